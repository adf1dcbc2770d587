import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pageScript } from '../../webpack/page-script.ts';

const source = pageScript(readFileSync(join(__dirname, '../../assets/early.js'), 'utf8'));
const COACH = '/coach/elif';

type Stage = 'pageswap' | 'pagereveal';
type Activation = { navigationType: string; from: Entry | null; entry: Entry };
type Entry = { url: string; index: number };
const entry = (path: string, index: number): Entry => ({ url: location.origin + path, index });
/** As browsers say it: a page that is only now entered stands in no history yet when the page before it is left. */
const press = (from: string, to: string): Activation => ({ navigationType: 'push', from: entry(from, 3), entry: entry(to, -1) });
const traverse = (from: string, to: string, by: number): Activation => ({
  navigationType: 'traverse',
  from: entry(from, 3),
  entry: entry(to, 3 + by),
});

let listeners: Partial<Record<Stage, (event: object) => void>> = {};
const listen = globalThis.addEventListener;

/** A document of its own, whose first script runs at a path. */
function openDocument(path: string, body = '', activation: Activation | null = null, isRendered = true): void {
  listeners = {};
  history.replaceState(null, '', path);
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  if (isRendered) document.documentElement.dataset.rendered = 'tr';
  else delete document.documentElement.dataset.rendered;
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(globalThis, {
    navigation: { activation },
    addEventListener: (type: Stage, run: (event: object) => void) => {
      listeners[type] = run;
    },
  });
  new Function(source)();
  globalThis.addEventListener = listen;
}

/** Leaves or shows the document. @returns what goes along, by its text; null when the transition was skipped */
async function draw(stage: Stage, activation: Activation): Promise<string | null> {
  let isSkipped = false;
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  const skipped = () => (isSkipped ? Promise.reject(new Error('AbortError')) : finished);
  const viewTransition = {
    get ready() {
      return skipped();
    },
    updateCallbackDone: Promise.reject(new Error('AbortError')),
    finished,
    skipTransition: () => {
      isSkipped = true;
    },
  };
  Object.assign(Reflect.get(globalThis, 'navigation'), { activation });
  listeners[stage]?.({ viewTransition, activation });
  const named = [...document.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => style.viewTransitionName === 'shared');
  expect(named.length).toBe(isSkipped ? 0 : 1);
  resolve();
  await finished;
  await Promise.resolve();
  expect(document.querySelector('[style*="shared"]')).toBeNull();
  return named[0]?.textContent ?? null;
}

const LIST = `<a href="${COACH}"><i data-transition-to="${COACH}">small</i></a><i data-transition-to="/coach/can">another</i>`;
const PAGE = '<b data-transition-here="elif">large</b><i data-transition-to="/coach/can">similar</i>';
let isInView = true;

beforeEach(() => {
  isInView = true;
  Object.assign(globalThis, {
    onpagereveal: null,
    CSSStyleSheet: class {
      rules = '';
      replaceSync(rules: string) {
        this.rules = rules;
      }
    },
  });
  Element.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 10, width: isInView ? 10 : 0 }) as DOMRect;
});
afterEach(() => {
  for (const name of ['onpagereveal', 'navigation']) Reflect.deleteProperty(globalThis, name);
});

describe('from document to document', () => {
  it('what was pressed in a list goes along to its page, and Back brings it home', async () => {
    openDocument('/list', LIST);
    expect(await draw('pageswap', press('/list', COACH))).toBe('small');
    openDocument(COACH, PAGE);
    expect(await draw('pagereveal', press('/list', COACH))).toBe('large');
    expect(await draw('pageswap', traverse(COACH, '/list', -1))).toBe('large');
    openDocument('/list', LIST);
    expect(await draw('pagereveal', traverse(COACH, '/list', -1))).toBe('small');
    expect(await draw('pageswap', traverse('/list', COACH, 1))).toBe('small');
  });

  it.each([
    ['a list is left for what it does not show', '/list', LIST, 'pageswap', press('/list', '/terms')],
    ['a page is left for one that it did not come from', COACH, PAGE, 'pageswap', traverse(COACH, '/list', -1)],
    ['a page has nothing of the list', '/terms', '<p>terms</p>', 'pagereveal', press('/list', '/terms')],
    ['the browser still has to render the page', COACH, '', 'pagereveal', press('/list', COACH)],
  ] as const)('nothing moves when %s', async (_, path, body, stage, activation) => {
    openDocument(path, body);
    expect(await draw(stage, activation)).toBeNull();
  });

  it('nothing moves that is out of view', async () => {
    isInView = false;
    openDocument('/list', LIST);
    expect(await draw('pageswap', press('/list', COACH))).toBeNull();
  });

  it('a document without a transition is left as it is', () => {
    openDocument(COACH, PAGE);
    for (const stage of ['pageswap', 'pagereveal'] as const) listeners[stage]?.({ viewTransition: null, activation: null });
    expect(document.querySelector('[style]')).toBeNull();
  });
});

describe('a document asks for transitions', () => {
  it('by itself, before it has any styles, and of nobody who wants less motion', () => {
    openDocument('/list');
    const [asking] = document.adoptedStyleSheets as unknown as { rules: string }[];
    expect(asking?.rules).toBe('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
  });

  it.each([
    ['for its content when one of our pages led to it', press('/list', COACH), true, 1],
    ['for nothing when it is the first of a visit', null, true, 0],
    ['for nothing when the browser renders it', press('/list', COACH), false, 0],
  ])('and waits %s', (_, activation, isRendered, links) => {
    openDocument(COACH, '', activation, isRendered);
    expect(document.head.querySelectorAll('link[rel="expect"][href="#content"]')).toHaveLength(links);
  });

  it('not in a browser that has none', () => {
    Reflect.deleteProperty(globalThis, 'onpagereveal');
    openDocument('/list', LIST);
    expect([document.adoptedStyleSheets, Object.keys(listeners)]).toEqual([[], []]);
  });
});
