import type { Page } from '@playwright/test';
import { pageAddress } from '@pusula/contracts';
import { untilTrained } from '../until-trained.ts';
import { expect, test } from './fixtures.ts';
import { everyWay } from './input-methods.ts';
import { takeTurns } from './languages.ts';
import { untilSettled } from './settled.ts';
import { REPLICAS, SMOKE } from './tags.ts';
import { PHONE } from './visitor.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();

/** Types words into the one search box of a page and sends them, whatever is suggested. */
async function searchFor(page: Page, keyword: string): Promise<void> {
  const box = page.getByRole('combobox');
  await box.fill(keyword);
  await box.press('Escape');
  await box.press('Enter');
}

for (const language of languages())
  test(`goes from the home page to results and to a coach, and Back leads the same way home (${language})`, {
    tag: [REPLICAS, SMOKE],
  }, async ({ visit, admin }) => {
    const { page, open, problems } = await visit(language);
    const words = PUBLIC_WORDS[language];
    // A model that is learned meanwhile puts somebody else first.
    await untilTrained(admin.api, admin.token);
    await open('/');
    await searchFor(page, words.asManager);
    await page.waitForURL(/\/search-results\?q=/);
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = await first.innerText();
    await first.click();
    await page.waitForURL(new RegExp(`/${language}/coach/[a-z0-9-]+$`));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/search-results\?q=/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: words.home }).waitFor();
    expect(problems).toEqual([]);
  });

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`does nothing for a blank Enter, takes fifty characters, says so, and searches their whole words (${how})`, async ({ visit }) => {
    const visitor = await visit(language, options);
    const { page, open } = visitor;
    const input = inputOn(page);
    const words = PUBLIC_WORDS[language];
    await open('/');
    const box = page.getByRole('combobox');
    await input.type(box, '   ');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/');
    // Nobody types a sentence before the scripts have come, which see what is cut off.
    await untilSettled(visitor);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`${words.longSentence} kesik`);
    expect(await box.inputValue()).toBe(`${words.longSentence} ke`);
    await page.getByText(words.fiftyIsEnough).waitFor();
    await input.press(page.getByRole('search').getByRole('button', { name: words.discover }));
    await page.waitForURL((url) => url.searchParams.get('q') === words.longSentence);
  });

for (const language of languages())
  test(`searches alike whatever the spelling: ASCII, capitals, dotless (${language})`, async ({ visit, admin }) => {
    const { page, open } = await visit(language);
    // A model that is learned between two of the searches finds others.
    await untilTrained(admin.api, admin.token);
    const totals: string[] = [];
    for (const keyword of ['tükenmişlik', 'tukenmislik', 'TÜKENMİŞLİK', 'TÜKENMIŞLIK']) {
      await open(`/search-results?q=${encodeURIComponent(keyword)}`);
      totals.push(await page.getByRole('heading', { level: 1 }).filter({ hasText: /\d/ }).innerText());
    }
    expect(new Set(totals).size).toBe(1);
  });

for (const language of languages())
  test(`narrows by city and category, keeps the choice in the address, and gives it back on Back (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    const withoutAnkara = page.getByRole('button', { name: words.removeFilter('Ankara') });
    await open('/search-results');
    await page.getByRole('checkbox', { name: /^Ankara/ }).click();
    await page.waitForURL(/city=/);
    await withoutAnkara.waitFor();
    await page.getByRole('checkbox', { name: words.career }).first().click();
    await page.waitForURL(/category=/);
    await page.reload();
    expect(await page.getByRole('checkbox', { name: /^Ankara/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: words.clearFilters }).click();
    await page.waitForURL((url) => !url.search.includes('city'));
    await page.goBack();
    await withoutAnkara.waitFor();
  });

for (const language of languages())
  test(`offers what a sentence names as a filter, counts it, and takes it away (${language})`, async ({ visit, admin }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    // A model that is learned after the offer finds others.
    await untilTrained(admin.api, admin.token);
    await open(`/search-results?q=${encodeURIComponent(words.onlineSentence)}`);
    const offer = page.getByRole('button', { name: words.onlyOnline });
    const offered = Number((await offer.innerText()).replace(/\D/g, ''));
    await offer.click();
    await page.waitForURL((url) => url.searchParams.get('sessionFormats') === 'online');
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: String(offered) })
      .waitFor();
    await expect(page.getByRole('checkbox', { name: words.online })).toBeChecked();
    await page.getByRole('button', { name: words.removeOnline }).click();
    await page.waitForURL((url) => !url.searchParams.has('sessionFormats'));
    await offer.waitFor();
    const freeFirst = page.getByRole('checkbox', { name: words.freeFirst });
    const free = Number((await freeFirst.locator('xpath=..').innerText()).replace(/\D/g, ''));
    await freeFirst.click();
    await page.waitForURL((url) => url.searchParams.get('offersFreeFirstSession') === 'yes');
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: String(free) })
      .waitFor();
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(rows.filter({ hasText: words.freeFirstInLine })).toHaveCount(await rows.count());
    await page.getByRole('button', { name: words.removeFreeFirst }).click();
    await page.waitForURL((url) => !url.searchParams.has('offersFreeFirstSession'));
  });

for (const language of languages())
  test(`replaces the history entry when somebody searches on from the results (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open('/');
    await searchFor(page, 'uyku');
    await page.waitForURL(/q=uyku/);
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().waitFor();
    await searchFor(page, 'bütçe');
    await page.waitForURL((url) => url.searchParams.get('q') === 'bütçe');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
  });

for (const language of languages())
  test(`suggests while typing and follows a suggestion by keyboard alone (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open('/');
    await page.getByRole('combobox').pressSequentially(language === 'tr' ? 'kariyer' : 'career', { delay: 20 });
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/');
  });

for (const language of languages())
  test(`opens the filters as a sheet on a phone and closes it with the count (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language, PHONE);
    const words = PUBLIC_WORDS[language];
    await open('/search-results');
    await page.getByRole('button', { name: words.filters }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: /^İzmir/ }).click();
    await sheet.getByRole('button', { name: words.showCoaches }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.removeFilter('İzmir') }).waitFor();
  });

for (const language of languages())
  test(`leads from a page beyond the last one to the last, and from the filters to the categories (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    await open('/search-results?q=kariyer&page=150');
    await page.getByRole('link', { name: words.lastPage }).click();
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().waitFor();
    await page.getByRole('link', { name: words.browseCategories }).click();
    await page.waitForURL((url) => url.pathname === pageAddress('categories', language));
  });

for (const language of languages())
  test(`says what failed and tries again (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language, { altersTab: true });
    await open('/search-results?q=uyku');
    const city = page.getByRole('checkbox', { name: /^Ankara/ });
    await city.waitFor();
    await page.route('**/api/search/search', (route) =>
      route.fulfill({ status: 503, json: { success: false, errorMessage: 'SEARCH_FAILED' } }),
    );
    await city.click();
    const retry = page.getByRole('button', { name: PUBLIC_WORDS[language].retry }).first();
    await retry.waitFor();
    await page.unroute('**/api/search/search');
    await retry.click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  });
