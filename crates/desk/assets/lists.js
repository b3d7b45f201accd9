// While a name is typed, players of the rating lists are suggested (the combobox of the ARIA authoring practices):
// Down and Up choose, Enter takes, Escape closes. Without this module there is the page of the link beside the form.
const about = document.querySelector('#lookup');
const input = document.querySelector('#f-player');

if (about && input) {
  const list = document.createElement('ul');
  list.id = 'lookup-list';
  list.className = 'suggestions';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', about.dataset.label);
  input.after(list);
  const status = about.querySelector('[role="status"]');
  const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': list.id };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

  let found = [];
  let active = -1;
  let asked = 0;
  let timer;

  const close = () => {
    list.hidden = true;
    active = -1;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };

  const mark = (index) => {
    active = index;
    [...list.children].forEach((option, at) => option.setAttribute('aria-selected', String(at === index)));
    const option = list.children[index];
    if (!option) return;
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };

  const fill = (name, value) => {
    const field = document.querySelector(`#f-${name}`);
    if (field) field.value = value || '';
  };

  const take = (player) => {
    fill('player', player.name);
    fill('rating', player[about.dataset.tempo] || player.standard);
    fill('national', player.national);
    fill('title', player.title);
    if (player.federation) fill('federation', player.federation);
    fill('club', player.club);
    fill('fide_id', player.fide_id);
    fill('licence', player.licence);
    fill('sex', player.sex);
    fill('born', player.born);
    fill('year', player.year);
    close();
    status.textContent = player.name;
  };

  const show = (answer) => {
    found = answer.players;
    list.replaceChildren(...found.map(({ list: name, player }, at) => {
      const option = document.createElement('li');
      option.id = `lookup-${at}`;
      option.setAttribute('role', 'option');
      const who = document.createElement('strong');
      who.textContent = player.name;
      const facts = [player.title, player[about.dataset.tempo] || player.national, player.federation, player.club, player.year, player.fide_id, name];
      option.append(who, ` ${facts.filter(Boolean).join(' · ')}`);
      // The field keeps the focus.
      option.addEventListener('mousedown', (event) => event.preventDefault());
      option.addEventListener('click', () => take(player));
      return option;
    }));
    active = -1;
    input.removeAttribute('aria-activedescendant');
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    status.textContent = answer.said;
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
      const answer = await fetch(address, { headers: { accept: 'application/json' } });
      // Only the answer to the last question counts.
      if (answer.ok && mine === asked) show(await answer.json());
    } catch {
      close();
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, 120);
  });
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (list.hidden) {
      if (event.key === 'ArrowDown') ask();
      return;
    }
    const last = found.length - 1;
    if (event.key === 'ArrowDown') mark(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') mark(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter' && active >= 0) take(found[active].player);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
}
