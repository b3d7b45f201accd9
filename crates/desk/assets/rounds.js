// Swapping players by hand: a click on two players of the draft chooses them in the two lists.

import { find, findAll } from "./dom.js";

const form = /** @type {HTMLFormElement | null} */ (find("form.swap"));
if (form) {
  const lists = ["first", "second"].map((name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name)));
  let turn = 0;
  for (const link of findAll('table a[href*="/players/"]')) {
    link.addEventListener("click", (event) => {
      const id = link.getAttribute("href")?.split("/").pop()?.split("?")[0] ?? "";
      event.preventDefault();
      lists[turn % 2].value = id;
      turn += 1;
      if (turn % 2 === 0) form.querySelector("button")?.focus();
    });
  }
}
