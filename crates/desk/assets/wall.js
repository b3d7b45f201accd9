// The wall: many boards at once, for the public and the projector.

/** @import { AdoubeBoard } from "./board.js" */

import "./board.js";
import { filled, find, findAll, setText } from "./dom.js";
import { Live, showConnection } from "./live.js";
import { digits, shown } from "./time.js";

const wall = find("[data-wall]");
if (wall) {
  const places = new Map(findAll("[data-board]", wall).map((place) => [place.dataset.board ?? "", place]));
  /** @type {Map<string, GameState>} */
  const states = new Map();
  const live = new Live(wall.dataset.wall ?? "", ["state"], { last: wall.dataset.number });
  showConnection(live, find("[data-connection]"));

  /** @param {GameState} state */
  const show = (state) => {
    const place = places.get(state.game);
    const old = states.get(state.game);
    if (!place || (old && old.number > state.number)) return;
    states.set(state.game, state);
    const board = /** @type {AdoubeBoard | null} */ (find("adoube-board", place));
    if (state.number > 0 && state.mode === "board" && board) {
      board.hidden = false;
      place.querySelector("[data-nothing]")?.remove();
    }
    board?.show({ fen: state.fen, last: state.last });
    const move = state.moves?.at(-1);
    const words = move ? `${move.number}${move.by === "white" ? "." : "…"} ${move.text}` : "";
    setText(find("[data-last]", place), words);
    if (state.result) setText(find("[data-result]", place), state.result);
    place.dataset.phase = state.phase;
  };
  for (const place of places.values()) if (place.dataset.state) show(JSON.parse(place.dataset.state));
  live.addEventListener("state", (event) => show(/** @type {CustomEvent} */ (event).detail));

  if (wall.dataset.turn) rotate(wall, [...places.values()]);

  // Times need no more than four looks a second here; only texts that changed are written.
  setInterval(() => {
    const now = live.time.now();
    for (const [game, state] of states) {
      if (!state.clocks) continue;
      for (const colour of /** @type {const} */ (["white", "black"])) {
        const element = find(`[data-clock="${colour}"]`, places.get(game));
        setText(element, digits(shown(state.clocks, colour, now - (state.delay_ms ?? 0))));
        element?.classList.toggle("wall-runs", state.clocks.running === colour);
      }
    }
  }, 250);
}

/**
 * The projector: boards as large as the screen lets all of them be; if they would be too small, some after others.
 * @param {HTMLElement} wall
 * @param {HTMLElement[]} places
 */
function rotate(wall, places) {
  const LEAST_PX = 180;
  const GAP_PX = 13;
  // What is above the boards, and what stands above and below each: as in the style sheet.
  const HEAD_PX = 96;
  const WORDS_PX = 128;
  const MOST = 12; // as many as the style sheet has
  document.querySelector('meta[http-equiv="refresh"]')?.remove();
  const foot = find("[data-page]");
  let page = 0;
  /** @param {number} across @param {number} down */
  const size = (across, down) =>
    Math.min((wall.clientWidth - GAP_PX * (across - 1)) / across, (innerHeight - HEAD_PX) / down - WORDS_PX);
  const show = () => {
    if (!places.length) return;
    let best = { across: 1, down: 1, size: 0 };
    for (let across = 1; across <= MOST; across++) {
      const down = Math.ceil(places.length / across);
      if (size(across, down) > best.size) best = { across, down, size: size(across, down) };
    }
    if (best.size < LEAST_PX) {
      // As many as are large enough.
      let [across, down] = [1, 1];
      while (across < MOST && size(across + 1, 1) >= LEAST_PX) across += 1;
      while (down < MOST && size(across, down + 1) >= LEAST_PX) down += 1;
      best = { across, down, size: LEAST_PX };
    }
    const fits = best.across * best.down;
    const pages = Math.ceil(places.length / fits);
    page %= pages;
    wall.dataset.across = String(best.across);
    wall.dataset.down = String(best.down);
    places.forEach((place, index) => {
      place.hidden = Math.floor(index / fits) !== page;
    });
    setText(foot, pages > 1 ? filled(foot?.dataset.page, { page: page + 1, pages }) : "");
  };
  show();
  addEventListener("resize", show);
  setInterval(() => {
    page += 1;
    show();
  }, Number(wall.dataset.turn) * 1000);
}
