import { suggest } from '@pusula/contracts';
import { untilTrained } from '../until-trained.ts';
import { eventually, expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();
const resultsFor = (keyword: string, more = '') => `/search-results?q=${encodeURIComponent(keyword)}${more}`;

for (const language of languages())
  test(`understands a sentence, offers its city, and shows looser matches when asked (${language})`, async ({ visit, admin }) => {
    const { page, open, problems } = await visit(language);
    const words = PUBLIC_WORDS[language];
    const list = page.getByRole('main');
    await untilTrained(admin.api, admin.token);
    await open(resultsFor(words.sleeplessInAnkara));
    await list.getByText(words.workingOn(words.sleeping)).first().waitFor();
    await page.getByRole('button', { name: words.onlyCity('Ankara') }).click();
    await page.waitForURL(/city=Ankara/);
    const close = await list.getByRole('heading', { level: 2 }).getByRole('link').first().innerText();
    await page.getByRole('link', { name: words.showLooser }).click();
    await page.getByRole('heading', { level: 2, name: words.looser }).waitFor();
    await list.getByRole('heading', { level: 3 }).getByRole('link').first().waitFor();
    const far = await list.getByRole('heading', { level: 3 }).getByRole('link').allInnerTexts();
    expect(far).not.toContain(close);
    await page.goBack();
    await page.getByRole('link', { name: words.showLooser }).waitFor();
    await page.getByRole('button', { name: words.removeFilter('Ankara') }).click();
    await page.waitForURL((url) => !url.searchParams.has('city'));
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`says that nobody is close, and still offers ways on (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    await open(resultsFor('zzqqxxjj wwvvkkpp'));
    await page.getByRole('heading', { name: words.nobodyFits }).waitFor();
    await page.getByRole('main').getByRole('link', { name: words.browseCategories }).first().waitFor();
  });

for (const language of languages())
  test(`says what it searched in the place of a slip, and searches what was typed when told to (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    await open(resultsFor(words.slip));
    await page.getByText(words.corrected, { exact: true }).waitFor();
    await page.getByRole('link', { name: words.asTyped }).click();
    await page.waitForURL(/exact=1/);
    await page.getByText(words.corrected, { exact: true }).waitFor({ state: 'detached' });
  });

for (const language of languages())
  test(`drops filters of an old address with a word (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    await open(resultsFor('kariyer', '&city=Atlantis&category=01k00000000000000000000000'));
    await page.getByText(PUBLIC_WORDS[language].filtersDropped).waitFor();
    await page.waitForURL((url) => url.search === '?q=kariyer');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().waitFor();
  });

for (const language of languages())
  test(`takes a city in any spelling for the city, and the address follows (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    const totals: string[] = [];
    for (const spelling of ['İzmir', 'izmir', 'IZMIR', 'İZMİR', '35']) {
      await open('/');
      await open(resultsFor('', `&city=${encodeURIComponent(spelling)}`));
      await page.waitForURL((url) => url.searchParams.get('city') === 'İzmir');
      await page.getByRole('button', { name: words.removeFilter('İzmir') }).waitFor();
      const row = page.getByRole('checkbox', { name: /^İzmir/ });
      await expect(row).toBeChecked();
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
      totals.push(await page.getByRole('heading', { level: 1 }).innerText());
      await page.getByRole('button', { name: words.allCities }).waitFor();
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
    }
    expect([new Set(totals).size, totals[0]]).toEqual([1, expect.stringMatching(/^[1-9]/)]);
  });

for (const language of languages())
  test(`suggests a subject for what is typed so far, and remembers what was searched (${language})`, async ({ visit, admin, api }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    const box = page.getByRole('combobox');
    await untilTrained(admin.api, admin.token);
    await eventually(async () => {
      const { suggestions } = await api(suggest, { keyword: words.cannotSleep, language });
      expect(suggestions.filter(({ text }) => text.includes(words.sleeping))).not.toEqual([]);
    });
    await open('/search-results');
    await box.pressSequentially(words.cannotSleep);
    await page.getByRole('option', { name: words.sleeping }).first().waitFor();
    await box.fill('uyku');
    await box.press('Escape');
    await box.press('Enter');
    await page.waitForURL(/q=uyku/);
    // Until then the list is the one of before, and nothing has been found that would be remembered.
    await page.getByRole('heading', { level: 1 }).filter({ hasText: words.fitSearch }).waitFor();
    await open('/search-results?city=Ankara');
    await box.click();
    await page.getByRole('group', { name: words.ownSearches }).getByRole('option', { name: 'uyku' }).click();
    await page.waitForURL(/q=uyku/);
  });

for (const language of languages())
  test(`leads from a result to a first sentence, to the next coach, and back to the search (${language})`, async ({ visit }) => {
    const { page, open, problems } = await visit(language, language === 'en' ? { width: 360, hasTouch: true } : {});
    const words = PUBLIC_WORDS[language];
    const way = page.getByRole('navigation', { name: words.results });
    const next = way.getByRole('link', { name: words.nextCoach });
    let name = '';
    // A link that is pressed before the list's scripts have come loads its page anew, which does not know whom else the search found.
    await expect(async () => {
      await open(resultsFor(words.asManager));
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
      name = await first.innerText();
      await page.getByRole('combobox').press('Shift');
      await page.waitForLoadState('networkidle');
      await first.click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await next.count()).toBe(1);
    }).toPass();

    await page.getByRole('button', { name: words.reach }).click();
    const sentence = page.getByRole('dialog').getByRole('textbox');
    await expect(sentence).toHaveValue(new RegExp(`“${words.asManager}”`));
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await page.keyboard.press('Escape');
    await sentence.waitFor({ state: 'detached' });

    await next.click();
    await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' });
    await way.getByRole('link', { name: `“${words.asManager}”` }).click();
    await page.getByRole('link', { name, exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`knows the way back from a coach whom somebody opened before the list was more than a page (${language})`, async ({ visit }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    await open(resultsFor(words.asManager));
    const href = await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().getAttribute('href');
    await page.evaluate((address) => location.assign(String(address)), href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page
      .getByRole('navigation', { name: words.results })
      .getByRole('link', { name: `“${words.asManager}”` })
      .click();
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().waitFor();
  });
