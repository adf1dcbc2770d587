import type { Page } from '@playwright/test';
import { homeAddress, pageAddress } from '@pusula/contracts';
import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { untilSettled } from './settled.ts';
import type { Visitor } from './visitor.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();

/** Counts the transitions of every document of the tab that took something along: within it, and into it from another one. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const note = (kind: string, finished: Promise<void>, ready: Promise<void>) => {
      const isMoving = ready.then(
        () => document.getAnimations().some(({ effect }) => String((effect as KeyframeEffect | null)?.pseudoElement).includes('(shared)')),
        () => false,
      );
      void finished.then(async () => {
        if (await isMoving) sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${kind} `);
      });
    };
    const start = document.startViewTransition?.bind(document);
    if (start)
      document.startViewTransition = (update) => {
        const transition = start(update);
        note('within', transition.finished, transition.ready);
        return transition;
      };
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null };
      if (viewTransition) note('between', viewTransition.finished, viewTransition.ready);
    });
  });

const seen = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen')?.trim().split(' ') ?? []);

/** The application is there: links change the page without leaving the document. */
async function touch(visitor: Visitor): Promise<void> {
  await visitor.page.keyboard.press('Shift');
  await visitor.page.locator('html:not([data-waiting])').waitFor();
  await untilSettled(visitor);
}

const firstCoach = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
const onCoach = (page: Page) => page.locator('[data-transition-here]').waitFor();

for (const language of languages())
  test(`a portrait grows into its coach’s page and shrinks back, within a document (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true });
    const { page, open, problems } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await countTransitions(page);
    await open('/search-results?q=uyku');
    await touch(visitor);
    // Once its page has been here, its code and its answer come at once.
    await firstCoach(page).click();
    await onCoach(page);
    await page.goBack();
    await firstCoach(page).waitFor();
    await page.evaluate(() => sessionStorage.removeItem('seen'));
    await firstCoach(page).click();
    await onCoach(page);
    await expect(async () => expect(await seen(page)).toEqual(['within'])).toPass();
    await page.goBack();
    await firstCoach(page).waitFor();
    await expect(async () => expect(await seen(page)).toEqual(['within', 'within'])).toPass();
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`a portrait grows from document to document while nothing was touched (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true });
    const { page, open, problems } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await countTransitions(page);
    await open('/search-results?q=uyku');
    // Nobody has touched the page: the browser itself follows the link.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main h2 a')?.click());
    await page.waitForURL(/\/coach\//);
    await onCoach(page);
    await expect(async () => expect(await seen(page)).toEqual(['between'])).toPass();
    await page.goBack();
    await page.waitForURL(/\/search-results/);
    await expect(async () => expect(await seen(page)).toEqual(['between', 'between'])).toPass();
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`a category’s name flies from home into its page (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true });
    const { page, open, problems } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await countTransitions(page);
    await open(homeAddress(language));
    await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`nav a[href^="${path}"]`)?.click(), categoryPath(language));
    await onCoach(page);
    await expect(async () => expect(await seen(page)).toEqual(['between'])).toPass();
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`nothing moves for somebody who wants less motion (${language})`, async ({ visit }) => {
    const visitor = await visit(language, { altersTab: true });
    const { page, open } = visitor;
    await countTransitions(page);
    await open('/search-results?q=uyku');
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main h2 a')?.click());
    await onCoach(page);
    await page.goBack();
    await touch(visitor);
    await firstCoach(page).click();
    await onCoach(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS[language].fitSearch }).waitFor();
    expect(await seen(page)).toEqual([]);
  });

const categoryPath = (language: 'tr' | 'en') => `${pageAddress('category', language, '')}`;
