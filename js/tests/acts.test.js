import assert from "node:assert/strict";
import test from "node:test";
import { castlingBegun, released, touched, uuid7 } from "../../crates/desk/assets/acts.js";
import { menOf } from "../../crates/desk/assets/men.js";

const CASTLING = menOf("r3k2r/8/8/8/8/8/8/R3K2R");
const scene = (fen, more = {}) => ({ men: menOf(fen), loose: null, last: null, variant: "standard", ...more });

test("a man put down elsewhere has been played", () => {
  const cases = [
    ["P", "e2", "e4", { act: "plays e2-e4", loose: null }],
    ["N", "g1", "g8", { act: "plays g1-g8", loose: null }],
    ["P", "e2", "e2", null],
    ["", "e2", "e4", null],
  ];
  for (const [man, from, to, expected] of cases) {
    assert.deepEqual(released({ man, from, to }, scene("8/8/8/8/8/8/4P3/6N1")), expected, `${man}${from}${to}`);
  }
});

test("4.4.1: a king two files aside, with an own rook in the corner, begins to castle", () => {
  assert.deepEqual(castlingBegun(CASTLING, "K", "e1", "g1"), {
    kind: "castling",
    wing: "king",
    from: "e1",
    to: "g1",
    rook: "h1",
    rookTo: "f1",
  });
  assert.equal(castlingBegun(CASTLING, "k", "e8", "c8")?.rookTo, "d8");
  for (const [man, from, to] of [
    ["K", "e1", "f1"],
    ["K", "d1", "g1"],
    ["Q", "e1", "g1"],
    ["k", "e1", "g1"],
  ]) {
    assert.equal(castlingBegun(CASTLING, man, from, to), null, man + from + to);
  }
  assert.equal(castlingBegun(menOf("8/8/8/8/8/8/8/4K2r"), "K", "e1", "g1"), null, "the opponent's rook");
});

test("the rook completes the castling that the king began", () => {
  const first = released({ man: "K", from: "e1", to: "g1" }, scene("8/8/8/8/8/8/8/R3K2R"));
  assert.equal(first?.act, "releases g1");
  const second = released({ man: "R", from: "h1", to: "f1" }, scene("8/8/8/8/8/8/8/R5KR", { loose: first?.loose }));
  assert.deepEqual(second, { act: "plays O-O", loose: null });
});

test("Chess960: a king put on the own rook castles", () => {
  const men = "8/8/8/8/8/8/8/1RK3R1";
  const chess960 = scene(men, { variant: "chess960" });
  assert.equal(released({ man: "K", from: "c1", to: "g1" }, chess960)?.act, "plays O-O");
  assert.equal(released({ man: "K", from: "c1", to: "b1" }, chess960)?.act, "plays O-O-O");
  assert.equal(released({ man: "K", from: "c1", to: "d1" }, chess960)?.act, "plays c1-d1");
});

test("a pawn on its last rank waits for the piece it becomes", () => {
  const board = scene("8/P7/8/8/8/8/p7/8");
  assert.deepEqual(released({ man: "P", from: "a7", to: "a8" }, board), {
    act: "releases a8",
    loose: { kind: "promotion", from: "a7", to: "a8", by: "white" },
  });
  assert.equal(released({ man: "p", from: "a2", to: "a1", promotion: "N" }, board)?.act, "plays a2-a1=N");
  assert.equal(released({ man: "P", from: "a7", to: "a1" }, board)?.act, "plays a7-a1", "not its last rank");
});

test("a move that is not completed goes on from where it began", () => {
  const last = { by: "white", from: "e2", to: "e4", completed: false };
  const board = scene("8/8/8/8/4P3/8/8/8", { last });
  assert.equal(released({ man: "P", from: "e4", to: "e3" }, board)?.act, "plays e2-e3");
  assert.deepEqual(released({ man: "P", from: "e4", to: "e2" }, board), { act: null, loose: null });
  const completed = scene("8/8/8/8/4P3/8/8/8", { last: { ...last, completed: true } });
  assert.equal(released({ man: "P", from: "e4", to: "e3" }, completed)?.act, "plays e4-e3");
});

test("4.3: a square is touched once in a turn", () => {
  assert.equal(touched("e2", []), "touches e2");
  assert.equal(touched("e2", ["e2"]), null);
});

test("ids are of version 7 and sort by time", () => {
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map((now) => uuid7(now));
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.deepEqual([...ids].sort(), ids);
  assert.equal(Number.parseInt(ids[0].replace("-", "").slice(0, 12), 16), 1_700_000_000_000);
});
