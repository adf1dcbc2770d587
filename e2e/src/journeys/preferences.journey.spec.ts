import type { Browser, Locator, Page } from '@playwright/test';
import { coachAddress, homeAddress, type Language, search } from '@pusula/contracts';
import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { openRendered } from './rendered-page.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();
const other = (language: Language): Language => (language === 'tr' ? 'en' : 'tr');

const banner = (page: Page) => page.getByRole('banner');
const languageButton = (page: Page, name: string) => banner(page).getByRole('button', { name });
const themeButton = (page: Page, language: Language) => banner(page).getByRole('button', { name: PUBLIC_WORDS[language].theme });
/** What pages are rendered by is kept in no other way where no scripts run. */
const cookieOf = async (page: Page, name: string) => (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

/** The first visitor of a page may get it as browsers render it, which shows nothing without scripts; those after find it rendered. */
async function untilRendered(page: Page, language: Language): Promise<void> {
  await expect(async () => {
    if ((await page.locator('html').getAttribute('data-rendered')) !== language) await page.reload();
    expect(await page.locator('html').getAttribute('data-rendered')).toBe(language);
  }).toPass();
}

/** Somebody in whose browser no script runs. */
async function withoutScripts(browser: Browser, url: string, language: Language, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await context.addCookies([{ name: 'pusula.language', value: language, url }]);
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}

const RESULTS = '/search-results?q=kariyer&city=Ankara';

for (const language of languages())
  test(`the language is chosen without scripts, and the page stays the same (from ${language})`, async ({ browser, url, api }) => {
    const [coach] = (await api(search, { keyword: 'kariyer' })).coaches;
    if (!coach) throw new Error('Nobody is found.');
    const next = other(language);
    const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
    const pages: readonly (readonly [from: string, to: string, seen: (page: Page) => Locator])[] = [
      [homeAddress(language), homeAddress(next), (page) => heading(page, PUBLIC_WORDS[next].home)],
      [coachAddress(language, coach.slug), coachAddress(next, coach.slug), (page) => heading(page, `${coach.firstName} ${coach.lastName}`)],
      [RESULTS, RESULTS, (page) => page.getByRole('checkbox', { name: /^Ankara/, checked: true })],
    ];
    for (const [from, to, seen] of pages)
      await withoutScripts(browser, url, language, async (page) => {
        await page.goto(url + from);
        await untilRendered(page, language);
        await languageButton(page, PUBLIC_WORDS[language].otherLanguage).click();
        await expect(page.locator('html')).toHaveAttribute('lang', next);
        expect(page.url()).toBe(url + to);
        await untilRendered(page, next);
        await seen(page).waitFor();
        await expect(languageButton(page, PUBLIC_WORDS[language].otherLanguage)).toHaveAttribute('aria-pressed', 'true');
        expect(await cookieOf(page, 'pusula.language')).toBe(next);
      });
  });

for (const language of languages())
  test(`the theme goes on to the next without scripts (${language})`, async ({ browser, url }) => {
    await withoutScripts(browser, url, language, async (page) => {
      await page.goto(url + RESULTS);
      for (const [kept, shown] of [
        ['dark', 'dark'],
        ['light', 'light'],
        ['system', undefined],
      ] as const) {
        await untilRendered(page, language);
        await themeButton(page, language).click();
        await expect.poll(() => cookieOf(page, 'pusula.theme')).toBe(kept);
        await page.waitForURL(url + RESULTS);
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(shown);
      }
    });
  });

for (const language of languages())
  test(`the language is chosen by the first press on a page that nobody has touched (from ${language})`, async ({ visit, url }) => {
    const visitor = await visit(language);
    const { page, problems } = visitor;
    await openRendered(visitor, '/search-results?q=kariyer');
    await page.waitForLoadState('networkidle');
    await languageButton(page, PUBLIC_WORDS[language].otherLanguage).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other(language));
    await languageButton(page, PUBLIC_WORDS[other(language)].otherLanguage).waitFor();
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS[other(language)].fitSearch }).waitFor();
    expect(page.url()).toBe(`${url}/search-results?q=kariyer`);
    expect(await page.evaluate(() => localStorage.getItem('pusula.language'))).toBe(other(language));
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`the theme's button opens its menu by the first press on a page that nobody has touched (${language})`, async ({ visit }) => {
    const visitor = await visit(language);
    const { page, problems } = visitor;
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await openRendered(visitor, homeAddress(language));
    await page.waitForLoadState('networkidle');
    await themeButton(page, language).click();
    await page.getByRole('menuitemradio', { name: PUBLIC_WORDS[language].darkTheme }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(sent).not.toContain('/preferences');
    expect(problems).toEqual([]);
  });
