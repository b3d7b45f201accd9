// How the men stand: squares 0 (a1) to 63 (h8), men as FEN letters. Nothing here knows a rule of movement.

export const FILES = "abcdefgh";

/** @param {number} index @returns {SquareName} */
export const squareName = (index) => FILES[index % 8] + String(Math.floor(index / 8) + 1);

/**
 * The index of a square's name, or -1.
 * @param {string | null | undefined} name
 */
export function squareIndex(name) {
  if (typeof name !== "string" || name.length !== 2) return -1;
  const file = FILES.indexOf(name[0]);
  const rank = name.charCodeAt(1) - 49;
  return file >= 0 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}

/**
 * The men of a FEN's first field as an array of 64, "" where a square is empty. A bad FEN gives an empty board.
 * @param {string | null | undefined} fen
 * @returns {Man[]}
 */
export function menOf(fen) {
  /** @type {Man[]} */
  const men = new Array(64).fill("");
  const rows = String(fen ?? "")
    .trim()
    .split(/\s+/)[0]
    .split("/");
  if (rows.length !== 8) return men;
  rows.forEach((row, down) => {
    let file = 0;
    for (const c of row) {
      if (c >= "1" && c <= "8") file += Number(c);
      else if ("KQRBNPkqrbnp".includes(c) && file < 8) men[(7 - down) * 8 + file++] = c;
    }
  });
  return men;
}

/**
 * The first field of a FEN.
 * @param {Man[]} men
 */
export function fenOf(men) {
  const rows = [];
  for (let rank = 7; rank >= 0; rank--) {
    let row = "";
    let empty = 0;
    for (let file = 0; file < 8; file++) {
      const man = men[rank * 8 + file];
      if (!man) empty++;
      else {
        row += (empty ? String(empty) : "") + man;
        empty = 0;
      }
    }
    rows.push(row + (empty ? String(empty) : ""));
  }
  return rows.join("/");
}

/** @param {string | null | undefined} fen @returns {Colour} */
export const turnOf = (fen) => (String(fen ?? "").split(/\s+/)[1] === "b" ? "black" : "white");

/** @param {Man} man @returns {Colour | null} */
export const colourOf = (man) => (man === "" ? null : man === man.toUpperCase() ? "white" : "black");

/** @param {Colour} colour @returns {Colour} */
export const other = (colour) => (colour === "white" ? "black" : "white");

/**
 * The symbol of a man in pieces.svg.
 * @param {Man} man
 */
export const symbolOf = (man) => (colourOf(man) === "white" ? "w" : "b") + man.toUpperCase();
