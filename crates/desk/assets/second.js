// The second board of a game: men are put where they stand on it, and the field follows.

/** @import { AdoubeBoard } from "./board.js" */

import "./board.js";
import { find } from "./dom.js";
import { fenOf, squareIndex } from "./men.js";

const board = /** @type {AdoubeBoard | null} */ (find("adoube-board[data-second]"));
const field = /** @type {HTMLInputElement | null} */ (find("input[name=men]"));
if (board && field) {
  /** @param {Man[]} men */
  const changed = (men) => {
    board.show({ fen: fenOf(men) });
    field.value = fenOf(men);
  };
  board.addEventListener("release", (event) => {
    const { man, from, to } = /** @type {CustomEvent} */ (event).detail;
    const men = board.men;
    men[squareIndex(from)] = "";
    men[squareIndex(to)] = man;
    changed(men);
  });
  board.addEventListener("aside", (event) => {
    const { square } = /** @type {CustomEvent} */ (event).detail;
    const men = board.men;
    men[squareIndex(square)] = "";
    changed(men);
  });
  field.addEventListener("change", () => board.show({ fen: field.value }));
}
