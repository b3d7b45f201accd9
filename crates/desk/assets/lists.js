// While a name is typed, players of the rating lists are suggested (the combobox of the ARIA authoring practices):
// Down and Up choose, Enter takes, Escape closes. Without this module there is the page of the link beside the form.
import { find, make } from "./dom.js";

/** @typedef {Record<string, string>} Listed a player of a list */

const about = find("#lookup");
const input = /** @type {HTMLInputElement | null} */ (find("#f-player"));

if (about && input) {
  const label = about.dataset.label ?? "";
  const list = make("ul", "suggestions", { id: "lookup-list", role: "listbox", "aria-label": label });
  list.hidden = true;
  input.after(list);
  const status = find('[role="status"]', about);
  const tempo = about.dataset.tempo ?? "";
  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

  /** @type {{ list: string, player: Listed }[]} */
  let found = [];
  let active = -1;
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const close = () => {
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };

  /** @param {number} index */
  const mark = (index) => {
    active = index;
    [...list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
    const option = list.children[index];
    if (!option) return;
    input.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  };

  /** @param {string} name @param {string} value */
  const fill = (name, value) => {
    const field = /** @type {HTMLInputElement | HTMLSelectElement | null} */ (find(`#f-${name}`));
    if (field) field.value = value || "";
  };

  /** @param {Listed} player */
  const take = (player) => {
    fill("player", player.name);
    fill("rating", player[tempo] || player.standard);
    fill("national", player.national);
    fill("title", player.title);
    if (player.federation) fill("federation", player.federation);
    fill("club", player.club);
    fill("fide_id", player.fide_id);
    fill("licence", player.licence);
    fill("sex", player.sex);
    fill("born", player.born);
    fill("year", player.year);
    close();
    if (status) status.textContent = player.name;
  };

  /** @param {{ players: { list: string, player: Listed }[], said: string }} answer */
  const show = (answer) => {
    found = answer.players;
    list.replaceChildren(
      ...found.map(({ list: name, player }, at) => {
        const option = make("li", "", { id: `lookup-${at}`, role: "option" });
        const who = make("strong", "", {}, player.name);
        const facts = [
          player.title,
          player[tempo] || player.national,
          player.federation,
          player.club,
          player.year,
          player.fide_id,
          name,
        ];
        option.append(who, ` ${facts.filter(Boolean).join(" · ")}`);
        // The field keeps the focus.
        option.addEventListener("mousedown", (event) => event.preventDefault());
        option.addEventListener("click", () => take(player));
        return option;
      }),
    );
    active = -1;
    input.removeAttribute("aria-activedescendant");
    list.hidden = found.length === 0;
    input.setAttribute("aria-expanded", String(found.length > 0));
    if (status) status.textContent = answer.said;
  };

  const ask = async () => {
    const mine = ++asked;
    const query = input.value.trim();
    if (query.length < 2) {
      close();
      return;
    }
    try {
      const address = `${about.dataset.url}?q=${encodeURIComponent(query)}`;
      const answer = await fetch(address, { headers: { accept: "application/json" } });
      // Only the answer to the last question counts.
      if (answer.ok && mine === asked) show(await answer.json());
    } catch {
      close();
    }
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, 120);
  });
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (list.hidden) {
      if (event.key === "ArrowDown") ask();
      return;
    }
    const last = found.length - 1;
    if (event.key === "ArrowDown") mark(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") mark(active <= 0 ? last : active - 1);
    else if (event.key === "Enter" && active >= 0) take(found[active].player);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  });
}
