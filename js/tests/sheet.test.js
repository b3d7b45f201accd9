import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { fenOf } from "../../crates/desk/assets/men.js";
import { menAfter, sheetOf, squaresOf } from "../../crates/desk/assets/sheet.js";

/** Entries of one device after the other: "a write 0 e4". */
const entries = (...lines) =>
  lines.map((line, made) => {
    const [device, kind, ply, text] = line.split(" ");
    return { id: String(made), device, made, op: { kind, ply: ply === undefined ? undefined : Number(ply), text } };
  });
const texts = (sheet) => sheet.lines.map((line) => (line.dash ? "—" : line.text));

test("8.1: moves are written one after the other", () => {
  const sheet = sheetOf(entries("a write 0 e4", "a write 1 e5", "a dash 2", "a write 3 Nc6"));
  assert.deepEqual(texts(sheet), ["e4", "e5", "—", "Nc6"]);
  assert.equal(sheet.holder, "a");
  assert.deepEqual(sheet.trace, []);
});

test("a gap is filled with dashes, and a dash is filled without a trace", () => {
  const sheet = sheetOf(entries("a write 2 Nf3", "a write 0 e4"));
  assert.deepEqual(texts(sheet), ["e4", "—", "Nf3"]);
  assert.deepEqual(sheet.trace, []);
});

test("a correction leaves the first text readable", () => {
  const sheet = sheetOf(entries("a write 0 e4", "a offer 0", "a write 0 d4", "a write 0 d4"));
  assert.deepEqual([sheet.lines[0].text, sheet.lines[0].before], ["d4", ["e4"]]);
  assert.deepEqual(
    sheet.trace.map(({ was }) => was),
    ["e4"],
  );
});

test("a struck line is gone, and those after it move up", () => {
  const sheet = sheetOf(entries("a write 0 e4", "a write 1 e5", "a write 2 Nf3", "a strike 1"));
  assert.deepEqual(texts(sheet), ["e4", "Nf3"]);
  assert.equal(sheetOf(entries("a write 0 e4", "a strike 5", "b strike 0")).lines.length, 1);
});

test("a device that no longer holds the sheet fills gaps but corrects nothing", () => {
  const sheet = sheetOf(entries("a write 0 e4", "b take", "b write 1 e5", "a write 1 c5", "a write 2 Nf3"));
  assert.deepEqual(texts(sheet), ["e4", "e5", "Nf3"]);
  assert.deepEqual(sheet.lines[1].before, ["c5"]);
  assert.equal(sheet.holder, "b");
});

test("8.7: signatures are given and taken back", () => {
  const sign = (kind, by, made) => ({ id: kind, device: "a", made, op: { kind, by, result: "1-0" } });
  assert.deepEqual(sheetOf([sign("sign", "white", 5)]).signed, { white: { result: "1-0", made: 5 }, black: null });
  assert.equal(sheetOf([sign("sign", "white", 5), sign("unsign", "white", 6)]).signed.white, null);
  assert.deepEqual(sheetOf([sign("sign", "nobody", 5)]).signed, { white: null, black: null });
});

test("the squares of a move in the long form", () => {
  const cases = [
    ["e2-e4", { from: "e2", to: "e4" }],
    [" Ng1-f3 ", { from: "g1", to: "f3" }],
    ["e7xd8=D", { from: "e7", to: "d8", becomes: "Q" }],
    ["e4", {}],
    ["O-O", {}],
    ["e2-e9", {}],
  ];
  for (const [text, expected] of cases) assert.deepEqual(squaresOf(text, { Q: "D", R: "T" }), expected, text);
});

test("the men after the moves of a sheet, if all of them name their squares", () => {
  const start = "r3k2r/P7/8/8/8/8/4P3/R3K2R";
  const line = (text, from, to, becomes) => ({
    text,
    from,
    to,
    becomes,
    dash: false,
    offer: false,
    time: "",
    before: [],
  });
  const cases = [
    [[line("e4", "e2", "e4")], "r3k2r/P7/8/8/4P3/8/8/R3K2R"],
    [[line("O-O", "e1", "g1")], "r3k2r/P7/8/8/8/8/4P3/R4RK1"],
    [[line("Ke1-g1", "e1", "g1")], "r3k2r/P7/8/8/8/8/4P3/R5KR"],
    [[line("a7xb8", "a7", "b8", "Q"), line("O-O-O", "e8", "c8")], "1Qkr3r/8/8/8/8/8/4P3/R3K2R"],
  ];
  for (const [lines, expected] of cases) assert.equal(fenOf(menAfter(lines, start) ?? []), expected, lines[0].text);
  assert.equal(menAfter([line("e4", "e2", "e4"), line("e5")], start), null);
});

const fixtures = new URL("../../crates/services/tests/fixtures/sheet.json", import.meta.url);

test("the cases that the desk's own sheets pass, too", { skip: !existsSync(fixtures) }, () => {
  for (const { name, entries, sheet } of JSON.parse(readFileSync(fixtures, "utf8"))) {
    const { lines, signed, holder, trace } = sheetOf(entries);
    const found = {
      lines: lines.map(({ text, dash, offer, time, before }) => ({ text, dash, offer, time, before })),
      signed: { white: signed.white?.result ?? null, black: signed.black?.result ?? null },
      holder,
      corrections: trace.length,
    };
    assert.deepEqual(found, sheet, name);
  }
});
