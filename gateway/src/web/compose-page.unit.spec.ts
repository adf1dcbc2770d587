import { expect, it } from '@jest/globals';
import { composePage } from './compose-page.ts';

const SHELL =
  '<!doctype html><html lang="tr"><head><title data-served>P</title><script src="/early.1.js"></script><script src="/main.2.js" data-app="/main.2.js" defer="defer"></script>' +
  '<noscript><link rel="stylesheet" href="/noscript.css"></noscript></head><body><div id="root"></div><noscript>JavaScript</noscript></body></html>';
const visit = {
  nonce: 'N',
  language: 'en',
  theme: 'dark',
  head: '<title>T</title>',
  entry: '/remotes/public/remote.js',
  isFirst: false,
  atOnce: false,
} as const;
const rendered = {
  outcome: 'rendered',
  html: '<h1>$& words</h1>',
  styles: '<style data-styled="true">a{}</style>',
  state: { x: '</script><b>' },
} as const;

it('puts words, styles with the nonce and state into the page, and holds its scripts back', () => {
  const page = composePage(SHELL, { ...visit, rendered });
  expect(page).toContain('<html data-rendered="en" lang="en" data-theme="dark">');
  expect(page).toContain('<title>T</title>');
  expect(page).toContain('<style nonce="N" data-styled="true">a{}</style></head>');
  expect(page).toContain('<div id="root" data-entry="/remotes/public/remote.js"><h1>$& words</h1></div>');
  expect(page).toContain('<script src="/early.1.js"></script><script type="text/plain" data-app="/main.2.js" defer="defer"></script>');
  expect(page).not.toContain('noscript');
});

it('S13: lets no state end its element', () => {
  const page = composePage(SHELL, { ...visit, rendered });
  const block = /<script type="application\/json" id="rendered-page">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual({ language: 'en', theme: 'dark', state: { x: '</script><b>' } });
});

it('tells the page that takes over which landscape it was rendered with', () => {
  const colours = { wide: ['#dbe0d6', '#143841'], tall: ['#dae0d7', '#12363f'] };
  const landscape = { address: '/landscapes/dusk', colours: { light: colours, dark: colours } };
  const block = (visited: object) =>
    JSON.parse(/id="rendered-page">(.*?)<\/script>/s.exec(composePage(SHELL, { ...visit, ...visited, rendered }))?.[1] ?? '');
  expect(block({ landscape }).landscape).toEqual(landscape);
  expect(block({})).not.toHaveProperty('landscape');
});

it('brings the application at once where the page is a form, and leaves an empty page as it is', () => {
  expect(composePage(SHELL, { ...visit, rendered, atOnce: true })).toContain(
    '<div id="root" data-entry="/remotes/public/remote.js" data-at-once>',
  );
  const empty = composePage(SHELL, { ...visit, rendered: null });
  expect(empty).toContain('<script src="/main.2.js" data-app="/main.2.js" defer="defer">');
  expect(empty).toContain('<link rel="preload" as="script" href="/remotes/public/remote.js"></head>');
  expect(empty).toContain('<div id="root"></div>');
});

it.each([
  ['dark', '<html lang="en" data-theme="dark">'],
  ['system', '<html lang="en">'],
] as const)('has the theme %s before any script runs, also where the browser renders', (theme, root) => {
  expect(composePage(SHELL, { ...visit, theme, rendered: null })).toContain(root);
});

it('lets a first visit paint before the script that looks for kept choices has come, and nobody else', () => {
  const early = (options: Partial<Parameters<typeof composePage>[1]>) =>
    /<script src="\/early[^>]*>/.exec(composePage(SHELL, { ...visit, rendered, ...options }))?.[0];
  expect([early({}), early({ isFirst: true }), early({ isFirst: true, rendered: null })]).toEqual([
    '<script src="/early.1.js">',
    '<script src="/early.1.js" defer>',
    '<script src="/early.1.js">',
  ]);
});
