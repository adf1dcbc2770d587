import { type Language, pageAddress } from '@pusula/contracts';
import { expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
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
