// <adoube-clock>: a two-sided digital chessclock (Article 6).
//
// It shows the server's clocks at the server's time, moves at once when it is pressed and is put right when the answer
// comes. Attributes: `labels` (JSON, PROTOCOL.md), `layout` (opposite: for two players at one tablet; side; strip),
// `seat` (white, black, both, none: whose side may be pressed), `left` (white, black). Event: `press` {colour}.

import { filled, find, make, setText } from "./dom.js";
import { afterPress, delayLeft, digits, shown } from "./time.js";

const COLOURS = /** @type {const} */ (["white", "black"]);

/** @type {Clocks} */
const IDLE = {
  running: null,
  since: 0,
  delay_left: 0,
  falls: [],
  white: { ms: 0, period: 1, periods: 1, control: null, made: 0, increment: 0, delay: 0, next: null, down: false },
  black: { ms: 0, period: 1, periods: 1, control: null, made: 0, increment: 0, delay: 0, next: null, down: false },
};

export class AdoubeClock extends HTMLElement {
  static observedAttributes = ["labels", "layout", "seat", "left"];

  #clocks = IDLE;
  /** @type {Labels} */
  #labels = {};
  /** @type {Partial<Record<Colour, HTMLButtonElement>>} */
  #sides = {};
  /** @type {{ now(): number }} */
  #time = { now: () => Date.now() };
  #frame = 0;
  /** @type {Clocks | null} The clocks after a press that is on its way. */
  #guess = null;
  #told = { white: false, black: false };
  /** @type {{ clocks: Clocks | null, shows: string }} Most frames change nothing. */
  #drawn = { clocks: null, shows: "" };
  /** @type {AudioContext | null} */
  #audio = null;
  /** @type {HTMLElement | null} */
  #status = null;
  sound = false;

