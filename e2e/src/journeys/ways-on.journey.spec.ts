import type { Locator } from '@playwright/test';
import { pageAddress } from '@pusula/contracts';
import { DEMO_EMAILS, expect, test } from './fixtures.ts';
import { everyWay } from './input-methods.ts';
import { takeTurns } from './languages.ts';
import { untilSettled } from './settled.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();

for (const { options, inputOn, language, how } of everyWay(languages)) {
  const words = PUBLIC_WORDS[language];

  test(`the end of an inner page leads on, for guests also to joining as a coach (${how})`, async ({ visit }) => {
    const visitor = await visit(language, options);
    const { page, open, problems } = visitor;
    /** What lies at the end of a page moves for as long as something above it arrives. */
    const press = async (control: Locator) => {
      await untilSettled(visitor);
      await inputOn(page).press(control);
    };
    const end = page.getByRole('navigation', { name: words.about });
    await open(`/${language}/no-such-page`);
    await press(end.getByRole('link', { name: words.categories, exact: true }));
    await page.waitForURL((url) => url.pathname === pageAddress('categories', language));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    // Once: the end of the page has taken the place of a line that asked coaches.
    await expect(page.getByRole('link', { name: words.joinAsCoach })).toHaveCount(1);
    await press(end.getByRole('link', { name: words.privacy, exact: true }));
    await page.waitForURL((url) => url.pathname === pageAddress('privacy', language));
    await press(end.getByRole('link', { name: words.joinAsCoach, exact: true }));
    await page.waitForURL((url) => url.pathname === '/signup' && url.search === '?role=coach');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expect(end).toHaveCount(0);
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test(`a page that is not there searches on (${how})`, async ({ visit }) => {
    const { page, open } = await visit(language, options);
    const input = inputOn(page);
    await open(`/${language}/no-such-page`);
    const search = page.getByRole('main').getByRole('search');
    await input.type(search.getByRole('searchbox', { name: words.searchHere }), 'uyku');
    await input.press(search.getByRole('button'));
    await page.waitForURL((url) => url.pathname === '/search-results' && url.searchParams.get('q') === 'uyku');
    await page.getByRole('heading', { level: 1, name: words.fitSearch }).waitFor();
  });
}

for (const language of languages())
  test(`a coach is not asked to join as one (${language})`, async ({ visit, signIn }) => {
    const { page, open } = await visit(language, { as: await signIn(DEMO_EMAILS.coach) });
    const words = PUBLIC_WORDS[language];
    await open('/profile');
    await page.getByRole('navigation', { name: words.about }).getByRole('link', { name: words.coaches, exact: true }).waitFor();
    await expect(page.getByRole('link', { name: words.joinAsCoach })).toHaveCount(0);
  });
