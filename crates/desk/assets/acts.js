// From what hands do at the board to the acts of a transcript (PROTOCOL.md, "Acts").
//
// A hand that lets go of a man says `plays`, but for a move that is not finished: the king of a castling, and a pawn on
// the last rank. No rule of movement is asked: whatever is put down was put down.

import { colourOf, squareIndex } from "./men.js";

const HOME = { white: 1, black: 8 };
const LAST = { white: "8", black: "1" };

/**
 * The castling that a king's step begins: from the e-file two files aside with an own man `R` in that corner.
 * @param {Man[]} men
 * @param {Man} man
 * @param {SquareName} from
 * @param {SquareName} to
 * @returns {Castling | null}
 */
export function castlingBegun(men, man, from, to) {
  if (man.toUpperCase() !== "K") return null;
  const colour = colourOf(man);
  if (!colour) return null;
  const rank = String(HOME[colour]);
  if (from !== "e" + rank || (to !== "g" + rank && to !== "c" + rank)) return null;
  const wing = to[0] === "g" ? "king" : "queen";
  const corner = (wing === "king" ? "h" : "a") + rank;
  const rook = colour === "white" ? "R" : "r";
  if (men[squareIndex(corner)] !== rook) return null;
  return { kind: "castling", wing, from, to, rook: corner, rookTo: (wing === "king" ? "f" : "d") + rank };
}

/**
 * The act of letting go of a man, or null if nothing but a touch has happened. In the scene, `loose` is the unfinished
 * move of this turn and `last` the last move made.
 * @param {{ man: Man, from: SquareName, to: SquareName, promotion?: string }} hand
 * @param {{ men: Man[], loose?: Loose | null, last?: LastMove | null, variant?: string }} scene
 * @returns {{ act: string | null, loose: Loose | null } | null}
 */
export function released(hand, scene) {
  const { man, to } = hand;
  let { from } = hand;
  const colour = colourOf(man);
  if (!colour || !to || from === to) return null;
  const loose = scene.loose ?? null;
  if (loose?.kind === "castling" && from === loose.rook && to === loose.rookTo) {
    return { act: loose.wing === "king" ? "plays O-O" : "plays O-O-O", loose: null };
  }
  // A man that stands where an unfinished or not yet completed move left it is still on its way from where it began.
  if (loose && from === loose.to) from = loose.from;
  else if (scene.last && !scene.last.completed && scene.last.by === colour && from === scene.last.to)
    from = scene.last.from;
  if (from === to) return { act: null, loose: null };
  if (scene.variant === "chess960" && man.toUpperCase() === "K") {
    const target = scene.men[squareIndex(to)];
    if (target && target.toUpperCase() === "R" && colourOf(target) === colour) {
      return { act: to[0] > from[0] ? "plays O-O" : "plays O-O-O", loose: null };
    }
  }
  const castling = scene.variant === "chess960" ? null : castlingBegun(scene.men, man, from, to);
  if (castling) return { act: `releases ${to}`, loose: castling };
  if (man.toUpperCase() === "P" && to[1] === LAST[colour] && hand.promotion === undefined) {
    return { act: `releases ${to}`, loose: { kind: "promotion", from, to, by: colour } };
  }
  const becomes = hand.promotion ? `=${hand.promotion}` : "";
  return { act: `plays ${from}-${to}${becomes}`, loose: null };
}

/**
 * The act of touching a man, or null if it was touched before in this turn.
 * @param {SquareName} square
 * @param {SquareName[]} touchedAlready
 */
export function touched(square, touchedAlready) {
  return touchedAlready.includes(square) ? null : `touches ${square}`;
}

/** A universally unique id whose order is the order of making (version 7). */
export function uuid7(now = Date.now()) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let ms = now;
  for (let i = 5; i >= 0; i--) {
    bytes[i] = ms % 256;
    ms = Math.floor(ms / 256);
  }
  bytes[6] = 0x70 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
