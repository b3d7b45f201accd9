// <adoube-board>: a chessboard that reports what hands do and gives no help (Articles 4.1-4.8).
//
// It knows no rule of movement: every man can be touched and put down anywhere, and what was put down stands until a
// new position is given. Attributes: `fen`, `orientation` (white, black), `seat` (white, black, both, none), `labels`
// (JSON, PROTOCOL.md), `last` ("e2 e4"), `view` (board, ranks, list), `coordinates` (no), `variant` (chess960). Events, all bubbling:
// `touch` {square, man, adjust}, `release` {man, from, to, promotion}, `aside` {man, square}, `press`.

import { FILES, colourOf, menOf, squareIndex, squareName, symbolOf } from "./men.js";
import { castlingBegun } from "./acts.js";
import { filled, make, setText } from "./dom.js";

const PIECES = new URL("pieces.svg", import.meta.url).href;
const SVG = "http://www.w3.org/2000/svg";
const DRAG_PX = 5;

/**
 * A drawing of a man.
 * @param {Man} man
 */
export function drawing(man) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${PIECES}#${symbolOf(man)}`);
  svg.append(use);
  return svg;
}

/**
 * @typedef {{ man: Man, index: number, element: HTMLElement }} Piece a man on the board
 * @typedef {object} Pointer the finger or mouse that holds a man
 * @property {number} id
 * @property {number} x where it came down
 * @property {number} y
 * @property {number} nowX
 * @property {number} nowY
 * @property {boolean} again the man was in hand already
 * @property {boolean} finger
 * @property {DOMRect} box the board on the screen
 * @typedef {{ index: number, man: Man, piece: Piece, dragged: boolean, pointer?: Pointer }} Held
 */

export class AdoubeBoard extends HTMLElement {
  static observedAttributes = ["fen", "orientation", "last", "labels", "seat", "view"];

  /** @type {Man[]} */
  #men = new Array(64).fill("");
  /** @type {Labels} */
  #labels = {};
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {Piece[]} */
  #pieces = [];
  #built = false;
  /** @type {Held | null} */
  #held = null;
  #typed = "";
  #typedAt = 0;
  #focus = 12;
  #adjust = false;
  /** @type {{ touched: SquareName[], loose: SquareName[] }} */
  #marks = { touched: [], loose: [] };
  #frame = 0;
  /** @type {number | null} The square over which a man is dragged. */
  #over = null;
  #grid = make("div", "ab-squares", { role: "grid", "aria-rowcount": "8", "aria-colcount": "8" });
  #layer = make("div", "ab-men", { "aria-hidden": "true" });
  #live = make("p", "ab-live", { "aria-live": "polite", role: "status" });
  #text = make("div", "ab-text", { tabindex: "-1" });
  #chooser = make("dialog", "ab-chooser");
  #box = make("div", "ab-frame");

