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

// "?" opens the help about this page, unless somebody is writing.
document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
  find("a[data-help]")?.click();
});
