// Changing places by hand: a click on two players of the draft chooses them in the two lists.
const form = document.querySelector('form.swap');
if (form) {
  const [first, second] = [form.elements.first, form.elements.second];
  let turn = 0;
  for (const link of document.querySelectorAll('table a[href*="/players/"]')) {
    link.addEventListener('click', (event) => {
      const id = link.getAttribute('href').split('/').pop().split('?')[0];
      event.preventDefault();
      (turn % 2 ? second : first).value = id;
      turn += 1;
      if (turn % 2 === 0) form.querySelector('button').focus();
    });
  }
}
