import { expect, test } from './fixtures.ts';
import { everyWay } from './input-methods.ts';
import { takeTurns } from './languages.ts';
import { untilSettled } from './settled.ts';

const WORDS = {
  tr: { danger: 'artık yaşamak istemiyorum', secret: 'yaşamak', heading: 'Yalnız değilsiniz', search: 'Ara' },
  en: { danger: 'I want to kill myself', secret: 'kill', heading: 'You are not alone', search: 'Search' },
} as const;

for (const { options, inputOn, language, how } of everyWay(takeTurns()))
  test(`tells somebody in danger who helps, before anything else, and keeps nothing of their words (${how})`, async ({ visit }) => {
    const visitor = await visit(language, options);
    const { page, open, problems } = visitor;
    const input = inputOn(page);
    const words = WORDS[language];
    await open('/search-results');
    await untilSettled(visitor);
    await input.type(page.getByRole('combobox'), words.danger);
    await page.getByRole('combobox').press('Escape');
    await input.press(page.getByRole('search').getByRole('button', { name: words.search, exact: true }));

    const help = page.getByRole('alert', { name: words.heading });
    await expect(help).toMatchAriaSnapshot(`
      - alert "${words.heading}":
        - heading "${words.heading}" [level=2]
        - paragraph
        - list:
          - listitem:
            - link "112":
              - /url: tel:112
    `);
    const coach = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    await coach.waitFor();
    await page.waitForURL((url) => url.pathname === '/search-results' && url.search === '');
    expect(await page.title()).not.toContain(words.secret);
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(await stored()).not.toContain(words.secret);

    await input.press(coach);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(page.url()).not.toContain(encodeURIComponent(words.secret));
    await expect(page.locator('body')).not.toContainText(words.danger);
    await page.goBack();
    await page.waitForURL(/\/search-results/);
    expect(page.url()).not.toContain('q=');
    expect(problems).toEqual([]);
  });
