// Comfort on every page; nothing here is needed to read or to send a form.

import { find, findAll } from "./dom.js";

// A refused form: on to its list of problems, so that a screen reader says it.
find('[role="alert"][tabindex]')?.focus();

// The current tab is in sight, on narrow screens too.
find(".tabs [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });

// A form is sent once, however often its button is pressed.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  if (form.dataset.sent) {
    event.preventDefault();
    return;
  }
  form.dataset.sent = "1";
  setTimeout(() => delete form.dataset.sent, 5000);
});

// <select data-send> sends its form when it is changed.
for (const select of /** @type {HTMLSelectElement[]} */ (findAll("select[data-send]"))) {
  select.addEventListener("change", () => select.form?.requestSubmit());
}

// <input data-filter="#table"> shows only the rows that contain what is typed.
/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches("[data-filter]")) return;
  const words = plain(target.value).split(/\s+/).filter(Boolean);
  for (const row of findAll(`${target.dataset.filter} tbody tr`)) {
    const text = plain(row.textContent ?? "");
    row.hidden = !words.every((word) => text.includes(word));
  }
});

// "?" opens the help about this page and "/" goes to its search, unless somebody is writing.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
  if (event.key === "?") find("a[data-help]")?.click();
  const search = event.key === "/" && find("input[data-search]");
  if (!(search instanceof HTMLInputElement)) return;
  event.preventDefault();
  search.focus();
  search.select();
});

// Among the results of a search, the arrows go from link to link, and from the field to the first.
document.addEventListener("keydown", (event) => {
  const step = Number(event.key === "ArrowDown") - Number(event.key === "ArrowUp");
  const from = event.target instanceof Element && event.target.closest("input[data-search], [data-results] a");
  const links = findAll("[data-results] a");
  if (!step || !from || !links.length || event.defaultPrevented) return;
  event.preventDefault();
  const at = links.indexOf(/** @type {HTMLElement} */ (from)) + step;
  const next = at < 0 ? find("input[data-search]") : links[Math.min(at, links.length - 1)];
  next?.focus();
});
