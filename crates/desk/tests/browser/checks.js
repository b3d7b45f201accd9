// What can be checked of a page's accessibility without a person: the problems found, as sentences. WCAG 2.2 in brackets.
function problems() {
  const found = [];
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const sketch = (element) => element.outerHTML.slice(0, 160);
  const tell = (what, element) => found.push(element ? `${what}: ${sketch(element)}` : what);
  const named = (element) => {
    const by = element.getAttribute("aria-labelledby");
    const words = by
      ? by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent ?? "")
          .join(" ")
      : "";
    const inside = all("svg title, img[alt]", element)
      .map((e) => e.getAttribute("alt") ?? e.textContent)
      .join(" ");
    return [words, element.getAttribute("aria-label") ?? "", element.textContent, inside].join(" ").trim() !== "";
  };

  if (!/^(ca|es|pt-BR|pt-PT|eu|en)$/.test(document.documentElement.lang)) tell("html has no lang (3.1.1)");
  if (!document.title.trim()) tell("no title (2.4.2)");
  if (all("h1").length !== 1) tell(`${all("h1").length} h1 instead of one (2.4.6)`);
  if (all("main").length !== 1) tell("not one main (1.3.1)");
  let level = 0;
  for (const heading of all("h1, h2, h3, h4")) {
    const own = Number(heading.localName[1]);
    if (level && own > level + 1) tell("a level of headings is left out (1.3.1)", heading);
    level = own;
  }
  for (const field of all("input:not([type=hidden]), select, textarea")) {
    const label = field.labels?.length ? [...field.labels].some(named) : false;
    const aria = (field.getAttribute("aria-label") ?? "").trim() || field.getAttribute("aria-labelledby");
    if (!label && !aria) tell("a field without label (3.3.2)", field);
  }
  for (const radio of all("input[type=radio]")) {
    const group = radio.closest("fieldset, [role=radiogroup]");
    if (!group || (group.localName === "fieldset" && !group.querySelector("legend")))
      tell("a choice without legend (1.3.1)", radio);
  }
  for (const control of all("button, a[href], summary"))
    if (!named(control)) tell("nothing to call it by (4.1.2)", control);
  for (const table of all("table")) {
    const rowsOnly = !table.tHead;
    if (!table.caption && !table.getAttribute("aria-label") && !rowsOnly)
      tell("a table without caption (1.3.1)", table);
    for (const head of all("th", table)) if (!head.scope) tell("a heading without scope (1.3.1)", head);
    if (all("th", table).length === 0) tell("a table without headings (1.3.1)", table);
  }
  for (const image of all("img:not([alt])")) tell("an image without alt (1.1.1)", image);
  for (const image of all("svg")) {
    if (
      image.getAttribute("aria-hidden") !== "true" &&
      !(image.getAttribute("role") === "img" && (image.getAttribute("aria-label") || image.querySelector("title")))
    )
      tell("a drawing that is neither named nor hidden (1.1.1)", image);
  }
  for (const element of all("[tabindex]"))
    if (Number(element.getAttribute("tabindex")) > 0) tell("a positive tabindex (2.4.3)", element);
  const ids = new Set();
  for (const element of all("[id]")) {
    if (ids.has(element.id)) tell("an id twice (4.1.2)", element);
    ids.add(element.id);
  }
  for (const attribute of ["for", "aria-describedby", "aria-labelledby", "list"])
    for (const element of all(`[${attribute}]`))
      for (const id of element.getAttribute(attribute).split(/\s+/))
        if (!document.getElementById(id)) tell(`${attribute} leads nowhere (1.3.1)`, element);
  // The men of the board are moved by the module, which may.
  if (all("[style]:not(.ab-man), style, script:not([src])").length) tell("code or style in the page itself");
  return found;
}
