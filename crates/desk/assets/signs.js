// The results that an arbiter types, and how they are shown. The Rust twin is `tournament::BoardResult`; a test
// compares them.

/** @type {Record<string, string>} */
const SIGNS = { 1: "1-0", 0: "0-1", "=": "½-½", "+": "+ -", "-": "- +", "--": "- -" };

/**
 * A typed result as it is shown; anything else as it was typed.
 * @param {string} typed
 */
export const resultSign = (typed) => (Object.hasOwn(SIGNS, typed) ? SIGNS[typed] : typed);

/**
 * The result that one key enters at once: `5` is the half point beside the other digits.
 * @param {string} key
 */
export function resultOfKey(key) {
  if (key === "5") return "=";
  return ["1", "0", "=", "+"].includes(key) ? key : null;
}
