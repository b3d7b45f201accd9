// @ts-nocheck
// The electronic scoresheet (8.1.1.2): a player writes the moves of a game on a wooden board.
//
// It gives no help of any kind: no move is judged, nothing is counted but moves, and what is written is kept as written.
// Every entry is on the device before it is shown, is sent in order when there is a network, and is known by its id,
// so nothing is lost and nothing is doubled. A spare tablet opens the same page and goes on from what the server has.

import "./board.js";
import { castlingBegun, uuid7 } from "./acts.js";
import { deviceName, openKeep } from "./keep.js";
import { colourOf, menOf } from "./men.js";
import { sheetOf, squaresOf } from "./sheet.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const EVERY_MS = 4000;
const BATCH_MAX = 100;

function make(tag, name, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
}

export class ScoresheetPage {
  #server = []; // what the server has, in its order
  #waiting = []; // what it does not have yet, in the order of making
  #aside = []; // what it will never take, kept here
  #entering = Promise.resolve();
  #sending = false;
  #trouble = ""; // the word for why nothing was sent the last time
  #batch = BATCH_MAX;
  #kept = true; // whether everything is on the device
  #edit = null; // the ply that is being filled or corrected

  static async open(root) {
    const page = new ScoresheetPage(root);
    page.keep = await openKeep(`sheet-${page.config.sheet}`);
    for (const entry of await page.keep.all()) {
      if (entry.number) page.#server.push(entry);
      else if (entry.refused) page.#aside.push(entry);
      else page.#waiting.push(entry);
    }
    page.#server.sort((a, b) => a.number - b.number);
    page.#build();
    page.#show();
    addEventListener("online", () => page.sync());
    document.addEventListener("visibilitychange", () => page.sync());
    setInterval(() => page.sync(), EVERY_MS);
    await page.sync();
    page.#openOffline();
    return page;
  }

  constructor(root) {
    this.root = root;
    this.config = JSON.parse(root.dataset.sheet);
    this.words = this.config.words ?? {};
    this.device = deviceName(() => uuid7());
  }

  get entries() {
    return [...this.#server, ...this.#waiting];
  }

  get sheet() {
    return sheetOf(this.entries);
  }

  get waiting() {
    return this.#waiting.length;
  }

  /** Another tablet holds the sheet. */
  get #elsewhere() {
    const { holder } = this.sheet;
    return Boolean(holder && holder !== this.device);
  }

