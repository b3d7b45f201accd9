// The hall's clock counts down on every page that shows it.

import { find, findAll, setText } from "./dom.js";

/** @param {number} left in seconds */
const clock = (left) => {
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
};
for (const timer of findAll(".round-timer")) {
  const end = performance.now() + Number(timer.dataset.left) * 1000;
  const digits = find("strong", timer);
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    setText(digits, left ? clock(left) : (timer.dataset.over ?? ""));
  };
  tick();
  setInterval(tick, 250);
}
