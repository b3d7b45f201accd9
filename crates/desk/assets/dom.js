// Finding and making elements.

/**
 * The first element that matches.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement | null}
 */
export const find = (selector, root = document) => root.querySelector(selector);

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} root
 * @returns {HTMLElement[]}
 */
export const findAll = (selector, root = document) => [...root.querySelectorAll(/** @type {"div"} */ (selector))];

/**
 * A new element with a class, attributes and a text, each of them if there is one.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, name = "", attributes = {}, text) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

/**
 * Sets a text; one that stands there already is left alone, so that no screen reader says it again.
 * @param {Element | null | undefined} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

/**
 * Words with their placeholders filled.
 * @param {string | undefined} text
 * @param {Record<string, string | number>} values
 */
export function filled(text, values) {
  let words = text ?? "";
  for (const [name, value] of Object.entries(values)) words = words.replaceAll(`{${name}}`, String(value));
  return words;
}
