// Fetching the page again while it is open, to replace parts of it with what the desk draws now.

import { findAll } from "./dom.js";

/**
 * The page as the desk draws it now, or null if it cannot be had.
 * @param {string} address
 * @returns {Promise<Document | null>}
 */
export async function fetchPage(address = location.href) {
  try {
    const response = await fetch(address, { headers: { accept: "text/html" }, credentials: "same-origin" });
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}

/**
 * A function that runs another one some time after the first of several calls. A whole hall hears of a change at the same
 * moment; its devices do not all ask at the same moment.
 * @param {() => void} run
 * @param {{ least: number, spread: number }} wait in milliseconds
 */
export function soon(run, { least, spread }) {
  let timer = 0;
  return () => {
    timer ||= setTimeout(
      () => {
        timer = 0;
        run();
      },
      least + Math.random() * spread,
    );
  };
}

/**
 * Calls a function for every change that the desk reports on a stream of events.
 * @param {string} address
 * @param {() => void} changed
 */
export function onChange(address, changed) {
  if (!("EventSource" in globalThis)) return;
  const events = new EventSource(address);
  events.addEventListener("change", changed);
  addEventListener("pagehide", () => events.close());
}

/**
 * Whether somebody has begun to write in a part of the page.
 * @param {ParentNode} part
 */
export function isBeingFilled(part) {
  const inputs = /** @type {HTMLInputElement[]} */ (findAll("input:not([type=hidden])", part));
  return inputs.some((input) => input.value && input.value !== input.defaultValue);
}
