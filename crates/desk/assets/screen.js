// The projector: one view after another, long tables page by page.

import { filled, find, findAll, make } from "./dom.js";

const projector = find(".projector");
if (projector) {
  // The module turns the pages; the browser need not reload them.
  find('meta[http-equiv="refresh"]')?.remove();
  const views = findAll(".view", projector);
  const turn = Number(projector.dataset.turn) * 1000;
  const foot = make("p", "projector-foot");
  projector.append(foot);
  let at = 0;
  let page = 0;
  const show = () => {
    views.forEach((view, index) => {
      view.hidden = index !== at;
    });
    const rows = findAll("tbody tr", views[at]);
    for (const row of rows) row.hidden = false;
    const height = rows[0]?.getBoundingClientRect().height || 1;
    const top = rows[0]?.getBoundingClientRect().top || 0;
    const fits = Math.max(3, Math.floor((innerHeight - top - 2 * height) / height));
    const pages = Math.max(1, Math.ceil(rows.length / fits));
    page %= pages;
    rows.forEach((row, index) => {
      row.hidden = Math.floor(index / fits) !== page;
    });
    foot.textContent = pages > 1 ? filled(projector.dataset.page, { page: page + 1, pages }) : "";
    return pages;
  };
  const next = () => {
    const pages = show();
    page += 1;
    if (page >= pages) {
      page = 0;
      at = (at + 1) % views.length;
    }
  };
  if (views.length) {
    next();
    setInterval(next, turn);
  }
  new EventSource(projector.dataset.follow ?? "").addEventListener("change", () => {
    setTimeout(() => location.reload(), 200 + Math.random() * 800);
  });
}
