import assert from "node:assert/strict";
import test from "node:test";
import { inEnglish, withFigurines } from "../../crates/desk/assets/letters.js";

const CATALAN = { K: "R", Q: "D", R: "T", B: "A", N: "C" };

test("a typed move is sent in the letters of the Laws' English", () => {
  const cases = [
    ["e2e4", "e2-e4"],
    ["e2 x e4", "e2-e4"],
    ["e7e8D", "e7-e8=Q"],
    ["e7-e8=d", "e7-e8=Q"],
    ["Cf3", "Nf3"],
    ["Rd1", "Kd1"],
    ["e8D", "e8=Q"],
    ["0-0", "O-O"],
    ["ooo", "O-O-O"],
    ["oo", "O-O"],
    ["exd5", "exd5"],
    ["", ""],
  ];
  for (const [typed, sent] of cases) assert.equal(inEnglish(typed, CATALAN), sent, typed);
  assert.equal(inEnglish("Nf3"), "Nf3", "without letters of its own");
});

test("figurines stand for the reader's letters", () => {
  assert.equal(withFigurines("Cf3", CATALAN), "♘f3");
  assert.equal(withFigurines("e8=D", CATALAN), "e8=♕");
  assert.equal(withFigurines("O-O", CATALAN), "O-O");
});
