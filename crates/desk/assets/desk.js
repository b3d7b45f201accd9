// Comfort on every page; nothing here is needed to read or to send a form.

// A form that was refused: on to its list of problems, so that a screen reader says it.
document.querySelector('[role="alert"][tabindex]')?.focus();

// The tab that is shown is in sight, on narrow screens too.
document.querySelector('.tabs [aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });

// A form is sent once, however often its button is pressed.
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (form.method !== 'post') return;
  if (form.dataset.sent) {
    event.preventDefault();
    return;
  }
  form.dataset.sent = '1';
  setTimeout(() => delete form.dataset.sent, 5000);
});

// A list chooses itself when it is changed: <select data-send> sends its form.
for (const select of document.querySelectorAll('select[data-send]')) {
  select.addEventListener('change', () => select.form?.requestSubmit());
}

// <input data-filter="#table"> shows only the rows that contain what is typed.
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
document.addEventListener('input', ({ target }) => {
  if (!target.matches('input[data-filter]')) return;
  const words = plain(target.value).split(/\s+/).filter(Boolean);
  for (const row of document.querySelectorAll(`${target.dataset.filter} tbody tr`)) {
    const text = plain(row.textContent);
    row.hidden = !words.every((word) => text.includes(word));
  }
});
