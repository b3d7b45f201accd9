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
    place.querySelector("adoube-board")?.show({ fen: state.fen, last: state.last });
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
  const GAP_PX = 12;
  const MOST = 12; // as many as the style sheet has
  document.querySelector('meta[http-equiv="refresh"]')?.remove();
  const foot = document.querySelector("[data-page]");
  let page = 0;
  const show = () => {
    for (const place of places) place.hidden = false;
    if (!places.length) return;
    // What stands above and below the board itself is as high whatever its width.
    const lines = [...places[0].querySelectorAll(".wall-table, .wall-name, .wall-last")];
    const words = lines.reduce((sum, line) => sum + line.getBoundingClientRect().height, 2 * GAP_PX);
    const room = innerHeight - wall.getBoundingClientRect().top - 2 * GAP_PX;
    const across = (columns) => (wall.clientWidth - GAP_PX * (columns - 1)) / columns;
    const down = (columns) => Math.max(1, Math.floor((room + GAP_PX) / (across(columns) + words + GAP_PX)));
    let columns = 1;
    while (columns < MOST && columns * down(columns) < places.length && across(columns + 1) >= LEAST_PX) columns += 1;
    // A board never is higher than the screen.
    while (columns < MOST && across(columns) + words > room && across(columns + 1) >= LEAST_PX / 2) columns += 1;
    const fits = columns * down(columns);
    const pages = Math.ceil(places.length / fits);
    page %= pages;
    wall.dataset.across = columns;
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
