// A page that keeps itself up to date: when the desk says that the event has changed, the part marked #fresh is fetched
// anew. Without this module the reader loads the page again.
const fresh = document.querySelector('#fresh[data-follow]');
if (fresh && 'EventSource' in window) {
  const told = document.createElement('p');
  told.className = 'hidden';
  told.setAttribute('aria-live', 'polite');
  document.body.append(told);
  let timer = 0;
  const sign = (one) => [one.tagName, one.getAttribute('href'), one.value, one.textContent, one.closest('li, tr, form')?.textContent].join('|');
  const fetchAgain = async () => {
    timer = 0;
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector('#fresh');
    if (!next || next.innerHTML === fresh.dataset.html) return;
    fresh.dataset.html = next.innerHTML;
    const find = fresh.querySelector('input[data-filter]');
    const [typed, focused] = [find?.value, document.activeElement === find];
    // Whoever is on a button or a link stays on it, if it is still there.
    const on = fresh.contains(document.activeElement) && !focused ? sign(document.activeElement) : '';
    fresh.replaceChildren(...next.childNodes);
    if (on) [...fresh.querySelectorAll('a, button, summary')].find((one) => sign(one) === on)?.focus();
    const again = fresh.querySelector('input[data-filter]');
    if (again && typed) {
      again.value = typed;
      again.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (again && focused) again.focus();
    told.textContent = fresh.dataset.told;
  };
  fresh.dataset.html = fresh.innerHTML;
  const events = new EventSource(fresh.dataset.follow);
  events.addEventListener('change', () => {
    // Everybody in the hall is told at the same moment; they do not all ask at the same moment.
    timer ||= setTimeout(fetchAgain, 100 + Math.random() * 900);
  });
  addEventListener('pagehide', () => events.close());
}
