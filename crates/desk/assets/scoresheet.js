// The electronic scoresheet (8.1.1.2): a player writes the moves of a game on a wooden board.
//
// It gives no help of any kind: no move is judged, nothing is counted but moves, and entries are kept as written. The
// entries themselves are in `sheetlog.js`. A spare tablet opens the same page and goes on from what the desk has.

/** @import { AdoubeBoard } from "./board.js" */

import "./board.js";
import { castlingBegun, uuid7 } from "./acts.js";
import { filled, find, findAll, make } from "./dom.js";
import { deviceName, openKeep } from "./keep.js";
import { colourOf, fenOf, squareIndex } from "./men.js";
import { menAfter, squaresOf } from "./sheet.js";
import { SheetLog } from "./sheetlog.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const EVERY_MS = 4000;
const TEXT_MAX = 16;
const COLOURS = /** @type {const} */ (["white", "black"]);
/** How the keys of texts about a side end. */
const SIDE = /** @type {const} */ ({ white: "White", black: "Black" });
/** Keys of the scoresheet's own keyboard, below the pieces' letters. */
const KEYS = [[..."abcdefgh"], [..."12345678"], ["x", "-", "=", "+", "#", "O-O", "O-O-O"]];

export class ScoresheetPage {
  /** @type {number | null} The ply that is being filled or corrected. */
  #edit = null;
  #status = make("p", "sheet-status", { role: "status" });
  #body = make("tbody");
  #lines = make("div", "sheet-lines");
  #label = make("span");
  #input = make("input", "", {
    maxlength: String(TEXT_MAX),
    autocomplete: "off",
    spellcheck: "false",
    inputmode: "none",
    enterkeyhint: "done",
    autocapitalize: "off",
  });
  #form = make("form", "sheet-entry");
  #board = /** @type {AdoubeBoard} */ (document.createElement("adoube-board"));
  #signed = make("p", "sheet-signed", { role: "status" });

  /** @param {HTMLElement} root */
  static async open(root) {
    /** @type {SheetConfig} */
    const config = JSON.parse(root.dataset.sheet ?? "");
    const { url, token } = config;
    const keep = await openKeep(`sheet-${config.sheet}`);
    const log = new SheetLog(keep, { url, token, device: deviceName(() => uuid7()) });
    await log.load();
    const page = new ScoresheetPage(root, config, log);
    addEventListener("online", () => log.sync());
    document.addEventListener("visibilitychange", () => log.sync());
    setInterval(() => log.sync(), EVERY_MS);
    await log.sync();
    page.#openOffline();
    return page;
  }

  /** @param {HTMLElement} root @param {SheetConfig} config @param {SheetLog} log */
  constructor(root, config, log) {
    this.root = root;
    this.config = config;
    this.log = log;
    this.letters = config.letters ?? {};
    this.offer = this.#tool("offer", () => this.#mark());
    this.strike = this.#tool("strike", () => this.#strike());
    this.leave = this.#tool("leave", () => this.#select(null));
    this.take = make("button", "sheet-take", { type: "button" }, this.#word("take"));
    this.boardOff = make("p", "", {}, this.#word("boardOff"));
    this.#build();
    this.#show();
    log.addEventListener("change", () => this.#show());
  }

  /** @param {string} key @param {Record<string, string | number>} values */
  #word(key, values = {}) {
    return filled(this.config.words?.[key], values);
  }

  /** @param {SheetOp | (() => SheetOp)} op */
  enter(op) {
    return this.log.enter(op);
  }

  // ---- the page --------------------------------------------------------------------------------------------------

  #build() {
    const table = make("table", "sheet-table");
    const row = make("tr");
    for (const key of ["number", "white", "black"]) row.append(make("th", "", { scope: "col" }, this.#word(key)));
    const head = make("thead");
    head.append(row);
    table.append(make("caption", "", {}, this.#word("caption")), head, this.#body);
    this.#lines.append(table);
    this.take.addEventListener("click", () => this.enter({ kind: "take" }));
    this.#entryForm();
    this.root.replaceChildren(this.take, this.#status, this.#lines, this.#form, this.#boardEntry(), this.#signing());
  }

  /** @param {string} word @param {() => void} run */
  #tool(word, run) {
    const key = make("button", "sheet-key", { type: "button" }, this.#word(word));
    key.addEventListener("click", run);
    return key;
  }

  #entryForm() {
    const form = this.#form;
    const label = make("label");
    label.append(this.#label, this.#input);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    const keys = make("div", "sheet-keys");
    for (const row of [[..."KQRBN"].map((role) => this.letters[role] ?? role), ...KEYS]) {
      const line = make("div", "sheet-row");
      for (const text of row) {
        const key = make("button", "sheet-key", { type: "button" }, text);
        key.addEventListener("click", () => this.#type(text));
        line.append(key);
      }
      keys.append(line);
    }
    const tools = make("div", "sheet-row sheet-tools");
    tools.append(
      this.#tool("erase", () => this.#type(null)),
      this.#tool("dash", () => this.#write({ kind: "dash" })),
      this.offer,
      this.#tool("time", () => this.#askTime()),
      this.strike,
      this.leave,
      make("button", "sheet-key sheet-enter primary", { type: "submit" }, this.#word("enter")),
    );
    keys.append(tools);
    form.append(label, keys);
  }

  #boardEntry() {
    const details = make("details", "sheet-board");
    const board = this.#board;
    board.setAttribute("seat", "both");
    board.setAttribute("orientation", this.config.seat);
    board.setAttribute("labels", JSON.stringify(this.config.labels ?? {}));
    board.setAttribute("fen", this.config.fen ?? START);
    board.addEventListener("release", (event) => this.#moved(/** @type {CustomEvent} */ (event).detail));
    details.append(make("summary", "", {}, this.#word("board")), this.boardOff, board);
    return details;
  }

  #signing() {
    const form = make("form", "sheet-sign");
    const set = make("fieldset");
    set.append(make("legend", "", {}, this.#word("sign")));
    for (const result of ["1-0", "1/2-1/2", "0-1"]) {
      const label = make("label", "sheet-result");
      const radio = make("input", "", { type: "radio", name: "result", value: result, required: "" });
      label.append(radio, ` ${result.replaceAll("1/2", "½")}`);
      set.append(label);
    }
    // Both sign both sheets (8.7): the keeper here, and the opponent on the same tablet. A second time takes it back.
    for (const colour of COLOURS) {
      set.append(make("button", "", { value: colour }, this.#word(`sign${SIDE[colour]}`)), " ");
    }
    form.append(set, this.#signed);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
      const by = /** @type {Colour} */ (button?.value || this.config.seat);
      const result = String(new FormData(form).get("result"));
      const again = this.log.sheet.signed[by]?.result === result;
      this.enter(again ? { kind: "unsign", by } : { kind: "sign", by, result });
    });
    return form;
  }

  /** @param {string | null} value a key, or null for the last letter */
  #type(value) {
    const input = this.#input;
    if (value === null) input.value = input.value.slice(0, -1);
    else if (input.value.length + value.length <= TEXT_MAX) input.value += value;
    input.focus({ preventScroll: true });
  }

  #submit() {
    const text = this.#input.value.replace(/\p{Cc}/gu, " ").trim();
    if (!text) return;
    if (/^[-–—]+$/.test(text)) this.#write({ kind: "dash" });
    else this.#write({ kind: "write", text, ...squaresOf(text, this.letters) });
  }

  /** @param {SheetOp} op */
  #write(op) {
    if (this.log.elsewhere) return;
    const chosen = this.#edit;
    this.#input.value = "";
    this.#edit = null;
    this.enter(() => ({ ...op, ply: chosen ?? this.log.sheet.lines.length }));
  }

  /** The offer mark goes on the move just written, or on the one chosen. */
  #mark() {
    const { lines } = this.log.sheet;
    const ply = this.#edit ?? lines.length - 1;
    if (lines[ply] && !this.log.elsewhere) this.enter({ kind: "offer", ply, on: !lines[ply].offer });
  }

  #askTime() {
    const { lines } = this.log.sheet;
    const ply = this.#edit ?? lines.length - 1;
    const text = this.#input.value.trim();
    if (!lines[ply] || this.log.elsewhere) return;
    if (/^[\d:.]{1,8}$/.test(text)) {
      this.#input.value = "";
      this.enter({ kind: "time", ply, text });
    } else {
      this.say(this.#word("timeHow"));
      this.#input.focus();
    }
  }

  #strike() {
    if (this.#edit === null || this.log.elsewhere) return;
    const ply = this.#edit;
    this.#edit = null;
    this.enter({ kind: "strike", ply });
  }

  /** @param {number | null} ply */
  #select(ply) {
    this.#edit = ply;
    this.#input.value = ply === null ? "" : (this.log.sheet.lines[ply]?.text ?? "");
    this.#show();
    this.#input.focus();
  }

  /** @param {string} text */
  say(text) {
    this.#status.textContent = text;
  }

  /**
   * A man was put down on the entry board: the move is written in the long form, whatever it is.
   * @param {{ man: Man, from: SquareName, to: SquareName }} hand
   */
  async #moved({ man, from, to }) {
    const { men } = this.#board;
    const { letters } = this;
    const role = man.toUpperCase();
    const castling = castlingBegun(men, man, from, to);
    if (castling) {
      this.#write({ kind: "write", text: castling.wing === "king" ? "O-O" : "O-O-O", from, to });
      return;
    }
    const sign = men[squareIndex(to)] ? "x" : "-";
    let becomes = "";
    if (role === "P" && (to[1] === "8" || to[1] === "1"))
      becomes = (await this.#board.choosePromotion(colourOf(man), to)) ?? "";
    const letter = role === "P" ? "" : (letters[role] ?? role);
    const end = becomes ? `=${letters[becomes] ?? becomes}` : "";
    this.#write({
      kind: "write",
      text: `${letter}${from}${sign}${to}${end}`,
      from,
      to,
      ...(becomes ? { becomes } : {}),
    });
  }

  // ---- showing ---------------------------------------------------------------------------------------------------

  #show() {
    const { sheet, elsewhere } = this.log;
    const first = this.config.first === "black" ? 1 : 0;
    const start = this.config.number ?? 1;
    const rows = [];
    for (let place = 0; place <= sheet.lines.length + first; place += 2) {
      const row = make("tr");
      row.append(make("th", "", { scope: "row" }, String(start + place / 2)));
      for (const ply of [place - first, place + 1 - first]) row.append(this.#cell(sheet, ply));
      rows.push(row);
    }
    this.#body.replaceChildren(...rows);
    if (this.#edit === null) this.#lines.scrollTop = this.#lines.scrollHeight;
    const ply = this.#edit ?? sheet.lines.length;
    const side = SIDE[(ply + first) % 2 === 0 ? "white" : "black"];
    const number = start + Math.floor((ply + first) / 2);
    this.#label.textContent = this.#word(`${this.#edit === null ? "next" : "correct"}${side}`, { number });
    this.strike.hidden = this.leave.hidden = this.#edit === null;
    this.#form.hidden = elsewhere;
    this.take.hidden = !elsewhere;
    this.#showBoard(sheet);
    this.#showSigned(sheet);
    this.#showStatus(elsewhere);
  }

  /** @param {boolean} elsewhere */
  #showStatus(elsewhere) {
    const { waiting, trouble, refused, durable } = this.log;
    const words = [
      elsewhere && this.#word("elsewhere"),
      waiting > 0 ? this.#word(waiting === 1 ? "waitingOne" : "waiting", { count: waiting }) : this.#word("sent"),
      trouble && this.#word(trouble),
      ...refused.map(({ op }) => this.#word("refused", { text: op.text ?? op.kind })),
      !durable && this.#word("memoryOnly"),
    ];
    this.say(words.filter(Boolean).join(" "));
    this.root.dataset.waiting = String(waiting);
  }

  /** @param {Sheet} sheet @param {number} ply */
  #cell(sheet, ply) {
    const line = ply < 0 ? undefined : sheet.lines[ply];
    if (!line) return make("td", "", {}, ply < 0 ? "…" : "");
    const button = make("button", "sheet-move", { type: "button", "aria-pressed": String(this.#edit === ply) });
    for (const old of line.before) button.append(make("s", "", {}, old), " ");
    button.append(line.dash ? "—" : line.text);
    if (line.offer) button.append(" (=)");
    if (line.time) button.append(" ", make("small", "", {}, line.time));
    button.addEventListener("click", () => this.#select(this.#edit === ply ? null : ply));
    const cell = make("td");
    cell.append(button);
    return cell;
  }

  /** @param {Sheet} sheet */
  #showBoard(sheet) {
    const men = menAfter(sheet.lines, this.config.fen ?? START);
    this.boardOff.hidden = men !== null;
    this.#board.hidden = men === null;
    if (men) this.#board.show({ fen: fenOf(men), last: sheet.lines.at(-1) ?? null });
  }

  /** @param {Sheet} sheet */
  #showSigned(sheet) {
    const words = COLOURS.map((colour) => {
      const result = sheet.signed[colour]?.result.replaceAll("1/2", "½");
      return result && this.#word(`signed${SIDE[colour]}`, { result });
    });
    this.#signed.textContent = words.filter(Boolean).join(" ");
  }

  /** Has the page opened without a network, where the browser allows it (only over a secure connection). */
  async #openOffline() {
    const note = find("[data-offline]");
    if (!navigator.serviceWorker || !isSecureContext || !this.config.worker) {
      if (note) note.textContent = this.#word("noReload");
      return;
    }
    try {
      await navigator.serviceWorker.register(this.config.worker, { scope: this.config.scope ?? "/" });
      const { active } = await navigator.serviceWorker.ready;
      const urls = performance
        .getEntriesByType("resource")
        .map((found) => found.name)
        .filter((url) => url.startsWith(location.origin) && url.includes("/assets/"));
      active?.postMessage({ keep: [location.href, ...new Set(urls)] });
      if (note) note.textContent = this.#word("reload");
    } catch {
      if (note) note.textContent = this.#word("noReload");
    }
  }
}

for (const root of findAll("[data-sheet]")) {
  ScoresheetPage.open(root).then((page) => {
    /** @type {HTMLElement & { adoube?: ScoresheetPage }} */ (root).adoube = page;
  });
}
