import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageScript } from '../../webpack/page-script.ts';

const source = pageScript(readFileSync(join(__dirname, '../../assets/start.js'), 'utf8'));
const root = document.documentElement;
const brought = () =>
  [...document.head.querySelectorAll('script[src]')].map((script) => new URL((script as HTMLScriptElement).src).pathname);
const interactive = () => dispatchEvent(new Event('pusula:interactive'));

/** A page as the server sends it; its own scripts are run by hand. */
function openPage(content: string, { rendered = true, atOnce = false } = {}) {
  root.lang = 'tr';
  root.dataset.rendered = 'tr';
  document.head.innerHTML = rendered
    ? '<script type="text/plain" data-app="/libraries.1.js"></script><script type="text/plain" data-app="/main.2.js"></script>'
    : '';
  document.body.innerHTML = `<div id="root" data-entry="/remotes/public/remote.js"${atOnce ? ' data-at-once' : ''}>${content}</div>`;
  Object.defineProperty(document, 'currentScript', { configurable: true, value: { dataset: {} } });
  new Function(source)();
}

beforeEach(() => history.replaceState(null, '', '/tr'));
afterEach(() => {
  interactive();
  localStorage.clear();
});

describe('a page from the server', () => {
  it('brings no application before anybody touches it, and brings it once, in its order', () => {
    openPage('<p>words</p>');
    const preloaded = () => [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
    expect([brought(), preloaded()]).toEqual([[], []]);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(preloaded()).toEqual(['/remotes/public/remote.js']);
    expect(brought()).toEqual(['/libraries.1.js', '/main.2.js']);
    expect([...document.head.querySelectorAll('script[src]')].every((script) => !(script as HTMLScriptElement).async)).toBe(true);
  });

  it('brings the application when a mouse moves, not when it rests over the page', () => {
    openPage('<p>words</p>');
    const move = (movementX: number) =>
      document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 }));
    move(0);
    expect(brought()).toEqual([]);
    move(1);
    expect(brought()).toHaveLength(2);
  });

  it('does what was pressed last as soon as it can', () => {
    openPage('<button type="button">one</button><input type="checkbox">');
    const pressed: string[] = [];
    const [button, box] = [document.querySelector('button'), document.querySelector('input')] as [HTMLElement, HTMLInputElement];
    button.click();
    box.click();
    expect(box.checked).toBe(false);
    expect(root.hasAttribute('data-waiting')).toBe(true);
    for (const [name, element] of Object.entries({ button, box })) element.addEventListener('click', () => pressed.push(name));
    interactive();
    expect(pressed).toEqual(['box']);
    expect([box.checked, root.hasAttribute('data-waiting')]).toEqual([true, false]);
  });

  it('holds the button of a menu, which has a form for pages without scripts, and leaves other buttons of such forms to the browser', () => {
    const form = (button: string) => `<form method="post" action="/preferences">${button}</form>`;
    openPage(form('<button type="submit" aria-haspopup="menu">theme</button>') + form('<button type="submit">English</button>'));
    const [theme, english] = [...document.querySelectorAll('button')];
    if (!theme || !english) throw new Error('The page has no buttons.');
    const sent: unknown[] = [];
    document.querySelector('#root')?.addEventListener('submit', (event) => {
      sent.push((event as SubmitEvent).submitter);
      event.preventDefault();
    });
    theme.click();
    expect([sent, brought().length]).toEqual([[], 2]);
    english.click();
    expect(sent).toEqual([english]);
    const opened = jest.fn((event: Event) => event.preventDefault());
    theme.addEventListener('click', opened);
    interactive();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([english]);
  });

  it('leaves links and forms with an address of their own to the browser', () => {
    openPage('<a href="#x">link</a><form action="/search-results"><button>go</button></form>');
    const link = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(link);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    expect([link.defaultPrevented, submit.defaultPrevented]).toEqual([false, false]);
  });

  it('sends no blank search with Enter', () => {
    openPage('<form role="search" action="/search-results"><input name="q"></form>');
    const input = document.querySelector('input') as HTMLInputElement;
    const refused = (value: string) => {
      input.value = value;
      return !input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    };
    expect([refused('  '), refused('uyku')]).toEqual([true, false]);
  });

  it('follows the theme that another tab chose, and brings the application for another language', () => {
    openPage('<p>words</p>');
    dispatchEvent(new StorageEvent('storage', { key: 'pusula.theme', newValue: 'dark' }));
    expect([root.dataset.theme, brought()]).toEqual(['dark', []]);
    dispatchEvent(new StorageEvent('storage', { key: 'pusula.theme', newValue: null }));
    expect(root.dataset.theme).toBeUndefined();
    dispatchEvent(new StorageEvent('storage', { key: 'pusula.language', newValue: 'en' }));
    expect(brought()).toHaveLength(2);
  });

  it('leaves the fields again that were left before, but for the one somebody writes in', () => {
    openPage('<input name="email"><input name="password"><a href="/signup">up</a>');
    const [email, password] = [...document.querySelectorAll('input')];
    if (!email || !password) throw new Error('The page has no fields.');
    for (const element of [email, password, document.querySelector('a'), email, password]) element?.focus();
    const left: unknown[] = [];
    document.querySelector('#root')?.addEventListener('focusout', ({ target }) => left.push(target));
    interactive();
    expect(left).toEqual([email]);
  });

  it('sends no form that only the application can send, so that nothing of it stands in an address', () => {
    openPage('<form><input name="password"><button>go</button></form>');
    const form = document.querySelector('form') as HTMLFormElement;
    const again = jest.fn();
    form.requestSubmit = again;
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    interactive();
    expect(again).toHaveBeenCalledTimes(1);
  });
});

describe('the application comes at once', () => {
  it('for a page that is a form', () => {
    openPage('', { atOnce: true });
    expect(brought()).toHaveLength(2);
  });
  it('for somebody who is signed in', () => {
    localStorage.setItem('pusula.session', '{}');
    openPage('');
    expect(brought()).toHaveLength(2);
  });
  it('for somebody who reads another language than the server could know', () => {
    document.documentElement.lang = 'en';
    openPage('');
    root.lang = 'en';
    new Function(source)();
    expect(brought()).toHaveLength(2);
  });
});

it('holds nothing back on a page that began empty', () => {
  openPage('<button type="button">one</button>', { rendered: false });
  const pressed = jest.fn();
  document.querySelector('button')?.addEventListener('click', pressed);
  document.querySelector('button')?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
