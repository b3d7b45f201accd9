// @ts-nocheck
// The page of one board: what hands do becomes acts, what the server answers becomes the page.
//
// The page carries everything it needs in <main data-game='{…}'> (PROTOCOL.md, "Pages"). The same module serves the
// board page and the clock page.

import "./board.js";
import { keepAwake } from "./clock.js";
import { released, touched } from "./acts.js";
import { colourOf, other, squareIndex, turnOf } from "./men.js";
import { Live, Regions, showConnection } from "./live.js";
import { Sender } from "./sender.js";
import { Speaker } from "./say.js";
import { ServerTime } from "./time.js";

export class GamePage {
  constructor(root) {
    this.root = root;
    this.config = JSON.parse(root.dataset.game);
    this.board = root.querySelector("adoube-board");
    this.clock = root.querySelector("adoube-clock");
    this.time = new ServerTime();
    this.sender = new Sender(this.config.act, this.time, this.config.token);
    this.speaker = new Speaker(
      this.config.language,
      this.config.state?.number ?? 0,
      root.querySelector("[data-announced]"),
    );
    this.figurines = false;
    this.state = null;
    this.regions = new Regions();
    this.loose = null;
    this.mine = []; // squares touched here in this turn that the server may not have told back yet
    this.message = root.querySelector("[data-message]");
    if (this.clock) this.clock.time = this.time;
    this.show(this.config.state);
    this.#listen();
    this.#connect();
  }

  get seat() {
    return this.config.seat;
  }

  /** Who acts here: the seat, or on a board shared by both the player on the move. */
  actor(man) {
    if (this.seat !== "both") return this.seat;
    const last = this.state?.last;
    // Until the clock is pressed, the man that was put down is still its player's to take up.
    if (last && !last.completed && man && colourOf(man) === last.by) return last.by;
    return this.state ? turnOf(this.state.fen) : colourOf(man ?? "P");
  }

  async act(text, who) {
    const actor = who ?? this.actor();
    if (actor !== "white" && actor !== "black" && actor !== "arbiter") return null;
    // What the arbiter gives as the reason goes with the next act, and with no other.
    const field = this.seat === "arbiter" ? this.root.querySelector("[data-reason]") : null;
    const reason = field?.value.trim() ?? "";
    if (field) field.value = "";
    const answer = await this.sender.send(`${actor} ${text}`, reason);
    if (field && !answer && !field.value) field.value = reason;
    return answer;
  }

  /** Shows the state of the game if it is not older than what is shown. */
  show(state) {
    if (!state || (this.state && state.number < this.state.number)) return;
    const before = this.state;
    this.state = state;
    if (!before || before.fen !== state.fen || turnOf(before.fen) !== turnOf(state.fen)) this.mine = [];
    this.#draw();
    this.#lists(before);
    // What waits for the arbiter, and what is counted, are drawn by the desk.
    const ruled =
      before && (before.phase !== state.phase || before.rulings?.[0]?.number !== state.rulings?.[0]?.number);
    if (ruled && this.seat === "arbiter") this.regions.refresh(["pending", "counters", "ruling-box"], 100);
    this.speaker.announce(state.says);
    this.root.dataset.phase = state.phase;
    this.root.dataset.number = String(state.number);
  }

