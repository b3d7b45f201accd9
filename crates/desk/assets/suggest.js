// Suggestions for fields that name a person or a match: asked for while a name is typed, where a season has too many for
// the page to carry. Without this module a full name or a number is typed.
import { make } from "./dom.js";

const PAUSE_MS = 150;

for (const list of /** @type {NodeListOf<HTMLDataListElement>} */ (document.querySelectorAll("datalist[data-ask]"))) {
  const address = list.dataset.ask ?? "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let asked = 0;

  /** @param {string} typed */
  const ask = async (typed) => {
    asked += 1;
    const mine = asked;
    const answer = await fetch(`${address}&q=${encodeURIComponent(typed)}`);
    if (!answer.ok) return;
    /** @type {string[]} */
    const found = await answer.json();
    if (mine === asked) list.replaceChildren(...found.map((value) => make("option", "", { value })));
  };

  for (const field of document.querySelectorAll(`input[list="${list.id}"]`)) {
    field.addEventListener("input", () => {
      const typed = /** @type {HTMLInputElement} */ (field).value.trim();
      clearTimeout(timer);
      if (typed.length > 1 && !typed.includes("#")) timer = setTimeout(() => ask(typed), PAUSE_MS);
    });
  }
}
