import assert from "node:assert/strict";
import test from "node:test";
import { Memory } from "../../crates/desk/assets/keep.js";
import { SheetLog } from "../../crates/desk/assets/sheetlog.js";

/** A desk that keeps entries by their id and refuses those with the text "nonsense". */
class Desk {
  entries = [];
  up = true;
  requests = 0;

  async fetch(_, { body }) {
    this.requests += 1;
    if (!this.up) throw new Error("no network");
    const { device, after, entries } = JSON.parse(body);
    if (entries.some(({ op }) => op.text === "nonsense")) return new Response("{}", { status: 422 });
    for (const entry of entries) {
      if (this.entries.some(({ id }) => id === entry.id)) continue;
      this.entries.push({ ...entry, device, number: this.entries.length + 1 });
    }
    return Response.json({ entries: this.entries.filter(({ number }) => number > after) });
  }
}

/** Runs with the network replaced by a desk. */
async function withDesk(run) {
  const desk = new Desk();
  const real = globalThis.fetch;
  globalThis.fetch = (url, options) => desk.fetch(url, options);
  try {
    await run(desk);
  } finally {
    globalThis.fetch = real;
  }
}

const open = async (device, keep = new Memory()) => {
  const log = new SheetLog(keep, { url: "/sheet", device });
  await log.load();
  return log;
};

/** Syncs until nothing waits or nothing changes any more. */
async function settle(log) {
  for (let i = 0; i < 20; i++) {
    await log.sync();
    await new Promise((go) => setImmediate(go));
  }
}

const write = (log, text) => log.enter(() => ({ kind: "write", ply: log.sheet.lines.length, text }));
const texts = (log) => log.sheet.lines.map((line) => line.text);

test("two lines written in haste are two lines, and arrive once", () =>
  withDesk(async (desk) => {
    const log = await open("a");
    await Promise.all([write(log, "e4"), write(log, "e5")]);
    await settle(log);
    assert.deepEqual(texts(log), ["e4", "e5"]);
    assert.deepEqual(
      desk.entries.map(({ op }) => [op.ply, op.text]),
      [
        [0, "e4"],
        [1, "e5"],
      ],
    );
    assert.deepEqual([log.waiting, log.trouble, log.durable], [0, "", false]);
  }));

test("without a network entries wait, survive a reload, and arrive once", () =>
  withDesk(async (desk) => {
    const keep = new Memory();
    const log = await open("a", keep);
    desk.up = false;
    await write(log, "e4");
    await settle(log);
    assert.deepEqual([log.waiting, log.trouble], [1, "offline"]);
    const reloaded = await open("a", keep);
    assert.deepEqual([texts(reloaded), reloaded.waiting], [["e4"], 1]);
    desk.up = true;
    await settle(reloaded);
    await settle(log);
    assert.deepEqual([reloaded.waiting, log.waiting, desk.entries.length], [0, 0, 1]);
  }));

test("an entry that the desk never takes is put aside, and stops no other", () =>
  withDesk(async (desk) => {
    const log = await open("a");
    desk.up = false;
    for (const text of ["e4", "e5", "nonsense", "Nf3", "Nc6"]) await write(log, text);
    desk.up = true;
    await settle(log);
    assert.deepEqual(
      desk.entries.map(({ op }) => op.text),
      ["e4", "e5", "Nf3", "Nc6"],
    );
    assert.deepEqual(
      log.refused.map(({ op }) => op.text),
      ["nonsense"],
    );
    assert.deepEqual([log.waiting, log.trouble], [0, ""]);
  }));

test("a second device sees the sheet and knows that it is held elsewhere", () =>
  withDesk(async () => {
    const [first, second] = [await open("a"), await open("b")];
    await write(first, "e4");
    await settle(first);
    await settle(second);
    assert.deepEqual([texts(second), second.elsewhere, first.elsewhere], [["e4"], true, false]);
    await second.enter({ kind: "take" });
    await settle(second);
    await settle(first);
    assert.deepEqual([second.elsewhere, first.elsewhere], [false, true]);
  }));

test("a device whose store fails still sends", () =>
  withDesk(async (desk) => {
    const keep = { durable: true, all: async () => [], put: async () => Promise.reject(new Error("full")) };
    const log = await open("a", keep);
    await write(log, "e4");
    await settle(log);
    assert.deepEqual([desk.entries.length, log.durable], [1, false]);
  }));
