// Results as fast as typing: a key enters the result, saves it and goes on to the next board.
const form = document.querySelector('form.results[data-save]');
if (form) {
  const fields = [...form.querySelectorAll('input[name^="r."]:not([disabled])')];
  const missing = document.querySelector('#missing');
  const signs = { 1: '1-0', 0: '0-1', '=': '½-½', '+': '+ -', '-': '- +', '--': '- -' };
  const recorded = (field) => form.elements[field.name.replace('r.', 'w.')]?.value ?? '';
  // What was sent last, and what the record is known to hold.
  const saved = new Map(fields.map((field) => [field, field.value === recorded(field) ? field.value : null]));
  const known = new Map(fields.map((field) => [field, recorded(field)]));

  // The field to which a key has just gone on: whoever types a result and Enter means one step, not two.
  let reached = null;

  const row = (field) => field.closest('tr');
  const go = (field, step) => {
    const next = fields[fields.indexOf(field) + step];
    if (next) {
      next.focus();
      next.select();
    }
  };
  const say = (field, text, bad) => {
    const cell = row(field).querySelector('.said');
    cell.textContent = text;
    cell.classList.toggle('problem', bad);
    field.setAttribute('aria-invalid', bad ? 'true' : 'false');
  };

  const send = async (field) => {
    if (saved.get(field) === field.value.trim()) return;
    const value = field.value.trim();
    // What stood there before, so that nobody changes what somebody else has just entered without knowing.
    const before = known.get(field);
    saved.set(field, value);
    const body = new URLSearchParams({ csrf: form.elements.csrf.value, [field.name]: value, [field.name.replace('r.', 'w.')]: before });
    try {
      const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
      const told = await answer.json();
      if (missing && told.said) missing.textContent = told.said;
      say(field, answer.ok ? (signs[value] ?? value) : (told.problem ?? told.message ?? '!'), !answer.ok);
      if (answer.ok) known.set(field, value);
      else saved.set(field, null);
      if (typeof told.meanwhile === 'string') {
        field.value = told.meanwhile;
        saved.set(field, told.meanwhile);
        known.set(field, told.meanwhile);
      }
    } catch {
      saved.set(field, null);
      say(field, '…', true);
    }
  };

  // One after another for each field: what is known of it comes with the answer to the one before.
  const waiting = new Map();
  const save = (field) => {
    waiting.set(field, (waiting.get(field) ?? Promise.resolve()).then(() => send(field)));
  };

  for (const field of fields) {
    field.addEventListener('focus', () => {
      row(field).classList.add('now');
      field.select();
    });
    field.addEventListener('blur', () => {
      row(field).classList.remove('now');
      save(field);
    });
    field.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key;
      const already = key === 'Enter' && reached === field && !event.repeat;
      reached = null;
      if (already) {
        event.preventDefault();
      } else if (key === 'Enter' || key === 'ArrowDown') {
        event.preventDefault();
        save(field);
        go(field, 1);
      } else if (key === 'ArrowUp') {
        event.preventDefault();
        go(field, -1);
      } else if (['1', '0', '=', '+', '5'].includes(key) && field.selectionStart === 0) {
        // One key is one result; whoever wants more of them types on after the field is chosen again.
        event.preventDefault();
        field.value = key === '5' ? '=' : key;
        save(field);
        go(field, 1);
        reached = document.activeElement;
      } else if (key === '-' && field.selectionStart === 0) {
        event.preventDefault();
        field.value = '-';
        field.setSelectionRange(1, 1);
      }
    });
  }
  fields.find((field) => !field.value)?.focus();

  // What somebody else enters comes in where nobody is typing; what is being typed stays.
  const typing = (field) => field.value.trim() !== known.get(field);
  let timer = 0;
  const fetchAgain = async () => {
    timer = 0;
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector('form.results[data-save]');
    if (!next || fields.some((field) => !next.elements[field.name])) {
      // Another round, or none any more.
      if (!fields.some(typing)) location.reload();
      return;
    }
    for (const field of fields) {
      const now = next.elements[field.name.replace('r.', 'w.')]?.value ?? '';
      if (now === known.get(field) || typing(field)) continue;
      field.value = now;
      saved.set(field, now);
      known.set(field, now);
      say(field, signs[now] ?? now, false);
      if (document.activeElement === field) field.select();
    }
    for (const id of ['missing', 'closing']) {
      const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
      if (old && fresh && old.innerHTML !== fresh.innerHTML) old.replaceChildren(...fresh.childNodes);
    }
  };
  if (form.dataset.follow && 'EventSource' in window) {
    const events = new EventSource(form.dataset.follow);
    events.addEventListener('change', () => {
      timer ||= setTimeout(fetchAgain, 200 + Math.random() * 600);
    });
    addEventListener('pagehide', () => events.close());
  }
}
