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
    place.querySelector("adoube-board").show({ fen: state.fen, last: state.last });
    const move = state.moves?.at(-1);
    place.querySelector("[data-last]").textContent = state.result ?? (move ? `${move.number}${move.by === "white" ? "." : "…"} ${move.text}` : "");
    place.dataset.phase = state.phase;
  };
  for (const place of places.values()) if (place.dataset.state) show(JSON.parse(place.dataset.state));
  live.addEventListener("state", (event) => show(event.detail));

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
