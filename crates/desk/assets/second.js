// The second board of a game: men are put where they stand on it, and the field follows.

import "./board.js";
import { fenOf, squareIndex } from "./men.js";

const board = document.querySelector("adoube-board[data-second]");
const field = document.querySelector("input[name=men]");
if (board && field) {
  const changed = (men) => {
    board.show({ fen: fenOf(men) });
    field.value = fenOf(men);
  };
  board.addEventListener("release", ({ detail: { man, from, to } }) => {
    const men = board.men;
    men[squareIndex(from)] = "";
    men[squareIndex(to)] = man;
    changed(men);
  });
  board.addEventListener("aside", ({ detail: { square } }) => {
    const men = board.men;
    men[squareIndex(square)] = "";
    changed(men);
  });
  field.addEventListener("change", () => board.show({ fen: field.value }));
}