  /** Draws men and clocks, unless something that was done here is still on its way: then its answer will. */
  #draw() {
    const { state } = this;
    if (!state || this.sender.waiting > 0) return;
    this.loose = state.loose;
    this.board?.setAttribute("variant", state.variant ?? "standard");
    this.board?.show({ fen: state.fen, last: state.last, touched: state.hand?.squares ?? [], loose: this.loose });
    this.clock?.show(state.clocks);
    // Who closed the question what a pawn becomes is asked again by this button.
    const open = this.loose?.kind === "promotion" && (this.seat === "both" || this.seat === this.loose.by);
    for (const element of this.root.querySelectorAll("[data-when-promoting]")) element.hidden = !open;
  }

  tell(text) {
    if (this.message) this.message.textContent = text ?? "";
    this.board?.say(text);
  }

  #listen() {
    const { board, clock, root } = this;
    board?.addEventListener("touch", (event) => this.#touched(event.detail));
    board?.addEventListener("release", (event) => this.#released(event.detail));
    board?.addEventListener("aside", (event) => this.#aside(event.detail));
    board?.addEventListener("press", () => this.#press(this.seat === "both" ? this.clock?.clocks.running : this.seat));
    clock?.addEventListener("press", (event) => this.act("presses", event.detail.colour));
    this.sender.addEventListener("answer", (event) => this.#answered(event.detail));
    this.sender.addEventListener("refused", (event) => {
      // What the desk refuses before it is read, such as a seat that is no longer one, has no words of its own.
      this.refusal = event.detail.text || this.config.words?.notTaken;
      this.tell(this.refusal);
      this.#again();
    });
    this.sender.addEventListener("trouble", () => this.tell(this.config.words?.trouble));
    this.sender.addEventListener("through", () => this.tell(""));
    root.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-act]");
      const field = event.target.closest("button[data-field]")?.closest("[data-act]");
      if (button || field) event.preventDefault();
      if (button) this.#button(button);
      else if (field) this.#filled(field);
    });
    root.addEventListener("keydown", (event) => {
      const field = event.key === "Enter" && event.target.closest("div[data-act] input")?.closest("[data-act]");
      if (!field) return;
      event.preventDefault();
      this.#filled(field);
    });
    root.addEventListener("submit", (event) => this.#typed(event));
    root.addEventListener("change", (event) => {
      if (event.target.matches("[data-view]")) this.board?.setAttribute("view", event.target.value);
      if (event.target.matches("[data-sound]") && this.clock) this.clock.sound = event.target.checked;
    });
    this.speaker.control(root.querySelector("[data-speak]"));
    this.speaker.choice(root.querySelector("[data-voice]"));
    this.#notation(root.querySelector("[data-notation]"));
    root.querySelector("[data-turn]")?.addEventListener("click", () => {
      const now = this.board?.getAttribute("orientation") ?? "white";
      this.board?.setAttribute("orientation", other(now));
      this.clock?.setAttribute("bottom", other(this.clock.getAttribute("bottom") ?? "white"));
    });
    root.querySelector("[data-fullscreen]")?.addEventListener("click", () => {
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen?.().catch(() => {});
    });
    root.querySelector("[data-times]")?.addEventListener("click", () => {
      const words = this.clock?.words() ?? "";
      this.tell(words);
      this.speaker.say(words);
    });
    if (this.clock) document.addEventListener("keydown", (event) => this.#key(event));
    // What has not been sent yet would be lost with the page.
    addEventListener("beforeunload", (event) => {
      if (this.sender.waiting > 0) event.preventDefault();
    });
    if (this.seat !== "none") keepAwake();
  }

  #connect() {
    this.live = new Live(this.config.events, ["state"], { time: this.time, last: this.config.state?.number ?? "" });
    this.live.addEventListener("state", (event) => {
      if (event.detail.game === this.config.game) this.show(event.detail);
    });
    showConnection(this.live, this.root.querySelector("[data-connection]"));
    const ask = async () => {
      const sentAt = performance.now();
      try {
        const answer = await (await fetch(this.config.time, { cache: "no-store" })).json();
        this.time.asked(sentAt, answer.sent, performance.now());
      } catch {
        // Asked again in a while.
      }
    };
    for (let i = 0; i < 4; i++) setTimeout(ask, i * 250);
    setInterval(ask, 20_000);
  }

  // ---- hands -----------------------------------------------------------------------------------------------------

  #touched({ square, man }) {
    const act = touched(square, [...(this.state?.hand?.squares ?? []), ...this.mine]);
    if (!act || this.state?.phase === "over") return;
    const settled = this.loose && (square === this.loose.to || square === this.loose.rook);
    if (settled && this.loose.kind === "promotion") return;
    this.mine.push(square);
    // A man that has just been put down and is taken up again is where its move began, for the Laws.
    const last = this.state?.last;
    const began = last && !last.completed && last.to === square && last.by === colourOf(man) ? last.from : square;
    this.act(`touches ${began}`, this.actor(man));
  }

  async #released({ man, from, to }) {
    const scene = { men: this.board.men, loose: this.loose, last: this.state?.last, variant: this.state?.variant };
    const move = released({ man, from, to }, scene);
    if (!move) return;
    this.board.put(from, to);
    if (!move.act) {
      this.loose = null;
      return;
    }
    if (move.act === "plays O-O" || move.act === "plays O-O-O") this.#castled(move.act, colourOf(man));
    this.loose = move.loose;
    this.stopAdjusting();
    const sent = this.act(move.act, this.actor(man));
    if (move.loose?.kind === "promotion") await this.promote(move.loose);
    await sent;
  }

  /** What the pawn on the last rank becomes; closing the question leaves it open, and the pawn where it is. */
  async promote(loose) {
    const answer = await this.board.choosePromotion(loose.by, loose.to);
    if (answer === null) return;
    const man = loose.by === "white" ? answer : answer.toLowerCase();
    if (answer) this.board.put(loose.to, loose.to, man);
    this.loose = null;
    await this.act(`plays ${loose.from}-${loose.to}${answer ? `=${answer}` : ""}`, this.actor(man || "P"));
  }

  #castled(act, colour) {
    const rank = colour === "white" ? "1" : "8";
    const men = this.board.men;
    const [king, rook, corner] = act === "plays O-O" ? ["g", "f", "h"] : ["c", "d", "a"];
    if (men[squareIndex("e" + rank)].toUpperCase() === "K") this.board.put("e" + rank, king + rank);
    if (men[squareIndex(corner + rank)].toUpperCase() === "R") this.board.put(corner + rank, rook + rank);
  }

  /** A man is put beside the board: an opponent's stays there, to be captured; an own one goes back. */
  #aside({ man, square }) {
    if (colourOf(man) !== this.actor(man)) this.board.lift(square);
  }

  #press(colour) {
    if (!colour) return;
    if (this.clock) this.clock.press(colour);
    else this.act("presses", colour);
  }

  #key(event) {
    if (
      event.ctrlKey ||
      event.altKey ||
      event.metaKey ||
      event.target.closest("input, textarea, select, dialog, a, summary")
    )
      return;
    const onButton = event.target.closest("button");
    const running = this.clock.clocks.running;
    const colour = this.seat === "both" ? running : this.seat;
    const space = event.key === " " || event.key === "Enter";
    if (space && (onButton || event.target.closest(".ab-square"))) return;
    if (space && colour) {
      event.preventDefault();
      this.clock.press(colour);
    }
  }

  /** Letters or figurines in the list of moves, as the reader likes. */
  #notation(list) {
    if (!list) return;
    const KEY = "adoube-notation";
    try {
      list.value = localStorage.getItem(KEY) === "figurines" ? "figurines" : "letters";
    } catch {
      // A browser that keeps nothing shows letters.
    }
    const change = () => {
      this.figurines = list.value === "figurines";
      const moves = this.root.querySelector("[data-moves]");
      if (moves && this.state) this.#moves(moves, this.state.moves ?? []);
    };
    list.addEventListener("change", () => {
      change();
      try {
        localStorage.setItem(KEY, list.value);
      } catch {
        // Chosen for this page only.
      }
    });
    change();
  }

  /** A move as it is shown. */
  #written(text) {
    if (!this.figurines) return text;
    const figurines = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };
    const letters = Object.entries(this.config.letters ?? {});
    const figurine = (own) => figurines[letters.find(([, letter]) => letter === own)?.[0]] ?? own;
    return text.replace(/\p{Lu}/gu, figurine);
  }

  stopAdjusting() {
    if (this.board?.adjusting) {
      this.board.adjusting = false;
      this.mine = [];
      this.root.querySelector('[data-act="says adjust"]')?.setAttribute("aria-pressed", "false");
    }
  }

  async #button(button) {
    const act = button.dataset.act;
    if (button.dataset.sure && !(await this.#sure(button.dataset.sure))) return;
    if (act === "presses") return this.#press(this.seat === "both" ? this.clock?.clocks.running : this.seat);
    if (act === "promote") return this.loose?.kind === "promotion" ? this.promote(this.loose) : undefined;
    if (act === "says adjust") {
      // The same button ends it: what is touched then counts again.
      if (this.board?.adjusting) {
        this.stopAdjusting();
        return void (await this.act("stops adjusting", button.dataset.who));
      }
      button.setAttribute("aria-pressed", "true");
      this.mine = [];
      if (this.board) this.board.adjusting = true;
    } else this.stopAdjusting();
    this.#beside(button.closest(".game-form") ?? button, await this.act(act, button.dataset.who));
  }

  /** Says beside a button or a field why what it sent was not done; true if it was done. */
  #beside(box, answer) {
    const refused = (answer?.answers ?? []).find((one) => one.kind === "refused");
    const why = answer ? refused?.text : this.refusal;
    const field = box.matches("button") ? null : box.querySelector("input:not([type=hidden])");
    const old = box.matches("button") ? box.nextElementSibling : box.querySelector(".problem");
    if (old?.classList.contains("problem")) old.remove();
    for (const input of box.querySelectorAll("input[aria-invalid]")) input.removeAttribute("aria-invalid");
    if (!why || !box.isConnected) return !why;
    const words = document.createElement("p");
    words.className = "problem";
    words.id = `problem-${(this.problems = (this.problems ?? 0) + 1)}`;
    words.setAttribute("role", "alert");
    words.textContent = why;
    if (box.matches("button")) box.after(words);
    else box.append(words);
    if (field) {
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-describedby", words.id);
      field.focus();
    }
    return false;
  }

  /** Asks once more before an act that cannot be taken back. */
  #sure(question) {
    const dialog = this.root.querySelector("dialog[data-sure]");
    if (!dialog) return Promise.resolve(true);
    dialog.querySelector("[data-question]").textContent = question;
    return new Promise((resolve) => {
      dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
      dialog.returnValue = "";
      dialog.showModal();
    });
  }

  /** Fields of the arbiter's form that complete an act: <div data-act="sets white {time}">. */
  #filled(box) {
    let text = box.dataset.act;
    const inputs = [...box.querySelectorAll("input[data-name]")];
    for (const input of inputs) text = text.replaceAll(`{${input.dataset.name}}`, input.value.trim());
    this.act(text.replace(/\s+/g, " ").trim(), box.dataset.who).then((answer) => {
      if (this.#beside(box, answer)) for (const input of inputs) input.value = input.defaultValue;
    });
  }

  /** A form whose field completes an act: <form data-act="plays {move}">. */
  #typed(event) {
    const form = event.target;
    if (!form.dataset.act) return;
    event.preventDefault();
    let text = form.dataset.act;
    for (const [name, value] of new FormData(form)) {
      const words = String(value).trim();
      text = text.replaceAll(`{${name}}`, name === "move" || name === "written" ? this.#move(words) : words);
    }
    this.stopAdjusting();
    this.act(text.replace(/\s+/g, " ").trim(), form.dataset.who).then(
      (answer) => this.#beside(form, answer) && form.reset(),
    );
  }

  /** A typed move in the letters of the Laws' English: `e2e4` is `e2-e4`, the reader's letter is the piece's. */
  #move(text) {
    const squares = /^([a-h][1-8])\s*[-x]?\s*([a-h][1-8])(?:=?([A-Za-z]))?$/.exec(text);
    const letters = this.config.letters ?? {};
    const letter = (own) =>
      Object.keys(letters).find((role) => letters[role].toUpperCase() === own.toUpperCase()) ?? own.toUpperCase();
    if (squares) return `${squares[1]}-${squares[2]}${squares[3] ? `=${letter(squares[3])}` : ""}`;
    if (/^[0oO](-?[0oO]){1,2}$/.test(text))
      return text.replace(/[0o]/g, "O").replace(/^OO$/, "O-O").replace(/^OOO$/, "O-O-O");
    let plain = text.replace(/=?([A-Z])$/, (_, own) => `=${letter(own)}`);
    if (/^[A-Z]/.test(plain)) plain = letter(plain[0]) + plain.slice(1);
    return plain;
  }

  // ---- answers ---------------------------------------------------------------------------------------------------

  #answered(answer) {
    const refused = (answer.answers ?? []).find((one) => one.kind === "refused");
    // What a touch binds to stands in a line of its own.
    const told = (answer.answers ?? []).filter((one) => one.kind !== "must" && one.kind !== "free");
    this.tell(refused ? refused.text : told.map((one) => one.text).join(" "));
    if (!refused) this.board?.say((answer.answers ?? []).map((one) => one.text).join(" "));
    if (refused && this.clock) this.clock.undo();
    if (answer.state) this.show(answer.state);
    if (refused) this.#again();
    else this.#draw();
  }

  /** The server's position, whatever was put on this screen. */
  #again() {
    this.loose = this.state?.loose ?? null;
    this.mine = [];
    this.clock?.undo();
    this.board?.show({
      fen: this.state?.fen,
      last: this.state?.last,
      touched: this.state?.hand?.squares ?? [],
      loose: this.loose,
    });
  }

  #lists(before) {
    const { state, root } = this;
    const moves = root.querySelector("[data-moves]");
    if (moves) this.#moves(moves, state.moves ?? []);
    const rulings = root.querySelector("[data-rulings]");
    if (rulings && (!before || before.rulings?.length !== state.rulings?.length || before.number !== state.number)) {
      rulings.replaceChildren(...(state.rulings ?? []).map((ruling) => this.#ruling(ruling)));
    }
    const set = (selector, text) => {
      const element = root.querySelector(selector);
      if (element && element.textContent !== (text ?? "")) element.textContent = text ?? "";
    };
    set("[data-status]", state.status);
    const duty = root.querySelector("[data-duty]");
    const duties = (state.duties ?? []).flatMap(({ text, article, href }) => {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = article;
      return [`${text} `, link, " "];
    });
    if (duty && (duty.textContent || duties.length)) duty.replaceChildren(...duties);
    set("[data-offer]", (state.offers ?? []).map((offer) => offer.text).join(" "));
    for (const element of root.querySelectorAll("[data-when]")) {
      element.hidden = !element.dataset.when.split(" ").includes(state.phase);
    }
    for (const element of root.querySelectorAll("[data-when-offer]")) {
      const open = (state.offers ?? []).some((offer) => offer.open && (this.seat === "both" || offer.by !== this.seat));
      element.hidden = !open;
    }
  }

  #moves(list, moves) {
    const rows = new Map();
    for (const move of moves) {
      const row = rows.get(move.number) ?? {};
      row[move.by] = move;
      rows.set(move.number, row);
    }
    const lines = [...rows].map(([number, row]) => {
      const line = document.createElement("li");
      line.value = number;
      for (const colour of ["white", "black"]) {
        const cell = document.createElement("span");
        cell.className = `game-move game-${colour}`;
        const move = row[colour];
        cell.textContent = move ? this.#written(move.text) + (move.completed ? "" : " …") : row.white ? "" : "…";
        if (move?.clock) {
          const clock = document.createElement("small");
          clock.textContent = ` ${move.clock}`;
          cell.append(clock);
        }
        line.append(cell);
      }
      return line;
    });
    list.replaceChildren(...lines);
    list.scrollTop = list.scrollHeight;
  }

  #ruling(ruling) {
    const item = document.createElement("li");
    const head = document.createElement("p");
    head.textContent = `${ruling.at} · ${ruling.text}`;
    if (ruling.reason) {
      const reason = document.createElement("em");
      reason.textContent = ruling.reason;
      head.append(" · ", reason);
    }
    item.append(head);
    for (const answer of ruling.answers) {
      const line = document.createElement("p");
      line.className = "game-answer";
      line.append(`${answer.text} `);
      const link = document.createElement("a");
      link.href = answer.href;
      link.textContent = answer.article;
      line.append(link);
      item.append(line);
    }
    return item;
  }
}

for (const root of document.querySelectorAll("[data-game]")) {
  root.adoube = new GamePage(root);
}
