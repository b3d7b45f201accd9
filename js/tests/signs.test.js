import assert from "node:assert/strict";
import test from "node:test";
import { resultOfKey, resultSign } from "../../crates/desk/assets/signs.js";

test("typed results are shown as they are printed", () => {
  const cases = {
    1: "1-0",
    0: "0-1",
    "=": "½-½",
    "+": "+ -",
    "-": "- +",
    "--": "- -",
    "": "",
    constructor: "constructor",
  };
  for (const [typed, sign] of Object.entries(cases)) assert.equal(resultSign(typed), sign, typed);
});

test("one key enters a result, but for the minus, of which there may be two", () => {
  const cases = { 1: "1", 0: "0", "=": "=", "+": "+", 5: "=", "-": null, x: null, Enter: null };
  for (const [key, result] of Object.entries(cases)) assert.equal(resultOfKey(key), result, key);
});