  connectedCallback() {
    if (!this.firstElementChild) this.#build();
    this.#read();
    const tick = () => {
      this.#render();
      this.#frame = requestAnimationFrame(tick);
    };
    cancelAnimationFrame(this.#frame);
    tick();
  }

  disconnectedCallback() {
    cancelAnimationFrame(this.#frame);
  }

  attributeChangedCallback() {
    if (this.isConnected && this.firstElementChild) this.#read();
  }

  /** @param {{ now(): number }} time */
  set time(time) {
    this.#time = time;
  }

  /** The clocks as the server last told them. */
  get clocks() {
    return this.#guess ?? this.#clocks;
  }

  /**
   * Shows the server's clocks; a guess is dropped.
   * @param {Clocks | null | undefined} clocks
   */
  show(clocks) {
    if (!clocks) return;
    this.#clocks = clocks;
    this.#guess = null;
    this.#render();
  }

  /** Whether there is a guess that the server has not answered. */
  get guessing() {
    return this.#guess !== null;
  }

  /**
   * Presses a side here and now; the listener of the event sends it to the server.
   * @param {Colour} colour
   */
  press(colour) {
    if (!this.#may(colour)) return;
    const now = this.#time.now();
    const after = afterPress(this.clocks, colour, now);
    if (after !== this.clocks) {
      this.#guess = after;
      this.#click(620, 0.03);
      navigator.vibrate?.(12);
    }
    this.#render();
    this.dispatchEvent(new CustomEvent("press", { bubbles: true, detail: { colour } }));
  }

  /** The press that is on its way was refused: the server's clocks again. */
  undo() {
    this.#guess = null;
    this.#render();
  }

  /** The times of both sides, in words. */
  words() {
    const now = this.#time.now();
    return COLOURS.map((c) => `${this.#labels[c] ?? c} ${digits(shown(this.clocks, c, now))}`).join(", ");
  }

  /** @param {Colour} colour */
  #may(colour) {
    const seat = this.getAttribute("seat") ?? "none";
    return seat === "both" || seat === colour;
  }

  #build() {
    for (const colour of COLOURS) {
      const side = make("button", `ac-side ac-${colour}`, { type: "button" });
      side.dataset.colour = colour;
      side.innerHTML =
        '<span class="ac-name"></span><span class="ac-digits" role="timer"></span><span class="ac-delay"></span>' +
        '<span class="ac-facts"></span><span class="ac-flag"></span>';
      // The press counts when the finger comes down, not when it is lifted.
      side.addEventListener("pointerdown", (event) => {
        if (event.button > 0) return;
        event.preventDefault();
        this.press(colour);
      });
      side.addEventListener("click", (event) => {
        if (event.detail === 0) this.press(colour); // by keyboard or a screen reader
      });
      this.#sides[colour] = side;
      this.append(side);
    }
    this.#status = make("p", "ac-status", { role: "status" });
    this.append(this.#status);
  }

  #read() {
    try {
      this.#labels = JSON.parse(this.getAttribute("labels") || "{}");
    } catch {
      this.#labels = {};
    }
    this.#drawn = { clocks: null, shows: "" };
    for (const colour of COLOURS) {
      const side = this.#sides[colour];
      if (!side) continue;
      const name = this.#labels.names?.[colour] ?? this.#labels[colour];
      side.disabled = !this.#may(colour);
      setText(find(".ac-name", side), name ?? "");
      side.setAttribute("aria-label", this.#fill("press", { who: name ?? colour }));
    }
    this.#render();
  }

  /** @param {string} key @param {Record<string, string | number>} values */
  #fill(key, values) {
    return filled(this.#labels[key], values);
  }

  #render() {
    const clocks = this.clocks;
    const now = this.#time.now();
    const times = COLOURS.map((colour) => digits(shown(clocks, colour, now)));
    const shows = `${times.join(" ")} ${Math.ceil(delayLeft(clocks, now) / 1000)}`;
    if (this.#drawn.clocks === clocks && this.#drawn.shows === shows) return;
    this.#drawn = { clocks, shows };
    const falls = [...clocks.falls.filter((fall) => !fall.complete)];
    for (const colour of COLOURS) {
      const side = this.#sides[colour];
      if (!side) return;
      const dial = clocks[colour];
      const ms = shown(clocks, colour, now);
      const runs = clocks.running === colour;
      const down = dial.down || (runs && ms === 0);
      if (down && !falls.some((fall) => fall.who === colour)) falls.push({ who: colour, at: now });
      /** @param {string} selector @param {string} text */
      const set = (selector, text) => setText(find(selector, side), text);
      // A clock that nobody has set shows no time.
      const idle = clocks === IDLE;
      const text = idle ? "–" : digits(ms);
      set(".ac-digits", text);
      side.classList.toggle("ac-long", text.length > 6);
      const delay = runs ? delayLeft(clocks, now) : 0;
      set(".ac-delay", delay > 0 ? this.#fill("delay", { seconds: Math.ceil(delay / 1000) }) : "");
      const facts = dial.periods > 1 ? [this.#fill("period", { number: dial.period, of: dial.periods })] : [];
      if (dial.increment) facts.push(this.#fill("increment", { seconds: dial.increment / 1000 }));
      facts.push(
        dial.control
          ? this.#fill("movesOf", { made: dial.made, needed: dial.control })
          : this.#fill("moves", { made: dial.made }),
      );
      set(".ac-facts", idle ? "" : facts.filter(Boolean).join(" · "));
      side.classList.toggle("ac-runs", runs);
      side.classList.toggle("ac-down", down);
      side.classList.toggle("ac-low", !idle && !down && ms < 60_000);
      side.setAttribute("aria-pressed", String(!runs && clocks.running !== null));
    }
    for (const colour of COLOURS) {
      const place = falls.findIndex((fall) => fall.who === colour);
      const text =
        place < 0
          ? ""
          : `⚑ ${this.#labels[place === 0 ? (falls.length > 1 ? "flagFirst" : "flag") : "flagSecond"] ?? ""}`;
      setText(this.#sides[colour]?.querySelector(".ac-flag"), text);
      if (place >= 0 && !this.#told[colour]) {
        this.#told[colour] = true;
        this.#click(300, 0.4);
      } else if (place < 0) this.#told[colour] = false;
    }
    this.classList.toggle("ac-stopped", clocks.running === null);
    const status = clocks.running === null && clocks !== IDLE ? (this.#labels.stopped ?? "") : "";
    setText(this.#status, status);
  }

  /** @param {number} hertz @param {number} seconds */
  #click(hertz, seconds) {
    if (!this.sound || !globalThis.AudioContext) return;
    this.#audio ??= new AudioContext();
    const tone = this.#audio.createOscillator();
    const gain = this.#audio.createGain();
    gain.gain.value = 0.05;
    tone.frequency.value = hertz;
    tone.connect(gain).connect(this.#audio.destination);
    tone.start();
    tone.stop(this.#audio.currentTime + seconds);
  }
}

customElements.define("adoube-clock", AdoubeClock);

/** Keeps the screen on while the page is looked at, where the browser can. */
export function keepAwake() {
  if (!navigator.wakeLock) return false;
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  const ask = async () => {
    if (document.visibilityState !== "visible" || lock) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => {
        lock = null;
      });
    } catch {
      lock = null;
    }
  };
  document.addEventListener("visibilitychange", ask);
  addEventListener("pointerdown", ask);
  ask();
  return true;
}
