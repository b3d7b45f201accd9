// The wall: many boards at once, for the public and the projector.

import "./board.js";
import { Live, showConnection } from "./live.js";
import { digits, shown } from "./time.js";

const wall = document.querySelector("[data-wall]");
if (wall) {
  const places = new Map();
  for (const place of wall.querySelectorAll("[data-board]")) places.set(place.dataset.board, place);
  const states = new Map();
  const live = new Live(wall.dataset.wall, ["state"], { last: wall.dataset.number });
  showConnection(live, document.querySelector("[data-connection]"));

  const show = (state) => {
    const place = places.get(state.game);
    const old = states.get(state.game);
    if (!place || (old && old.number > state.number)) return;
    states.set(state.game, state);
    const board = place.querySelector("adoube-board");
    if (state.number > 0 && state.mode === "board" && board) {
      board.hidden = false;
      place.querySelector("[data-nothing]")?.remove();
    }
    board?.show({ fen: state.fen, last: state.last });
    const move = state.moves?.at(-1);
    place.querySelector("[data-last]").textContent = move ? `${move.number}${move.by === "white" ? "." : "…"} ${move.text}` : "";
    if (state.result) place.querySelector("[data-result]").textContent = state.result;
    place.dataset.phase = state.phase;
  };
  for (const place of places.values()) if (place.dataset.state) show(JSON.parse(place.dataset.state));
  live.addEventListener("state", (event) => show(event.detail));

  if (wall.dataset.turn) rotate(wall, [...places.values()]);

  // Times need no more than four looks a second here; only texts that changed are written.
  setInterval(() => {
    const now = live.time.now();
    for (const [game, state] of states) {
      if (!state.clocks) continue;
      const place = places.get(game);
      for (const colour of ["white", "black"]) {
        const element = place.querySelector(`[data-clock="${colour}"]`);
        const text = digits(shown(state.clocks, colour, now - (state.delay_ms ?? 0)));
        if (element.textContent !== text) element.textContent = text;
        element.classList.toggle("wall-runs", state.clocks.running === colour);
      }
    }
  }, 250);
}

/** The projector: boards as large as the screen lets all of them be; if they would be too small, some after others. */
function rotate(wall, places) {
  const LEAST_PX = 180;
  const GAP_PX = 13;
  // What is above the boards, and what stands above and below each: as in the style sheet.
  const HEAD_PX = 96;
  const WORDS_PX = 128;
  const MOST = 12; // as many as the style sheet has
  document.querySelector('meta[http-equiv="refresh"]')?.remove();
  const foot = document.querySelector("[data-page]");
  let page = 0;
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
      best = { across, down };
    }
    const fits = best.across * best.down;
    const pages = Math.ceil(places.length / fits);
    page %= pages;
    wall.dataset.across = best.across;
    wall.dataset.down = best.down;
    places.forEach((place, index) => {
      place.hidden = Math.floor(index / fits) !== page;
    });
    foot.textContent = pages > 1 ? foot.dataset.page.replace("{page}", page + 1).replace("{pages}", pages) : "";
  };
  show();
  addEventListener("resize", show);
  setInterval(() => {
    page += 1;
    show();
  }, Number(wall.dataset.turn) * 1000);
}
