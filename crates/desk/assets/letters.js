// Moves in the reader's letters: from what is typed to the letters of the Laws' English, and from letters to figurines.

/** @type {Record<string, string>} */
const FIGURINES = { K: "♔", Q: "♕", R: "♖", B: "♗", N: "♘" };

/**
 * A typed move in the letters of the Laws' English: `e2e4` is `e2-e4`, the reader's letter is the piece's.
 * @param {string} text
 * @param {Record<string, string>} letters the reader's letter of each role
 */
export function inEnglish(text, letters = {}) {
  /** @param {string} own */
  const letter = (own) =>
    Object.keys(letters).find((role) => letters[role].toUpperCase() === own.toUpperCase()) ?? own.toUpperCase();
  const squares = /^([a-h][1-8])\s*[-x]?\s*([a-h][1-8])(?:=?([A-Za-z]))?$/.exec(text);
  if (squares) return `${squares[1]}-${squares[2]}${squares[3] ? `=${letter(squares[3])}` : ""}`;
  if (/^[0oO](-?[0oO]){1,2}$/.test(text)) {
    return text.replace(/[0o]/g, "O").replace(/^OO$/, "O-O").replace(/^OOO$/, "O-O-O");
  }
  const plain = text.replace(/=?([A-Z])$/, (_, own) => `=${letter(own)}`);
  return /^[A-Z]/.test(plain) ? letter(plain[0]) + plain.slice(1) : plain;
}

/**
 * A move with figurines for the reader's letters.
 * @param {string} text
 * @param {Record<string, string>} letters the reader's letter of each role
 */
export function withFigurines(text, letters = {}) {
  /** @param {string} own */
  const figurine = (own) => FIGURINES[Object.keys(letters).find((role) => letters[role] === own) ?? ""] ?? own;
  return text.replace(/\p{Lu}/gu, figurine);
}
