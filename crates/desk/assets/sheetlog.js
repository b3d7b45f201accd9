// The entries of a scoresheet on this device: kept, sent in order, and merged with those of the desk.
//
// Every entry is on the device before it is shown, is sent when there is a network, and is known by its id, so nothing is
// lost and nothing is doubled. Fires `change` whenever something is to be shown anew.

/** @import { Keep } from "./keep.js" */

import { uuid7 } from "./acts.js";
import { sheetOf } from "./sheet.js";

const BATCH_MAX = 100;

export class SheetLog extends EventTarget {
  /** @type {SheetEntry[]} The desk's entries, in its order. */
  #server = [];
  /** @type {SheetEntry[]} Entries that the desk does not have yet, in the order of making. */
  #waiting = [];
  /** @type {SheetEntry[]} Entries that the desk will never take. */
  #aside = [];
  #entering = Promise.resolve();
  #sending = false;
  /** @type {"" | "notTaken" | "offline"} */
  #trouble = "";
  #batch = BATCH_MAX;
  #kept = true;
  #keep;

  /**
   * @param {Keep} keep
   * @param {{ url: string, token?: string, device: string }} options
   */
  constructor(keep, { url, token, device }) {
    super();
    this.#keep = keep;
    this.url = url;
    this.token = token;
    this.device = device;
  }

  /** Reads what the device has kept. */
  async load() {
    for (const entry of await this.#keep.all()) {
      if (entry.number) this.#server.push(entry);
      else if (entry.refused) this.#aside.push(entry);
      else this.#waiting.push(entry);
    }
    this.#server.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  }

  get entries() {
    return [...this.#server, ...this.#waiting];
  }

  get sheet() {
    return sheetOf(this.entries);
  }

  /** The number of entries that the desk does not have yet. */
  get waiting() {
    return this.#waiting.length;
  }

  /** Entries that the desk refused. */
  get refused() {
    return [...this.#aside];
  }

  /** The word for why nothing was sent the last time, or "". */
  get trouble() {
    return this.#trouble;
  }

  /** Whether everything is on the device, through reloads. */
  get durable() {
    return this.#keep.durable && this.#kept;
  }

  /** Whether another device holds the sheet. */
  get elsewhere() {
    const { holder } = this.sheet;
    return Boolean(holder && holder !== this.device);
  }

  /**
   * Writes an entry: kept first, then shown, then sent. One after the other: a function is asked for its `op` when the
   * entries before it stand, so that two lines written in haste are two lines.
   * @param {SheetOp | (() => SheetOp)} op
   */
  enter(op) {
    this.#entering = this.#entering.then(async () => {
      const last = this.entries.at(-1)?.made ?? 0;
      const made = Math.max(Date.now(), last + 1);
      const entry = { id: uuid7(), device: this.device, made, op: typeof op === "function" ? op() : op };
      await this.#put(entry);
      this.#waiting.push(entry);
      this.#changed();
      this.sync();
    });
    return this.#entering;
  }

  #changed() {
    this.dispatchEvent(new CustomEvent("change"));
  }

  /**
   * Keeps an entry on the device; where that fails it is at least sent.
   * @param {SheetEntry} entry
   */
  async #put(entry) {
    try {
      await this.#keep.put(entry);
    } catch {
      this.#kept = false;
    }
  }

  /**
   * Sends waiting entries and takes those of others.
   * @returns {Promise<void>}
   */
  async sync() {
    if (this.#sending) return;
    this.#sending = true;
    try {
      const sent = this.#waiting.slice(0, this.#batch);
      const response = await this.#post(sent);
      if (response.status === 422 && sent.length > 0) await this.#setAside(sent);
      else if (response.ok) await this.#taken(await response.json());
      else this.#trouble = response.status < 500 && response.status !== 429 ? "notTaken" : "offline";
    } catch {
      this.#trouble = "offline";
    } finally {
      this.#sending = false;
    }
    this.#changed();
    if (!this.#trouble && this.#waiting.length > 0) this.sync();
  }

  /** @param {SheetEntry[]} entries */
  #post(entries) {
    /** @type {Record<string, string>} */
    const headers = { "content-type": "application/json", accept: "application/json" };
    if (this.token) headers["x-csrf"] = this.token;
    return fetch(this.url, {
      method: "POST",
      credentials: "same-origin",
      cache: "no-store",
      headers,
      body: JSON.stringify({
        device: this.device,
        after: this.#server.at(-1)?.number ?? 0,
        entries: entries.map(({ id, made, op }) => ({ id, made, op })),
      }),
      signal: AbortSignal.timeout(8000),
    });
  }

  /** @param {{ entries: SheetEntry[] }} answer */
  async #taken(answer) {
    const known = new Set(this.#server.map((entry) => entry.id));
    for (const entry of answer.entries) {
      if (known.has(entry.id)) continue;
      this.#server.push(entry);
      await this.#put(entry);
    }
    const arrived = new Set(this.#server.map((entry) => entry.id));
    this.#waiting = this.#waiting.filter((entry) => !arrived.has(entry.id));
    this.#batch = BATCH_MAX;
    this.#trouble = "";
  }

  /**
   * The desk will never take one of these entries: it is found by halves and put aside, and the others go on.
   * @param {SheetEntry[]} sent
   */
  async #setAside(sent) {
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
    await this.#put(entry);
  }
}
