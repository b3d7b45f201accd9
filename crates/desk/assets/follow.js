// A page that keeps itself up to date: when the desk reports that the event has changed, the part marked #fresh is fetched
// again. Without this module the reader reloads the page.

import { find, findAll, make } from "./dom.js";
import { fetchPage, onChange, soon } from "./page.js";

const fresh = find("#fresh[data-follow]");
if (fresh) {
  const told = make("p", "hidden", { "aria-live": "polite" });
  document.body.append(told);
  let html = fresh.innerHTML;
  const filter = () => /** @type {HTMLInputElement | null} */ (find("input[data-filter]", fresh));

  /** @param {Element} one */
  const sign = (one) =>
    [
      one.tagName,
      one.getAttribute("href"),
      one.getAttribute("value"),
      one.textContent,
      one.closest("li, tr, form")?.textContent,
    ].join("|");

  const refresh = async () => {
    const page = await fetchPage();
    const next = page && find("#fresh", page);
    if (!next || next.innerHTML === html) return;
    html = next.innerHTML;
    const before = filter();
    const [typed, focused] = [before?.value, before !== null && document.activeElement === before];
    // Whoever is on a button or a link stays on it, if it is still there.
    const active = document.activeElement;
    const on = active && fresh.contains(active) && active !== before ? sign(active) : "";
    fresh.replaceChildren(...next.childNodes);
    if (on) {
      findAll("a, button, summary", fresh)
        .find((one) => sign(one) === on)
        ?.focus();
    }
    const after = filter();
    if (after && typed) {
      after.value = typed;
      after.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (after && focused) after.focus();
    told.textContent = fresh.dataset.told ?? "";
  };
  onChange(fresh.dataset.follow ?? "", soon(refresh, { least: 100, spread: 900 }));
}
