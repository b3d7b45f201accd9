// Results as fast as typing: a key enters the result, saves it and goes on to the next board.

import { find, findAll } from "./dom.js";
import { fetchPage, onChange, soon } from "./page.js";
import { resultOfKey, resultSign } from "./signs.js";

const FORM = "form.results[data-save]";
const form = /** @type {HTMLFormElement | null} */ (find(FORM));
if (form) {
  const fields = /** @type {HTMLInputElement[]} */ (findAll('input[name^="r."]:not([disabled])', form));
  const missing = find("#missing");

  /**
   * The value of a field of the form, or "" if it has none of that name.
   * @param {HTMLFormElement} form
   * @param {string} name
   */
  const valueOf = (form, name) => {
    const found = form.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found.value : "";
  };
  /** @param {HTMLInputElement} field */
  const recordedName = (field) => field.name.replace("r.", "w.");
  /** @param {HTMLInputElement} field */
  const recorded = (field) => valueOf(form, recordedName(field));
  /** The values sent last, and those that the record is known to hold. */
  const saved = new Map(fields.map((field) => [field, field.value === recorded(field) ? field.value : null]));
  const known = new Map(fields.map((field) => [field, recorded(field)]));

  /** @type {Element | null} The field to which a key has just gone on: a result and Enter are one step, not two. */
  let reached = null;

  /** @param {HTMLInputElement} field */
  const row = (field) => field.closest("tr");
  /** @param {HTMLInputElement} field @param {number} step */
  const go = (field, step) => {
    const next = fields[fields.indexOf(field) + step];
    if (next) {
      next.focus();
      next.select();
    }
  };
  /** @param {HTMLInputElement} field @param {string} text @param {boolean} bad */
  const say = (field, text, bad) => {
    const cell = row(field)?.querySelector(".said");
    if (cell) {
      cell.textContent = text;
      cell.classList.toggle("problem", bad);
    }
    field.setAttribute("aria-invalid", bad ? "true" : "false");
  };

  /** @param {HTMLInputElement} field */
  const send = async (field) => {
    const value = field.value.trim();
    if (saved.get(field) === value) return;
    // With the value that stood there before, nobody changes what somebody else has just entered without knowing.
    const before = known.get(field) ?? "";
    saved.set(field, value);
    const body = new URLSearchParams({
      csrf: valueOf(form, "csrf"),
      round: valueOf(form, "round"),
      [field.name]: value,
      [recordedName(field)]: before,
    });
    try {
      const response = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
      const answer = await response.json();
      if (missing && answer.said) missing.textContent = answer.said;
      say(field, response.ok ? resultSign(value) : (answer.problem ?? answer.message ?? "!"), !response.ok);
      if (response.ok) known.set(field, value);
      else saved.set(field, null);
      if (typeof answer.meanwhile === "string") {
        field.value = answer.meanwhile;
        saved.set(field, answer.meanwhile);
        known.set(field, answer.meanwhile);
      }
    } catch {
      saved.set(field, null);
      say(field, "…", true);
    }
  };

  /** @type {Map<HTMLInputElement, Promise<void>>} One after another: the record's value comes with the answer before. */
  const waiting = new Map();
  /** @param {HTMLInputElement} field */
  const save = (field) => {
    waiting.set(
      field,
      (waiting.get(field) ?? Promise.resolve()).then(() => send(field)),
    );
  };

  /** @param {HTMLInputElement} field @param {KeyboardEvent} event */
  const onKey = (field, event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const already = key === "Enter" && reached === field && !event.repeat;
    const result = field.selectionStart === 0 ? resultOfKey(key) : null;
    reached = null;
    if (already) {
      event.preventDefault();
    } else if (key === "Enter" || key === "ArrowDown") {
      event.preventDefault();
      save(field);
      go(field, 1);
    } else if (key === "ArrowUp") {
      event.preventDefault();
      go(field, -1);
    } else if (result) {
      // One key is one result; whoever wants more of them types on after the field is chosen again.
      event.preventDefault();
      field.value = result;
      save(field);
      go(field, 1);
      reached = document.activeElement;
    } else if (key === "-" && field.selectionStart === 0) {
      event.preventDefault();
      field.value = "-";
      field.setSelectionRange(1, 1);
    }
  };

  for (const field of fields) {
    field.addEventListener("focus", () => {
      row(field)?.classList.add("now");
      field.select();
    });
    field.addEventListener("blur", () => {
      row(field)?.classList.remove("now");
      save(field);
    });
    field.addEventListener("keydown", (event) => onKey(field, event));
  }
  fields.find((field) => !field.value)?.focus();

  // Results of other arbiters come in where nobody is typing; what is being typed stays.
  /** @param {HTMLInputElement} field */
  const typing = (field) => field.value.trim() !== known.get(field);
  const refresh = async () => {
    const page = await fetchPage();
    if (!page) return;
    const next = /** @type {HTMLFormElement | null} */ (find(FORM, page));
    if (!next || fields.some((field) => !next.elements.namedItem(field.name))) {
      // Another round, or none any more.
      if (!fields.some(typing)) location.reload();
      return;
    }
    for (const field of fields) {
      const now = valueOf(next, recordedName(field));
      if (now === known.get(field) || typing(field)) continue;
      field.value = now;
      saved.set(field, now);
      known.set(field, now);
      say(field, resultSign(now), false);
      if (document.activeElement === field) field.select();
    }
    for (const id of ["missing", "closing"]) {
      const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (old && fresh && old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
    }
  };
  if (form.dataset.follow) onChange(form.dataset.follow, soon(refresh, { least: 200, spread: 600 }));
}
