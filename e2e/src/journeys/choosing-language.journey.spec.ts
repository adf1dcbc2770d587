import { type Language, pageAddress } from '@pusula/contracts';
import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { openRendered, touch } from './rendered-page.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();
const other = (language: Language): Language => (language === 'tr' ? 'en' : 'tr');

for (const language of languages())
  test(`a link in the other language changes its page alone; a choice changes every tab (${language})`, async ({ visit, url }) => {
    const { page, open, context } = await visit(language);
    const spoken = () => page.locator('html').getAttribute('lang');
    await open(pageAddress('categories', other(language)));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await spoken()).toBe(other(language));
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS[language].home }).waitFor();

    const tab = await context.newPage();
    await tab.goto(url);
    await tab.getByRole('banner').getByText(PUBLIC_WORDS[language].otherLanguage).click();
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS[other(language)].home }).waitFor();
  });

for (const kept of ['pusula.language', 'pusula.visitLanguage'])
  test(`a page that the cookie ${kept} alone put in English stays English when it is touched`, async ({ visit, url }) => {
    const visitor = await visit(null);
    const { page, context, problems } = visitor;
    await context.addCookies([{ name: kept, value: 'en', url }]);
    await openRendered(visitor, '/search-results?q=sleep', 'en');
    await touch(page);
    await page.getByRole('heading', { level: 1, name: PUBLIC_WORDS.en.fitSearch }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(problems).toEqual([]);
  });