  connectedCallback() {
    if (!this.#built) this.#build();
    this.#readLabels();
    this.#setMen(menOf(this.getAttribute("fen") ?? "8/8/8/8/8/8/8/8"));
    this.#layout();
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
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

  /**
   * Shows men where they are, with those that are touched, and a move that is not finished.
   * @param {{ fen?: string, last?: { from?: SquareName, to?: SquareName } | null, touched?: SquareName[], loose?: Loose | null }} scene
   */
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

  /**
   * Puts a man from one square to another on this screen only.
   * @param {SquareName} from
   * @param {SquareName} to
   * @param {Man} [man]
   */
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

  /**
   * Takes a man off this screen's board.
   * @param {SquareName} square
   */
  lift(square) {
    const men = this.men;
    const at = squareIndex(square);
    if (at < 0) return;
    men[at] = "";
    this.#setMen(men);
    this.#describe();
  }

  /**
   * Says something in the live region.
   * @param {string} [text]
   */
  say(text) {
    if (text) this.#live.textContent = text;
  }

  /**
   * Asks what a pawn becomes: resolves to Q, R, B, N, or "" if the pawn is left, or null if closed.
   * @param {Colour | null} colour
   * @param {SquareName} square
   * @returns {Promise<string | null>}
   */
  choosePromotion(colour, square) {
    const dialog = this.#chooser;
    const letters = ["Q", "R", "B", "N", ""];
    dialog.replaceChildren();
    const title = make("p", "ab-choose-title");
    title.textContent = this.#words("promote", { square });
    dialog.append(title);
    return new Promise((resolve) => {
      /** @type {string | null} */
      let answer = null;
      for (const letter of letters) {
        const man = letter || "P";
        const button = make("button", "ab-choice", { type: "button", value: letter });
        button.append(drawing(colour === "white" ? man : man.toLowerCase()));
        const name = make("span");
        name.textContent = letter ? (this.#labels.promotions?.[letter] ?? letter) : (this.#labels.leavePawn ?? "");
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
    const frame = this.#box;
    frame.append(this.#grid, this.#layer);
    for (let row = 0; row < 8; row++) {
      const line = make("div", "ab-row", { role: "row" });
      for (let column = 0; column < 8; column++) {
        const cell = make("div", "ab-square", { role: "gridcell", tabindex: "-1" });
        line.append(cell);
        this.#cells.push(cell);
      }
      this.#grid.append(line);
    }
    this.append(frame, this.#text, this.#live, this.#chooser);
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", () => this.#cancel());
    frame.addEventListener("contextmenu", (event) => this.#interactive && event.preventDefault());
    this.#grid.addEventListener("keydown", (event) => this.#key(event));
    this.#grid.addEventListener("focusin", (event) => {
      const square = /** @type {HTMLElement} */ (event.target).dataset.square;
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
      this.#labels = JSON.parse(
        this.getAttribute("labels") ||
          /** @type {HTMLElement | null} */ (this.closest("[data-labels]"))?.dataset.labels ||
          "{}",
      );
    } catch {
      this.#labels = {};
    }
    this.#describe();
  }

  /** @param {string} key @param {Record<string, string>} values */
  #words(key, values) {
    return filled(this.#labels[key], values);
  }

  /** @param {Man} man @returns {string} */
  #manName(man) {
    return this.#labels.men?.[man] ?? man;
  }

  /**
   * The cell of a square: cells lie in reading order, so the seat changes which square a cell is.
   * @param {number} index
   */
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

  /** @param {Piece} piece */
  #place(piece) {
    const rank = Math.floor(piece.index / 8);
    const file = piece.index % 8;
    const x = this.#flipped ? 7 - file : file;
    const y = this.#flipped ? rank : 7 - rank;
    piece.element.style.transform = `translate(${x * 100}%, ${y * 100}%)`;
  }

  /**
   * Gives every man an element; those that moved keep theirs, so that they glide.
   * @param {Man[]} men
   */
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
        this.#layer.append(piece.element);
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
    this.#grid.setAttribute("aria-label", this.#labels.board ?? "");
    this.#grid.setAttribute("aria-readonly", String(!this.#interactive));
    for (let index = 0; index < 64; index++) {
      const cell = this.#cell(index);
      const man = this.#men[index];
      const name = squareName(index);
      const words = [name, man ? this.#manName(man) : (this.#labels.empty ?? "")];
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

  /** @param {Man} man @returns {string} */
  #letter(man) {
    const letter = this.#labels.letters?.[man.toUpperCase()] ?? man.toUpperCase();
    return colourOf(man) === "white" ? letter.toUpperCase() : letter.toLowerCase();
  }

  /** The position in words: a line per rank, or a list of men per side. */
  #describeText() {
    const view = this.getAttribute("view") ?? "board";
    this.#box.hidden = view !== "board";
    this.#text.hidden = view === "board";
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
        /** @type {string[]} */
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
    const old = [...this.#text.children].map((line) => line.textContent);
    if (old.length !== lines.length) this.#text.replaceChildren(...lines.map(() => make("p")));
    lines.forEach((line, i) => {
      setText(this.#text.children[i], line);
    });
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  // ---- hands -----------------------------------------------------------------------------------------------------

  /** @param {number} index @returns {boolean} */
  #touch(index) {
    const man = this.#men[index];
    const piece = this.#pieces.find((candidate) => candidate.index === index);
    if (!man || !piece) return false;
    this.#held = { index, man, piece, dragged: false };
    piece.element.classList.add("ab-lifted");
    const detail = { square: squareName(index), man, adjust: this.#adjust };
    this.say(this.#words("sayTouched", { man: this.#manName(man), square: detail.square }));
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

  /**
   * The man in hand is put down: on a square, or beside the board if there is none.
   * @param {number | null} index
   */
  #release(index) {
    const held = this.#letGo();
    if (!held) return;
    this.#place(held.piece);
    const from = squareName(held.index);
    if (index === held.index || (this.#adjust && index !== null)) {
      this.say(this.#words("sayBack", { man: this.#manName(held.man), square: from }));
      this.#describe();
      return;
    }
    if (index === null) {
      this.say(this.#words("sayAside", { man: this.#manName(held.man), square: from }));
      this.#describe();
      this.#tell("aside", { man: held.man, square: from });
      return;
    }
    const to = squareName(index);
    this.say(this.#words("sayPlaced", { man: this.#manName(held.man), from, to }));
    this.#describe();
    this.#tell("release", { man: held.man, from, to });
  }

  #cancel() {
    const held = this.#letGo();
    if (held) this.#place(held.piece);
    this.#describe();
  }

  /**
   * A square is chosen by click or key: touch what is there, or put down what is in hand.
   * @param {number} index
   */
  #choose(index) {
    const held = this.#held;
    if (!held) return this.#touch(index);
    const target = this.#men[index];
    if (index === held.index) return this.#release(index);
    /** @param {Man} man */
    const mine = (man) => {
      const seat = this.getAttribute("seat");
      return seat === "both" ? colourOf(man) === colourOf(held.man) : colourOf(man) === seat;
    };
    // Another own man, or any man after one that is not one's own, is touched; it is not put on top of it.
    const foreign = this.getAttribute("seat") !== "both" && !mine(held.man);
    // In Chess960 a king is put on its own rook to castle (II.3).
    const onRook =
      this.getAttribute("variant") === "chess960" &&
      held.man.toUpperCase() === "K" &&
      target.toUpperCase() === "R" &&
      mine(target);
    if (
      target &&
      !onRook &&
      (foreign || mine(target)) &&
      !castlingBegun(this.#men, held.man, squareName(held.index), squareName(index))
    ) {
      this.#letGo();
      return this.#touch(index);
    }
    return this.#release(index);
  }

  /**
   * The square under a point of the screen.
   * @param {{ clientX: number, clientY: number }} event
   */
  #at(event, box = this.#box.getBoundingClientRect()) {
    const x = Math.floor(((event.clientX - box.left) / box.width) * 8);
    const y = Math.floor(((event.clientY - box.top) / box.height) * 8);
    if (x < 0 || x > 7 || y < 0 || y > 7) return null;
    return this.#flipped ? y * 8 + (7 - x) : (7 - y) * 8 + x;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.#interactive || event.button > 0 || event.isPrimary === false) return;
    const index = this.#at(event);
    if (index === null) return;
    event.preventDefault();
    this.#rove(index);
    this.#cell(index).focus({ preventScroll: true });
    const before = this.#held;
    if (before?.pointer) return;
    const chosenAlready = before !== null && before.index !== index;
    const target = this.#men[index];
    const again = before?.index === index;
    if (chosenAlready) {
      this.#choose(index);
      if (!this.#held) return;
    } else if (!again && !(target && this.#touch(index))) return;
    const held = this.#held;
    if (!held) return;
    const [x, y] = [event.clientX, event.clientY];
    const box = this.#box.getBoundingClientRect();
    held.pointer = { id: event.pointerId, x, y, nowX: x, nowY: y, again, finger: event.pointerType === "touch", box };
    this.#box.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.#held;
    const pointer = held?.pointer;
    if (!held || !pointer || pointer.id !== event.pointerId) return;
    if (!held.dragged && Math.hypot(event.clientX - pointer.x, event.clientY - pointer.y) < DRAG_PX) return;
    held.dragged = true;
    pointer.nowX = event.clientX;
    pointer.nowY = event.clientY;
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#held !== held || !held.dragged) return;
      const { box, nowX, nowY } = pointer;
      const size = box.width / 8;
      const x = nowX - box.left - size / 2;
      const y = nowY - box.top - size * (pointer.finger ? 0.9 : 0.5);
      held.piece.element.classList.add("ab-dragged");
      held.piece.element.style.transform = `translate(${x}px, ${y}px) scale(1.15)`;
      this.#hover(this.#at({ clientX: nowX, clientY: nowY }, box));
    });
  }

  /** @param {number | null} index */
  #hover(index) {
    if (this.#over === index) return;
    if (this.#over !== null) this.#cell(this.#over).classList.remove("ab-over");
    if (index !== null) this.#cell(index).classList.add("ab-over");
    this.#over = index;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.#held;
    const pointer = held?.pointer;
    if (!held || !pointer || pointer.id !== event.pointerId) return;
    this.#hover(null);
    held.pointer = undefined;
    if (held.dragged) return this.#release(this.#at(event));
    // A tap: the man stays in hand until a square is chosen; a second tap on it puts it back.
    if (pointer.again) this.#release(held.index);
  }

  // ---- keys ------------------------------------------------------------------------------------------------------

  /** @param {number} index */
  #rove(index) {
    if (index < 0 || index === this.#focus) return;
    this.#cell(this.#focus).tabIndex = -1;
    this.#focus = index;
    this.#cell(index).tabIndex = 0;
  }

  /** @param {number} right @param {number} up */
  #step(right, up) {
    const sign = this.#flipped ? -1 : 1;
    const file = (this.#focus % 8) + sign * right;
    const rank = Math.floor(this.#focus / 8) + sign * up;
    if (file < 0 || file > 7 || rank < 0 || rank > 7) return;
    this.#rove(rank * 8 + file);
    this.#cell(this.#focus).focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    /** @type {Record<string, [number, number]>} */
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

  /**
   * A square is typed: a letter, then a digit, within two seconds.
   * @param {string} key
   */
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
