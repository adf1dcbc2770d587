// Of the API's page: filters while somebody types, opens what an address names, copies examples. The page says everything without it.
(() => {
  const main = document.getElementById('main');
  const form = document.querySelector('.filter');
  const field = form.elements.q;
  const status = document.querySelector('.found');
  const nothing = document.querySelector('.nothing');
  const said = document.querySelector('.copied');

  const folded = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
  const groups = [...document.querySelectorAll('.group:not(.errors)')].map((element) => ({
    element,
    calls: [...element.querySelectorAll('.call')].map((call) => ({
      call,
      text: folded(`${call.querySelector('summary').textContent} ${element.dataset.also}`),
    })),
  }));

  const filter = () => {
    const words = folded(field.value.trim()).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { element, calls } of groups) {
      let here = 0;
      for (const { call, text } of calls) {
        call.hidden = !words.every((word) => text.includes(word));
        here += call.hidden ? 0 : 1;
      }
      element.hidden = here === 0;
      element.open = words.length > 0;
      found += here;
    }
    nothing.hidden = found > 0;
    const says = found === 1 ? status.dataset.one : status.dataset.found.replace('0', found);
    status.textContent = words.length > 0 ? says : '';
  };
  // A page that the server has filtered lacks the others.
  if (field.defaultValue === '') {
    field.addEventListener('input', filter);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      filter();
    });
    if (field.value !== '') filter();
  }

  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let element = target; element; element = element.parentElement) if (element.tagName === 'DETAILS') element.open = true;
    target?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  if (location.hash) open();

  let timer;
  const say = (words) => {
    clearTimeout(timer);
    said.textContent = words;
    timer = setTimeout(() => {
      said.textContent = '';
    }, 4000);
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text.textContent);
      say(main.dataset.copied);
    } catch {
      getSelection().selectAllChildren(text);
      say(main.dataset.byHand);
    }
  };
  for (const button of document.querySelectorAll('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => copy(button.parentElement.querySelector('code')));
  }
})();
