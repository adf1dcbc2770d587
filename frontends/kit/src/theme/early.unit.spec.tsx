import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pageScript } from '../../webpack/page-script.ts';
import { storeCookie } from '../preferences/cookies.ts';
import { chooseTheme } from './theme-choice.ts';

const source = pageScript(readFileSync(join(__dirname, '../../assets/early.js'), 'utf8'));
const tokens = readFileSync(join(__dirname, 'tokens.ts'), 'utf8');
const page = readFileSync(join(__dirname, '../../webpack/page.ejs'), 'utf8');
const root = document.documentElement;

const runAt = (path: string, servedTheme?: string) => {
  history.replaceState(null, '', path);
  if (servedTheme) root.dataset.theme = servedTheme;
  else delete root.dataset.theme;
  root.lang = 'tr';
  new Function(source)();
};
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('S20: before any other script', () => {
  type Rules = { readonly createScriptURL: (address: string) => string | null; readonly createHTML: (html: string) => string | null };
  const policies: [string, Rules][] = [];
  beforeAll(() => {
    Object.assign(globalThis, { trustedTypes: { createPolicy: (name: string, rules: Rules) => policies.push([name, rules]) } });
    runAt('/');
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
  const rules = () => policies[0]?.[1] as Rules;

  it.each([
    ['/main.js', true],
    [`${location.origin}/remote.js`, true],
    ['https://evil.example/x.js', false],
    ['//evil.example/x.js', false],
    ['data:text/javascript,alert(1)', false],
    ['blob:https://evil.example/1', false],
  ])('a script from %s is one: %s', (address, isOne) => {
    expect(policies.map(([name]) => name)).toEqual(['default']);
    expect(rules().createScriptURL(address)).toBe(isOne ? address : null);
  });

  it('schemas make no functions of texts, whichever bundle they are in', () => {
    expect(globalThis).toMatchObject({ __zod_globalConfig: { jitless: true } });
  });

  it.each([
    ['{"@type":"Person","name":"\\u003cb>"}', true],
    ['<script></script>', true],
    ['<img src=x onerror=alert(1)>', false],
    ['text <b>', false],
  ])('%s becomes markup: %s', (html, does) => expect(rules().createHTML(html)).toBe(does ? html : null));
});

describe('before the first paint', () => {
  it('a kept theme is on', () => {
    chooseTheme('dark');
    runAt('/');
    expect(root.dataset.theme).toBe('dark');
  });

  it('the system’s theme is left on when nobody chose', () => {
    chooseTheme('dark');
    chooseTheme('system');
    runAt('/');
    expect(root.dataset.theme).toBeUndefined();
  });

  it('the theme of the cookie is on, whatever an older page was served in, and is kept for the application', () => {
    storeCookie('pusula.theme', 'dark', 'year');
    runAt('/', 'light');
    expect([root.dataset.theme, localStorage.getItem('pusula.theme')]).toEqual(['dark', 'dark']);
    storeCookie('pusula.theme', 'system', 'year');
    runAt('/', 'dark');
    expect([root.dataset.theme, localStorage.getItem('pusula.theme')]).toEqual([undefined, null]);
  });

  it.each([
    ['what was chosen', { 'pusula.theme': 'light', 'pusula.language': 'en' }, ['pusula.language=en', 'pusula.theme=light']],
    ['that somebody is signed in, as the system’s theme', { 'pusula.session': '{}' }, ['pusula.theme=system']],
    ['nothing of a first visit', {}, []],
  ])('the server is told %s', (_case, kept, told) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    runAt('/');
    expect(document.cookie.split('; ').filter(Boolean).toSorted()).toEqual(told);
  });

  it.each([
    ['/en/categories', 'tr', 'en'],
    ['/', 'en', 'en'],
    ['/', 'klingon', 'tr'],
  ])('%s with %s kept speaks %s', (path, kept, language) => {
    localStorage.setItem('pusula.language', kept);
    runAt(path);
    expect(root.lang).toBe(language);
  });

  it.each([
    ['en', 'tr', 'en'],
    ['klingon', 'tr', 'tr'],
  ])('the language of the cookie (%s) is on, whatever was kept before, and is kept for the application', (cookie, kept, language) => {
    localStorage.setItem('pusula.language', kept);
    storeCookie('pusula.language', cookie, 'year');
    runAt('/');
    expect(root.lang).toBe(language);
    expect(localStorage.getItem('pusula.language')).toBe(cookie === language ? language : null);
  });

  it.each([
    [null, 'en'],
    ['tr', 'tr'],
  ])('a visit that began in English speaks %2$s when %1$s was chosen', (chosen, language) => {
    storeCookie('pusula.visitLanguage', 'en', 'visit');
    if (chosen) localStorage.setItem('pusula.language', chosen);
    runAt('/');
    expect(root.lang).toBe(language);
  });

  it('an address with a language begins a visit in it, also while no application runs', () => {
    runAt('/en');
    runAt('/signin');
    expect(root.lang).toBe('en');
  });

  it('the ground has the colour of the tokens', () => {
    const [, light, dark] = tokens.match(/--paper: light-dark\((#\w+), (#\w+)\)/) ?? [];
    expect(source).toContain(`light-dark(${light},${dark})`);
    expect(page).toContain(`content="${light}" media="(prefers-color-scheme:light)"`);
    expect(page).toContain(`content="${dark}" media="(prefers-color-scheme:dark)"`);
  });
});
