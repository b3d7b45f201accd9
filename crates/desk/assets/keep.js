// Entries that a device keeps, in the order they were made, through reloads and power cuts.
//
// IndexedDB where there is one, else localStorage, else memory only; `Keep.durable` says which, so that a page can tell.

const STORE = "entries";

/**
 * @typedef {object} Keep
 * @property {boolean} durable
 * @property {() => Promise<SheetEntry[]>} all
 * @property {(entry: SheetEntry) => Promise<void>} put
 */

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function asked(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

class Indexed {
  durable = true;

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
  }

  /** @param {string} name */
  static async open(name) {
    if (!globalThis.indexedDB) throw new Error("no IndexedDB");
    const request = indexedDB.open(`adoube-${name}`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    return new Indexed(await asked(request));
  }

  async all() {
    /** @type {SheetEntry[]} */
    const entries = await asked(this.database.transaction(STORE).objectStore(STORE).getAll());
    return entries.sort((a, b) => a.made - b.made);
  }

  /**
   * Writes an entry; it is on the disk when the promise resolves.
   * @param {SheetEntry} entry
   * @returns {Promise<void>}
   */
  put(entry) {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(STORE, "readwrite", { durability: "strict" });
      change.objectStore(STORE).put(entry);
      change.oncomplete = () => resolve();
      change.onerror = () => reject(change.error);
      change.onabort = () => reject(change.error);
    });
  }
}

class Local {
  durable = true;
  #key;

  /** @param {string} name */
  constructor(name) {
    this.#key = `adoube-${name}`;
    localStorage.setItem(`${this.#key}-try`, "1");
    localStorage.removeItem(`${this.#key}-try`);
  }

  /** @returns {Promise<SheetEntry[]>} */
  async all() {
    return JSON.parse(localStorage.getItem(this.#key) ?? "[]");
  }

  /** @param {SheetEntry} entry */
  async put(entry) {
    const entries = (await this.all()).filter((old) => old.id !== entry.id);
    entries.push(entry);
    entries.sort((a, b) => a.made - b.made);
    localStorage.setItem(this.#key, JSON.stringify(entries));
  }
}

/** In memory only. */
export class Memory {
  durable = false;
  /** @type {Map<string, SheetEntry>} */
  #entries = new Map();

  async all() {
    return [...this.#entries.values()].sort((a, b) => a.made - b.made);
  }

  /** @param {SheetEntry} entry */
  async put(entry) {
    this.#entries.set(entry.id, entry);
  }
}

/**
 * The best place this browser has.
 * @param {string} name
 * @returns {Promise<Keep>}
 */
export async function openKeep(name) {
  try {
    return await Indexed.open(name);
  } catch {
    try {
      return new Local(name);
    } catch {
      return new Memory();
    }
  }
}

/**
 * A name for this device, kept as long as the browser keeps it.
 * @param {() => string} make
 */
export function deviceName(make) {
  try {
    const found = localStorage.getItem("adoube-device");
    if (found) return found;
    const name = make();
    localStorage.setItem("adoube-device", name);
    return name;
  } catch {
    return make();
  }
}
