import assert from "node:assert/strict";
import test from "node:test";
import {
  colourOf,
  fenOf,
  menOf,
  other,
  squareIndex,
  squareName,
  symbolOf,
  turnOf,
} from "../../crates/desk/assets/men.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("squares are named from a1 to h8", () => {
  for (let index = 0; index < 64; index++) assert.equal(squareIndex(squareName(index)), index);
  assert.equal(squareName(0), "a1");
  assert.equal(squareName(63), "h8");
  for (const wrong of ["", "a", "a9", "i1", "e44", null, undefined])
    assert.equal(squareIndex(wrong), -1, String(wrong));
});

test("the men of a FEN come back as its first field", () => {
  for (const fen of [
    START,
    "8/8/8/4k3/4p3/4K3/8/8 b - - 98 80",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1",
  ]) {
    assert.equal(fenOf(menOf(fen)), fen.split(" ")[0]);
  }
});

test("a bad FEN gives an empty board", () => {
  for (const fen of ["", "8/8", null, undefined, "x"]) assert.equal(fenOf(menOf(fen)), "8/8/8/8/8/8/8/8");
  assert.equal(menOf("99999999/8/8/8/8/8/8/PPPPPPPPPP").length, 64);
});

test("colours and turns", () => {
  assert.deepEqual([colourOf("K"), colourOf("k"), colourOf("")], ["white", "black", null]);
  assert.deepEqual([turnOf(START), turnOf("8/8/8/8/8/8/8/8 b - - 0 1"), turnOf(null)], ["white", "black", "white"]);
  assert.deepEqual([other("white"), other("black")], ["black", "white"]);
  assert.deepEqual([symbolOf("K"), symbolOf("n")], ["wK", "bN"]);
});