  #word(key, values = {}) {
    let text = this.words[key] ?? "";
    for (const [name, value] of Object.entries(values)) text = text.replaceAll(`{${name}}`, String(value));
    return text;
  }

  /**
   * Writes an entry: kept first, then shown, then sent. One after the other: `op` is asked when what was written before it
   * stands, so that two lines written in haste are two lines.
   */
  enter(op) {
    this.#entering = this.#entering.then(async () => {
      const last = this.entries.at(-1)?.made ?? 0;
      const entry = {
        id: uuid7(),
        device: this.device,
        made: Math.max(Date.now(), last + 1),
        op: typeof op === "function" ? op() : op,
      };
      await this.#keep(entry);
      this.#waiting.push(entry);
      this.#show();
      this.sync();
    });
    return this.#entering;
  }

  /** Keeps an entry on the device; where that fails it is at least sent, and the page says so. */
  async #keep(entry) {
    try {
      await this.keep.put(entry);
    } catch {
      this.#kept = false;
    }
  }

  /** Sends what waits and takes what others wrote. */
  async sync() {
    if (this.#sending) return;
    this.#sending = true;
    try {
      const sent = this.#waiting.slice(0, this.#batch);
      const response = await fetch(this.config.url, {
        method: "POST",
        credentials: "same-origin",
        cache: "no-store",
        headers: {
          "content-type": "application/json",
          accept: "application/json",
          ...(this.config.token ? { "x-csrf": this.config.token } : {}),
        },
        body: JSON.stringify({
          device: this.device,
          after: this.#server.at(-1)?.number ?? 0,
          entries: sent.map(({ id, made, op }) => ({ id, made, op })),
        }),
        signal: AbortSignal.timeout(8000),
      });
      if (response.status === 422 && sent.length > 0) await this.#refused(sent);
      else if (response.ok) await this.#taken(await response.json());
      else this.#trouble = response.status < 500 && response.status !== 429 ? "notTaken" : "offline";
    } catch {
      this.#trouble = "offline";
    } finally {
      this.#sending = false;
    }
    this.#show();
    if (!this.#trouble && this.#waiting.length > 0) this.sync();
  }

  async #taken(answer) {
    const known = new Set(this.#server.map((entry) => entry.id));
    for (const entry of answer.entries) {
      if (known.has(entry.id)) continue;
      this.#server.push(entry);
      await this.#keep(entry);
    }
    const arrived = new Set(this.#server.map((entry) => entry.id));
    this.#waiting = this.#waiting.filter((entry) => !arrived.has(entry.id));
    this.#batch = BATCH_MAX;
    this.#trouble = "";
  }

  /** One of these entries is nothing that the desk takes: it is found by halves and put aside, and the others go on. */
  async #refused(sent) {
    this.#trouble = "";
    if (sent.length > 1) {
      this.#batch = Math.ceil(sent.length / 2);
      return;
    }
    const [entry] = sent;
    entry.refused = true;
    this.#aside.push(entry);
    this.#waiting = this.#waiting.filter((other) => other.id !== entry.id);
    this.#batch = BATCH_MAX;
    await this.#keep(entry);
  }

  // ---- the page --------------------------------------------------------------------------------------------------

  #build() {
    const { root } = this;
    root.replaceChildren();
    this.status = make("p", "sheet-status");
    this.status.setAttribute("role", "status");
    this.table = make("table", "sheet-table");
    this.table.append(make("caption", "", this.#word("caption")));
    const head = make("thead");
    const row = make("tr");
    for (const key of ["number", "white", "black"]) {
      const cell = make("th", "", this.#word(key));
      cell.scope = "col";
      row.append(cell);
    }
    head.append(row);
    this.body = make("tbody");
    this.table.append(head, this.body);
    const frame = make("div", "sheet-lines");
    frame.append(this.table);
    this.frame = frame;
    root.append(this.status, frame, this.#entryForm(), this.#boardEntry(), this.#signing());
  }

  #entryForm() {
    const form = make("form", "sheet-entry");
    const label = make("label", "", "");
    this.label = make("span", "", "");
    this.input = make("input");
    Object.assign(this.input, {
      maxLength: 16,
      autocomplete: "off",
      spellcheck: false,
      inputMode: "none",
      enterKeyHint: "done",
    });
    this.input.setAttribute("autocapitalize", "off");
    label.append(this.label, this.input);
    form.append(label);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit();
    });
    const keys = make("div", "sheet-keys");
    const letters = this.config.letters ?? {};
    const rows = [
      ["K", "Q", "R", "B", "N"].map((role) => [letters[role] ?? role, letters[role] ?? role]),
      [..."abcdefgh"].map((c) => [c, c]),
      [..."12345678"].map((c) => [c, c]),
      [
        ["x", "x"],
        ["-", "-"],
        ["=", "="],
        ["+", "+"],
        ["#", "#"],
        ["O-O", "O-O"],
        ["O-O-O", "O-O-O"],
      ],
    ];
    for (const row of rows) {
      const line = make("div", "sheet-row");
      for (const [text, value] of row) {
        const key = make("button", "sheet-key", text);
        key.type = "button";
        key.addEventListener("click", () => this.#type(value));
        line.append(key);
      }
      keys.append(line);
    }
    const tools = make("div", "sheet-row sheet-tools");
    const tool = (word, run, name = "sheet-key") => {
      const key = make("button", name, this.#word(word));
      key.type = "button";
      key.addEventListener("click", run);
      tools.append(key);
      return key;
    };
    tool("erase", () => this.#type(null));
    tool("dash", () => this.#write({ kind: "dash" }));
    this.offer = tool("offer", () => this.#mark());
    tool("time", () => this.#askTime());
    this.strike = tool("strike", () => this.#strike());
    this.leave = tool("leave", () => this.#select(null));
    const done = make("button", "sheet-key sheet-enter primary", this.#word("enter"));
    done.type = "submit";
    tools.append(done);
    keys.append(tools);
    form.append(keys);
    this.form = form;
    this.take = make("button", "sheet-take", this.#word("take"));
    this.take.type = "button";
    this.take.addEventListener("click", () => this.enter({ kind: "take" }));
    this.root.append(this.take);
    return form;
  }

  #boardEntry() {
    const details = make("details", "sheet-board");
    details.append(make("summary", "", this.#word("board")));
    this.boardOff = make("p", "", this.#word("boardOff"));
    this.board = document.createElement("adoube-board");
    this.board.setAttribute("seat", "both");
    this.board.setAttribute("orientation", this.config.seat);
    this.board.setAttribute("labels", JSON.stringify(this.config.labels ?? {}));
    this.board.setAttribute("fen", this.config.fen ?? START);
    this.board.addEventListener("release", (event) => this.#moved(event.detail));
    details.append(this.boardOff, this.board);
    this.details = details;
    return details;
  }

  #signing() {
    const form = make("form", "sheet-sign");
    const set = make("fieldset");
    set.append(make("legend", "", this.#word("sign")));
    for (const result of ["1-0", "1/2-1/2", "0-1"]) {
      const label = make("label", "sheet-result");
      const radio = make("input");
      Object.assign(radio, { type: "radio", name: "result", value: result, required: true });
      label.append(radio, ` ${result.replaceAll("1/2", "½")}`);
      set.append(label);
    }
    this.signed = make("p", "sheet-signed");
    this.signed.setAttribute("role", "status");
    // Both sign both sheets (8.7): the keeper here, and the opponent on the same tablet. A second time takes it back.
    for (const colour of ["white", "black"]) {
      const button = make("button", "", this.#word("signIt", { who: this.#word(colour) }));
      button.value = colour;
      set.append(button, " ");
    }
    form.append(set, this.signed);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const by = event.submitter?.value || this.config.seat;
      const result = new FormData(form).get("result");
      const own = this.sheet.signed[by];
      this.enter(own && own.result === result ? { kind: "unsign", by } : { kind: "sign", by, result });
    });
    return form;
  }

  #type(value) {
    const { input } = this;
    if (value === null) input.value = input.value.slice(0, -1);
    else if (input.value.length + value.length <= 16) input.value += value;
    input.focus({ preventScroll: true });
  }

  get #ply() {
    return this.#edit ?? this.sheet.lines.length;
  }

  #submit() {
    const text = this.input.value.replace(/\p{Cc}/gu, " ").trim();
    if (!text) return;
    if (/^[-–—]+$/.test(text)) this.#write({ kind: "dash" });
    else this.#write({ kind: "write", text, ...squaresOf(text, this.config.letters) });
  }

  #write(op) {
    if (this.#elsewhere) return;
    const chosen = this.#edit;
    this.input.value = "";
    this.#edit = null;
    this.enter(() => ({ ...op, ply: chosen ?? this.sheet.lines.length }));
  }

  /** The offer mark goes on the move just written, or on the one chosen. */
  #mark() {
    const { lines } = this.sheet;
    const ply = this.#edit ?? lines.length - 1;
    if (lines[ply] && !this.#elsewhere) this.enter({ kind: "offer", ply, on: !lines[ply].offer });
  }

  #askTime() {
    const { lines } = this.sheet;
    const ply = this.#edit ?? lines.length - 1;
    const text = this.input.value.trim();
    if (!lines[ply] || this.#elsewhere) return;
    if (/^[\d:.]{1,8}$/.test(text)) {
      this.input.value = "";
      this.enter({ kind: "time", ply, text });
    } else {
      this.say(this.#word("timeHow"));
      this.input.focus();
    }
  }

  #strike() {
    if (this.#edit === null || this.#elsewhere) return;
    const ply = this.#edit;
    this.#edit = null;
    this.enter({ kind: "strike", ply });
  }

  #select(ply) {
    this.#edit = ply;
    this.input.value = ply === null ? "" : (this.sheet.lines[ply]?.text ?? "");
    this.#show();
    this.input.focus();
  }

  say(text) {
    this.status.textContent = text;
  }

  /** A man was put down on the entry board: the move is written in the long form, whatever it is. */
  async #moved({ man, from, to }) {
    const men = this.board.men;
    const letters = this.config.letters ?? {};
    const role = man.toUpperCase();
    const castling = castlingBegun(men, man, from, to);
    if (castling) {
      this.#write({ kind: "write", text: castling.wing === "king" ? "O-O" : "O-O-O", from, to });
      return;
    }
    const sign = men[menIndex(to)] ? "x" : "-";
    let becomes = "";
    if (role === "P" && (to[1] === "8" || to[1] === "1"))
      becomes = (await this.board.choosePromotion(colourOf(man), to)) ?? "";
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
    const { sheet } = this;
    const first = this.config.first === "black" ? 1 : 0;
    const start = this.config.number ?? 1;
    const rows = [];
    const count = sheet.lines.length + first;
    for (let place = 0; place <= count; place += 2) {
      const row = make("tr");
      const head = make("th", "", String(start + place / 2));
      head.scope = "row";
      row.append(head);
      for (const ply of [place - first, place + 1 - first]) row.append(this.#cell(sheet, ply));
      rows.push(row);
    }
    this.body.replaceChildren(...rows);
    if (this.#edit === null) this.frame.scrollTop = this.frame.scrollHeight;
    const ply = this.#ply;
    const mover = (ply + first) % 2 === 0 ? "white" : "black";
    this.label.textContent = this.#word(this.#edit === null ? "next" : "correct", {
      number: start + Math.floor((ply + first) / 2),
      who: this.#word(mover),
    });
    this.strike.hidden = this.leave.hidden = this.#edit === null;
    this.form.hidden = this.#elsewhere;
    this.take.hidden = !this.#elsewhere;
    this.#showBoard(sheet);
    this.#showSigned(sheet);
    const words = [];
    if (this.#elsewhere) words.push(this.#word("elsewhere"));
    if (this.#waiting.length > 0) words.push(this.#word("waiting", { count: this.#waiting.length }));
    else words.push(this.#word("sent"));
    if (this.#trouble) words.push(this.#word(this.#trouble));
    for (const { op } of this.#aside) words.push(this.#word("refused", { text: op.text ?? op.kind }));
    if (!this.keep.durable || !this.#kept) words.push(this.#word("memoryOnly"));
    this.status.textContent = words.filter(Boolean).join(" ");
    this.root.dataset.waiting = String(this.#waiting.length);
  }

  #cell(sheet, ply) {
    const cell = make("td");
    const line = ply < 0 ? undefined : sheet.lines[ply];
    if (!line) {
      cell.textContent = ply < 0 ? "…" : "";
      return cell;
    }
    const button = make("button", "sheet-move");
    button.type = "button";
    for (const old of line.before) button.append(make("s", "", old), " ");
    button.append(line.dash ? "—" : line.text);
    if (line.offer) button.append(" (=)");
    if (line.time) button.append(" ", make("small", "", line.time));
    button.setAttribute("aria-pressed", String(this.#edit === ply));
    button.addEventListener("click", () => this.#select(this.#edit === ply ? null : ply));
    cell.append(button);
    return cell;
  }

  #showBoard(sheet) {
    const whole = sheet.lines.every((line) => line.from && line.to);
    this.boardOff.hidden = whole;
    this.board.hidden = !whole;
    if (!whole) return;
    const men = menOf(this.config.fen ?? START);
    let last = null;
    for (const line of sheet.lines) {
      const from = menIndex(line.from);
      const to = menIndex(line.to);
      const man = men[from];
      const castling = man ? castlingBegun(men, man, line.from, line.to) : null;
      men[to] = line.becomes ? (colourOf(man) === "white" ? line.becomes : line.becomes.toLowerCase()) : man;
      if (from !== to) men[from] = "";
      if (castling && /^O-O/.test(line.text)) {
        men[menIndex(castling.rookTo)] = men[menIndex(castling.rook)];
        men[menIndex(castling.rook)] = "";
      }
      last = line;
    }
    this.board.show({ fen: fenText(men), last });
  }

  #showSigned(sheet) {
    const words = [];
    for (const colour of ["white", "black"]) {
      const signed = sheet.signed[colour];
      if (signed)
        words.push(this.#word("signed", { who: this.#word(colour), result: signed.result.replaceAll("1/2", "½") }));
    }
    this.signed.textContent = words.join(" ");
  }

  /** Has the page opened without a network, where the browser allows it (only over a secure connection). */
  async #openOffline() {
    const note = document.querySelector("[data-offline]");
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

function menIndex(name) {
  return (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97;
}

function fenText(men) {
  const rows = [];
  for (let rank = 7; rank >= 0; rank--)
    rows.push(
      men
        .slice(rank * 8, rank * 8 + 8)
        .map((man) => man || "1")
        .join(""),
    );
  return rows.join("/");
}

for (const root of document.querySelectorAll("[data-sheet]")) {
  ScoresheetPage.open(root).then((page) => (root.adoube = page));
}
