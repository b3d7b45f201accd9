// Changes while a page is open: server-sent events with a memory of the last one seen.
//
// The browser's own reconnecting gives up on an error answer and lets a whole hall come back in the same second; so the
// connection is opened anew here, after a wait that grows and is never the same for two devices.

import { find } from "./dom.js";
import { fetchPage, isBeingFilled } from "./page.js";
import { ServerTime } from "./time.js";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 20_000;

export class Live extends EventTarget {
  /** @type {EventSource | null} */
  #source = null;
  #last = "";
  #wait = FIRST_WAIT_MS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  #names;

  /**
   * @param {string} url
   * @param {string[]} names the kinds of events to pass on; each becomes an event of this object with the parsed `detail`
   * @param {{ time?: ServerTime, last?: string | number }} options
   */
  constructor(url, names, { time = new ServerTime(), last = "" } = {}) {
    super();
    this.url = url;
    this.time = time;
    this.#names = names;
    this.#last = String(last ?? "");
    addEventListener("online", () => this.#soon(0));
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => event.persisted && this.open());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.#source?.readyState === EventSource.CLOSED) this.#soon(0);
    });
    this.open();
  }

  /** The number of the last event seen. */
  get last() {
    return this.#last;
  }

  get connected() {
    return this.#source?.readyState === EventSource.OPEN;
  }

  open() {
    this.close();
    const url = new URL(this.url, location.href);
    if (this.#last) url.searchParams.set("after", this.#last);
    const source = new EventSource(url);
    this.#source = source;
    source.addEventListener("open", () => {
      this.#wait = FIRST_WAIT_MS;
      this.dispatchEvent(new CustomEvent("connection", { detail: { connected: true } }));
    });
    source.addEventListener("error", () => {
      if (this.#source !== source) return;
      this.dispatchEvent(new CustomEvent("connection", { detail: { connected: false } }));
      source.close();
      this.#soon(this.#wait * (0.5 + Math.random()));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    });
    for (const name of this.#names) source.addEventListener(name, (event) => this.#got(name, event));
  }

  close() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  /** @param {number} ms */
  #soon(ms) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), ms);
  }

  /** @param {string} name @param {MessageEvent<string>} event */
  #got(name, event) {
    if (event.lastEventId) this.#last = event.lastEventId;
    let detail;
    try {
      detail = JSON.parse(event.data);
    } catch {
      return;
    }
    if (Number.isFinite(detail?.sent)) this.time.arrived(detail.sent);
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/**
 * Shows whether the page is connected, in the words that the element carries.
 * @param {Live} live
 * @param {HTMLElement | null} element
 */
export function showConnection(live, element) {
  if (!element) return;
  /** @param {boolean} connected */
  const show = (connected) => {
    element.hidden = connected;
    element.textContent = connected ? "" : (element.dataset.lost ?? "");
  };
  live.addEventListener("connection", (event) => show(/** @type {CustomEvent} */ (event).detail.connected));
}

/**
 * Asks the desk for its time now and then.
 * @param {string} address
 * @param {ServerTime} time
 */
export function keepTime(address, time) {
  const ask = async () => {
    const sentAt = performance.now();
    try {
      const answer = await (await fetch(address, { cache: "no-store" })).json();
      time.asked(sentAt, answer.sent, performance.now());
    } catch {
      // Asked again in a while.
    }
  };
  for (let i = 0; i < 4; i++) setTimeout(ask, i * 250);
  setInterval(ask, 20_000);
}

/** Replaces regions of the page, named by their ids, with what the desk draws now. */
export class Regions {
  /** @type {Set<string>} */
  #wanted = new Set();
  #waits = false;

  /**
   * Asks for these regions, some time within the spread.
   * @param {string[]} ids
   */
  refresh(ids, spreadMs = 400) {
    for (const id of ids) this.#wanted.add(id);
    if (this.#waits) return;
    this.#waits = true;
    setTimeout(() => this.#fetch(), Math.random() * spreadMs);
  }

  async #fetch() {
    const ids = [...this.#wanted];
    this.#wanted.clear();
    this.#waits = false;
    // A form that came back stands at another address than its page.
    const page = await fetchPage(find("[data-address]")?.dataset.address);
    if (!page) {
      // With the next change.
      for (const id of ids) this.#wanted.add(id);
      return;
    }
    for (const id of ids) {
      const fresh = page.getElementById(id);
      const old = document.getElementById(id);
      if (!fresh || !old || fresh.isEqualNode(old)) continue;
      // Where somebody is at work, nothing moves under their hands: it is fetched when they have gone on.
      if (old.contains(document.activeElement)) {
        old.addEventListener("focusout", () => this.refresh([id]), { once: true });
        continue;
      }
      if (isBeingFilled(old)) continue;
      old.replaceWith(document.adoptNode(fresh));
      fresh.dispatchEvent(new CustomEvent("refreshed", { bubbles: true }));
    }
  }
}

// A page that only wants its regions kept fresh says so: <main data-events="/t/ID/events" data-regions="pairings">;
// data-also names the changes of the event besides: a result that was entered by hand.
const page = find("[data-events][data-regions]");
if (page) {
  const kind = page.dataset.kind ?? "changed";
  const live = new Live(page.dataset.events ?? "", [kind], { last: page.dataset.number });
  const regions = new Regions();
  const again = () => regions.refresh((page.dataset.regions ?? "").split(/\s+/));
  live.addEventListener(kind, again);
  if (page.dataset.also) new Live(page.dataset.also, ["change"]).addEventListener("change", again);
  showConnection(live, find("[data-connection]"));
}
