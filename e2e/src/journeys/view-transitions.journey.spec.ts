import type { Locator, Page } from '@playwright/test';
import { eventually, expect, test } from './fixtures.ts';
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
  });
const moved = (page: Page) => page.evaluate(() => sessionStorage.getItem('moved')?.trim() ?? '');

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
