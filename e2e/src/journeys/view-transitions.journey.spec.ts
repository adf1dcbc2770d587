import type { APIResponse, Locator, Page } from '@playwright/test';
import { homeAddress, pageAddress } from '@pusula/contracts';
import { eventually, expect, test } from './fixtures.ts';
import { framesDrawn } from './frames-drawn.ts';
import { takeTurns } from './languages.ts';
import { untilSettled } from './settled.ts';
import type { Visitor } from './visitor.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();

/**
 * Notes every transition that moved something, in whichever document of the tab. A slow machine gets more time for the next page than a reader would wait:
 * whether something moves does not depend on it.
 */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const after = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
      after(run, ms === 150 ? 3_500 : ms, ...rest)) as typeof setTimeout;
    const isOfShared = ({ effect }: Animation) => String((effect as KeyframeEffect | null)?.pseudoElement).includes('(shared)');
    const note = async (kind: string, { ready }: ViewTransition) => {
      await ready.catch(() => undefined);
      if (document.getAnimations().some(isOfShared)) sessionStorage.setItem('moved', `${sessionStorage.getItem('moved') ?? ''} ${kind}`);
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void note('within', transition);
      return transition;
    };
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition && void note('between', viewTransition));
  });
const moved = (page: Page) => page.evaluate(() => sessionStorage.getItem('moved')?.trim() ?? '');
const forget = (page: Page) => page.evaluate(() => sessionStorage.removeItem('moved'));

/** Somebody who does not mind motion. */
async function noteFor({ page }: Visitor): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await noteTransitions(page);
}

/** A page that the server has rendered, and that nobody has touched: the browser itself follows its links. */
async function openUntouched({ page, open, language }: Visitor, path: string): Promise<void> {
  // The first visitor of a page may get it as browsers render it.
  await eventually(async () => {
    await open(path);
    expect(await page.locator('html').getAttribute('data-rendered')).toBe(language);
  });
}
/** As a press would, without the signs of interest that come before one. */
const follow = (link: Locator) => link.evaluate((anchor: HTMLAnchorElement) => anchor.click());

/** From here on links change the page without leaving the document. */
async function touch(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press('Shift');
  await visitor.page.locator('html:not([data-waiting])').waitFor();
  await untilSettled(visitor);
}

const firstCoach = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
const arrived = (page: Page) => page.locator('main [data-transition-here]').waitFor();

for (const language of languages())
  test(`a portrait grows into its coach’s page and shrinks back, within a document (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true });
    const { page, open, problems } = visitor;
    await noteFor(visitor);
    await open('/search-results?q=uyku');
    await touch(visitor);
    await firstCoach(page).click();
    await arrived(page);
    await eventually(async () => expect(await moved(page)).toBe('within'));
    await page.goBack();
    await firstCoach(page).waitFor();
    await eventually(async () => expect(await moved(page)).toBe('within within'));
    expect(problems).toEqual([]);
  });

/**
 * From here on the pages that were rendered once are answered as they were then. Browsers move nothing into a page that was long on its way, nor is anything
 * there to move into when a renderer was late: neither is what these journeys are about.
 */
async function answerAtOnce({ page }: Visitor, paths: RegExp): Promise<void> {
  const known = new Map<string, { readonly response: APIResponse; readonly body: string }>();
  await page.route(paths, async (route) => {
    const address = route.request().url();
    if (!route.request().isNavigationRequest()) return route.fallback();
    await eventually(async () => {
      if (known.has(address)) return;
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toContain('<html data-rendered=');
      known.set(address, { response, body });
    });
    await route.fulfill(known.get(address));
  });
}
/** Presses and goes back until both moved, each time from the start. */
async function seeBothWays(visitor: Visitor, { list, link, page: path }: { list: string; link: Locator; page: RegExp }): Promise<void> {
  const { page } = visitor;
  await eventually(async () => {
    await openUntouched(visitor, list);
    await link.waitFor();
    await forget(page);
    await follow(link);
    await page.waitForURL(path);
    await arrived(page);
    await framesDrawn(page);
    await page.goBack();
    await link.waitFor();
    await framesDrawn(page);
    expect(await moved(page)).toBe('between between');
  });
}

for (const language of languages())
  test(`a portrait grows and shrinks from document to document while nothing was touched (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true, withoutServiceWorker: true });
    await noteFor(visitor);
    await answerAtOnce(visitor, /\/(coach\/|search-results)/);
    await seeBothWays(visitor, { list: '/search-results?q=uyku', link: firstCoach(visitor.page), page: /\/coach\// });
    expect(visitor.problems).toEqual([]);
  });

for (const language of languages())
  test(`a category’s name flies from home into its page and back (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true, withoutServiceWorker: true });
    await noteFor(visitor);
    const home = homeAddress(language);
    const category = pageAddress('category', language, '');
    await answerAtOnce(visitor, new RegExp(`${home}$|${category}`));
    const link = visitor.page.locator(`nav a[href^="${category}"]`).first();
    await seeBothWays(visitor, { list: home, link, page: new RegExp(category) });
    expect(visitor.problems).toEqual([]);
  });

for (const language of languages())
  test(`nothing moves for somebody who wants less motion (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true });
    const { page, problems } = visitor;
    await noteTransitions(page);
    await openUntouched(visitor, '/search-results?q=uyku');
    await follow(firstCoach(page));
    await arrived(page);
    await page.goBack();
    await firstCoach(page).waitFor();
    await touch(visitor);
    await firstCoach(page).click();
    await arrived(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS[language].fitSearch }).waitFor();
    expect([await moved(page), ...problems]).toEqual(['']);
  });
