// <adoube-board>: a chessboard that reports what hands do and gives no help (Articles 4.1-4.8).
//
// It knows no rule of movement: every man can be touched and put down anywhere, and what was put down stands until a
// new position is given. Attributes: `fen`, `orientation` (white, black), `seat` (white, black, both, none), `labels`
// (JSON, PROTOCOL.md), `last` ("e2 e4"), `view` (board, ranks, list), `coordinates` (no), `variant` (chess960). Events, all bubbling:
// `touch` {square, man, adjust}, `release` {man, from, to, promotion}, `aside` {man, square}, `press`.

import { FILES, colourOf, menOf, squareIndex, squareName, symbolOf } from "./men.js";
import { castlingBegun } from "./acts.js";

const PIECES = new URL("pieces.svg", import.meta.url).href;
const SVG = "http://www.w3.org/2000/svg";
const DRAG_PX = 5;

/** A drawing of a man. */
export function drawing(man) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${PIECES}#${symbolOf(man)}`);
  svg.append(use);
  return svg;
}

function make(tag, name, attributes = {}) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export class AdoubeBoard extends HTMLElement {
  static observedAttributes = ["fen", "orientation", "last", "labels", "seat", "view"];

  #men = new Array(64).fill("");
  #labels = {};
  #cells = [];
  #pieces = []; // one per man on the board: { man, index, element }
  #built = false;
  #held = null; // { index, man, piece, pointer, x, y, dragged, fresh }
  #typed = "";
  #typedAt = 0;
  #focus = 12;
  #adjust = false;
  #marks = { touched: [], loose: [] };
  #frame = 0;

  connectedCallback() {
    if (!this.#built) this.#build();
    this.#readLabels();
    this.#setMen(menOf(this.getAttribute("fen") ?? "8/8/8/8/8/8/8/8"));
    this.#layout();
  }

  attributeChangedCallback(name, before, after) {
    if (!this.#built || before === after) return;
    if (name === "fen") this.#setMen(menOf(after));
    if (name === "labels") this.#readLabels();
    if (name === "orientation") this.#layout();
    this.#describe();
  }

  /** The men as they are shown, a copy. */
  get men() {
    return [...this.#men];
  }

  /** Whether "j'adoube" has been said: the touches that follow are adjusting (4.2.1). */
  get adjusting() {
    return this.#adjust;
  }

  set adjusting(on) {
    this.#adjust = Boolean(on);
    this.toggleAttribute("adjusting", this.#adjust);
    if (on) this.say(this.#labels.adjusting);
  }

  /** Shows men where they are, with what is touched and what is put down but not finished. */
  show({ fen, last, touched = [], loose = null }) {
    this.#marks = { touched, loose: loose ? [loose.to] : [] };
    if (last !== undefined) this.setAttribute("last", last ? `${last.from} ${last.to}` : "");
    if (fen !== undefined) {
      const men = menOf(fen);
      if (loose && squareIndex(loose.from) >= 0 && squareIndex(loose.to) >= 0) {
        men[squareIndex(loose.to)] = men[squareIndex(loose.from)] || men[squareIndex(loose.to)];
        men[squareIndex(loose.from)] = "";
      }
      this.#setMen(men);
    }
    this.#describe();
  }

  /** Puts a man from one square to another on this screen only. */
  put(from, to, man) {
    const men = this.men;
    const a = squareIndex(from);
    const b = squareIndex(to);
    if (a < 0 || b < 0) return;
    men[b] = man || men[a];
    if (a !== b) men[a] = "";
    this.#setMen(men);
    this.#describe();
  }

  /** Takes a man off this screen's board. */
  lift(square) {
    const men = this.men;
    const at = squareIndex(square);
    if (at < 0) return;
    men[at] = "";
    this.#setMen(men);
    this.#describe();
  }

  /** Says something in the live region. */
  say(text) {
    if (text && this.live) this.live.textContent = text;
  }

  /** Asks what a pawn becomes: resolves to Q, R, B, N, or "" if the pawn is left, or null if closed. */
  choosePromotion(colour, square) {
    const dialog = this.chooser;
    const letters = ["Q", "R", "B", "N", ""];
    dialog.replaceChildren();
    const title = make("p", "ab-choose-title");
    title.textContent = this.#text("promote", { square });
    dialog.append(title);
    return new Promise((resolve) => {
      let answer = null;
      for (const letter of letters) {
        const man = letter || "P";
        const button = make("button", "ab-choice", { type: "button", value: letter });
        button.append(drawing(colour === "white" ? man : man.toLowerCase()));
        const name = make("span");
        name.textContent = letter ? (this.#labels.promotions?.[letter] ?? letter) : this.#labels.leavePawn ?? "";
        button.append(name);
        button.addEventListener("click", () => {
          answer = letter;
          dialog.close();
        });
        dialog.append(button);
      }
      dialog.addEventListener("close", () => resolve(answer), { once: true });
      dialog.showModal();
    });
  }

  #build() {
    this.#built = true;
    const frame = make("div", "ab-frame");
    this.grid = make("div", "ab-squares", { role: "grid", "aria-rowcount": "8", "aria-colcount": "8" });
    this.layer = make("div", "ab-men", { "aria-hidden": "true" });
    this.live = make("p", "ab-live", { "aria-live": "polite", role: "status" });
    this.text = make("div", "ab-text", { tabindex: "-1" });
    this.chooser = make("dialog", "ab-chooser");
    frame.append(this.grid, this.layer);
    this.frame = frame;
    for (let row = 0; row < 8; row++) {
      const line = make("div", "ab-row", { role: "row" });
      for (let column = 0; column < 8; column++) {
        const cell = make("div", "ab-square", { role: "gridcell", tabindex: "-1" });
        line.append(cell);
        this.#cells.push(cell);
      }
      this.grid.append(line);
    }
    this.append(frame, this.text, this.live, this.chooser);
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", () => this.#cancel());
    frame.addEventListener("contextmenu", (event) => this.#interactive && event.preventDefault());
    this.grid.addEventListener("keydown", (event) => this.#key(event));
    this.grid.addEventListener("focusin", (event) => {
      const square = event.target.dataset?.square;
      if (square) this.#rove(squareIndex(square));
    });
  }

  get #interactive() {
    return (this.getAttribute("seat") ?? "none") !== "none";
  }

  get #flipped() {
    return this.getAttribute("orientation") === "black";
  }

  #readLabels() {
    try {
      this.#labels = JSON.parse(this.getAttribute("labels") || this.closest("[data-labels]")?.dataset.labels || "{}");
    } catch {
      this.#labels = {};
    }
    this.#describe();
  }

  #text(key, values = {}) {
    let text = this.#labels[key] ?? "";
    for (const [name, value] of Object.entries(values)) text = text.replaceAll(`{${name}}`, value);
    return text;
  }

  #manName(man) {
    return this.#labels.men?.[man] ?? man;
  }

  /** The cell of a square: cells lie in reading order, so the seat changes which square a cell is. */
  #cell(index) {
    const rank = Math.floor(index / 8);
    const file = index % 8;
    return this.#cells[this.#flipped ? rank * 8 + (7 - file) : (7 - rank) * 8 + file];
  }

  #layout() {
    for (let index = 0; index < 64; index++) {
      const cell = this.#cell(index);
      const rank = Math.floor(index / 8);
      const file = index % 8;
      cell.dataset.square = squareName(index);
      cell.classList.toggle("ab-dark", (rank + file) % 2 === 0);
      const [bottom, left] = this.#flipped ? [7, 7] : [0, 0];
      if (rank === bottom) cell.dataset.file = FILES[file];
      else delete cell.dataset.file;
      if (file === left) cell.dataset.rank = String(rank + 1);
      else delete cell.dataset.rank;
    }
    for (const piece of this.#pieces) this.#place(piece);
    this.#describe();
  }

  #place(piece) {
    const rank = Math.floor(piece.index / 8);
    const file = piece.index % 8;
    const x = this.#flipped ? 7 - file : file;
    const y = this.#flipped ? rank : 7 - rank;
    piece.element.style.transform = `translate(${x * 100}%, ${y * 100}%)`;
  }

  /** Gives every man an element; those that moved keep theirs, so that they glide. */
  #setMen(men) {
    const kept = [];
    const missing = [];
    const spare = [];
    const taken = new Set();
    for (const piece of this.#pieces) {
      if (men[piece.index] === piece.man && !taken.has(piece.index)) {
        kept.push(piece);
        taken.add(piece.index);
      } else spare.push(piece);
    }
    for (let index = 0; index < 64; index++) if (men[index] && !taken.has(index)) missing.push(index);
    for (const index of missing) {
      const at = spare.findIndex((piece) => piece.man === men[index]);
      let piece;
      if (at >= 0) [piece] = spare.splice(at, 1);
      else {
        piece = { man: men[index], index, element: make("div", "ab-man") };
        piece.element.append(drawing(men[index]));
        this.layer.append(piece.element);
      }
      piece.index = index;
      this.#place(piece);
      kept.push(piece);
    }
    for (const piece of spare) piece.element.remove();
    this.#pieces = kept;
    this.#men = men;
    if (this.#held && this.#men[this.#held.index] !== this.#held.man) this.#cancel();
  }

  /** Names, marks and the text view. */
  #describe() {
    if (!this.#built) return;
    const last = (this.getAttribute("last") ?? "").split(" ").map(squareIndex);
    this.grid.setAttribute("aria-label", this.#labels.board ?? "");
    this.grid.setAttribute("aria-readonly", String(!this.#interactive));
    for (let index = 0; index < 64; index++) {
      const cell = this.#cell(index);
      const man = this.#men[index];
      const name = squareName(index);
      const words = [name, man ? this.#manName(man) : this.#labels.empty ?? ""];
      const held = this.#held?.index === index;
      const touched = this.#marks.touched.includes(name);
      cell.classList.toggle("ab-from", last[0] === index);
      cell.classList.toggle("ab-to", last[1] === index);
      cell.classList.toggle("ab-held", held);
      cell.classList.toggle("ab-touched", touched);
      cell.classList.toggle("ab-loose", this.#marks.loose.includes(name));
      if (last.includes(index)) words.push(this.#labels.lastMove ?? "");
      if (held || touched) words.push(this.#labels.touched ?? "");
      cell.setAttribute("aria-label", words.filter(Boolean).join(", "));
      cell.setAttribute("aria-selected", String(held));
      cell.tabIndex = index === this.#focus ? 0 : -1;
    }
    this.#describeText();
  }

  #letter(man) {
    const letter = this.#labels.letters?.[man.toUpperCase()] ?? man.toUpperCase();
    return colourOf(man) === "white" ? letter.toUpperCase() : letter.toLowerCase();
  }

  /** The position in words: a line per rank, or a list of men per side. */
  #describeText() {
    const view = this.getAttribute("view") ?? "board";
    this.frame.hidden = view !== "board";
    this.text.hidden = view === "board";
    if (view === "board") return;
    const lines = [];
    if (view === "ranks") {
      for (let rank = 7; rank >= 0; rank--) {
        const men = this.#men.slice(rank * 8, rank * 8 + 8).map((man) => (man ? this.#letter(man) : "-"));
        lines.push(`${rank + 1} ${men.join(" ")}`);
      }
      lines.push(`  ${[...FILES].join(" ")}`);
    } else {
      for (const colour of ["white", "black"]) {
        const men = [];
        for (const role of "KQRBNP") {
          const man = colour === "white" ? role : role.toLowerCase();
          this.#men.forEach((found, index) => {
            if (found === man) men.push(`${this.#labels.letters?.[role] ?? role}${squareName(index)}`);
          });
        }
        lines.push(`${this.#labels[colour] ?? colour}: ${men.join(" ")}`);
      }
    }
    const last = (this.getAttribute("last") ?? "").trim();
    if (last) lines.push(`${this.#labels.lastMove ?? ""}: ${last.replace(" ", "-")}`);
    const old = [...this.text.children].map((line) => line.textContent);
    if (old.length !== lines.length) this.text.replaceChildren(...lines.map(() => make("p")));
    lines.forEach((line, i) => {
      if (this.text.children[i].textContent !== line) this.text.children[i].textContent = line;
    });
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  // ---- hands -----------------------------------------------------------------------------------------------------

  #touch(index) {
    const man = this.#men[index];
    if (!man) return false;
    const piece = this.#pieces.find((candidate) => candidate.index === index);
    this.#held = { index, man, piece, dragged: false };
    piece.element.classList.add("ab-lifted");
    const detail = { square: squareName(index), man, adjust: this.#adjust };
    this.say(this.#text("sayTouched", { man: this.#manName(man), square: detail.square }));
    this.#describe();
    this.#tell("touch", detail);
    return true;
  }

  #letGo() {
    const held = this.#held;
    if (!held) return null;
    this.#held = null;
    held.piece.element.classList.remove("ab-lifted", "ab-dragged");
    return held;
  }

  /** The man in hand is put down: on a square, or beside the board if there is none. */
  #release(index) {
    const held = this.#letGo();
    if (!held) return;
    this.#place(held.piece);
    const from = squareName(held.index);
    if (index === held.index || (this.#adjust && index !== null)) {
      this.say(this.#text("sayBack", { man: this.#manName(held.man), square: from }));
      this.#describe();
      return;
    }
    if (index === null) {
      this.say(this.#text("sayAside", { man: this.#manName(held.man), square: from }));
      this.#describe();
      this.#tell("aside", { man: held.man, square: from });
      return;
    }
    const to = squareName(index);
    this.say(this.#text("sayPlaced", { man: this.#manName(held.man), from, to }));
    this.#describe();
    this.#tell("release", { man: held.man, from, to });
  }

  #cancel() {
    const held = this.#letGo();
    if (held) this.#place(held.piece);
    this.#describe();
  }

  /** A square is chosen by click or key: touch what is there, or put down what is in hand. */
  #choose(index) {
    const held = this.#held;
    if (!held) return this.#touch(index);
    const target = this.#men[index];
    if (index === held.index) return this.#release(index);
    const mine = (man) => {
      const seat = this.getAttribute("seat");
      return seat === "both" ? colourOf(man) === colourOf(held.man) : colourOf(man) === seat;
    };
    // Another own man, or any man after one that is not one's own, is touched; it is not put on top of it.
    const foreign = this.getAttribute("seat") !== "both" && !mine(held.man);
    // In Chess960 a king is put on its own rook to castle (II.3).
    const onRook = this.getAttribute("variant") === "chess960" && held.man.toUpperCase() === "K" && target.toUpperCase() === "R" && mine(target);
    if (target && !onRook && (foreign || mine(target)) && !castlingBegun(this.#men, held.man, squareName(held.index), squareName(index))) {
      this.#letGo();
      return this.#touch(index);
    }
    return this.#release(index);
  }

  #at(event, box = this.frame.getBoundingClientRect()) {
    const x = Math.floor(((event.clientX - box.left) / box.width) * 8);
    const y = Math.floor(((event.clientY - box.top) / box.height) * 8);
    if (x < 0 || x > 7 || y < 0 || y > 7) return null;
    return this.#flipped ? y * 8 + (7 - x) : (7 - y) * 8 + x;
  }

  #down(event) {
    if (!this.#interactive || event.button > 0 || event.isPrimary === false) return;
    const index = this.#at(event);
    if (index === null) return;
    event.preventDefault();
    this.#rove(index);
    this.#cell(index).focus({ preventScroll: true });
    const before = this.#held;
    if (before && before.pointer !== undefined) return;
    const chosenAlready = Boolean(before) && before.index !== index;
    const target = this.#men[index];
    const again = before?.index === index;
    if (chosenAlready) {
      this.#choose(index);
      if (!this.#held) return;
    } else if (!again && !(target && this.#touch(index))) return;
    const held = this.#held;
    if (!held) return;
    held.pointer = event.pointerId;
    held.x = event.clientX;
    held.y = event.clientY;
    held.again = again;
    held.finger = event.pointerType === "touch";
    held.box = this.frame.getBoundingClientRect();
    this.frame.setPointerCapture(event.pointerId);
  }

  #move(event) {
    const held = this.#held;
    if (!held || held.pointer !== event.pointerId) return;
    if (!held.dragged && Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG_PX) return;
    held.dragged = true;
    held.nowX = event.clientX;
    held.nowY = event.clientY;
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#held !== held || !held.dragged) return;
      const size = held.box.width / 8;
      const x = held.nowX - held.box.left - size / 2;
      const y = held.nowY - held.box.top - size * (held.finger ? 0.9 : 0.5);
      held.piece.element.classList.add("ab-dragged");
      held.piece.element.style.transform = `translate(${x}px, ${y}px) scale(1.15)`;
      this.#hover(this.#at({ clientX: held.nowX, clientY: held.nowY }, held.box));
    });
  }

  #hover(index) {
    if (this.#over === index) return;
    if (this.#over !== null) this.#cell(this.#over).classList.remove("ab-over");
    if (index !== null) this.#cell(index).classList.add("ab-over");
    this.#over = index;
  }

  #over = null;

  #up(event) {
    const held = this.#held;
    if (!held || held.pointer !== event.pointerId) return;
    this.#hover(null);
    held.pointer = undefined;
    if (held.dragged) return this.#release(this.#at(event));
    // A tap: the man stays in hand until a square is chosen; a second tap on it puts it back.
    if (held.again) this.#release(held.index);
  }

  // ---- keys ------------------------------------------------------------------------------------------------------

  #rove(index) {
    if (index < 0 || index === this.#focus) return;
    this.#cell(this.#focus).tabIndex = -1;
    this.#focus = index;
    this.#cell(index).tabIndex = 0;
  }

  #step(right, up) {
    const sign = this.#flipped ? -1 : 1;
    const file = (this.#focus % 8) + sign * right;
    const rank = Math.floor(this.#focus / 8) + sign * up;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return;
    this.#rove(rank * 8 + file);
    this.#cell(this.#focus).focus();
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const step = steps[event.key];
    if (step) this.#step(...step);
    else if (event.key === "Enter" || event.key === " ") {
      if (this.#interactive) this.#choose(this.#focus);
    } else if (event.key === "Escape") {
      if (this.#held) this.#release(this.#held.index);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      if (this.#held) this.#release(null);
    } else if (event.key === "p" && this.#interactive) this.#tell("press", {});
    else if (!this.#type(event.key)) return;
    event.preventDefault();
  }

  /** A square is typed: a letter, then a digit, within two seconds. */
  #type(key) {
    const now = performance.now();
    if (now - this.#typedAt > 2000) this.#typed = "";
    if (FILES.includes(key) && key.length === 1) {
      this.#typed = key;
      this.#typedAt = now;
      return true;
    }
    if (this.#typed && key >= "1" && key <= "8") {
      this.#rove(squareIndex(this.#typed + key));
      this.#typed = "";
      this.#cell(this.#focus).focus();
      return true;
    }
    return false;
  }
}

customElements.define("adoube-board", AdoubeBoard);
