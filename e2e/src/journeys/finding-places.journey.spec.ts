import { untilTrained } from '../until-trained.ts';
import { expect, test } from './fixtures.ts';
import { everyWay } from './input-methods.ts';
import { takeTurns } from './languages.ts';
import { resultsFor } from './results-for.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`takes a district for the province where it is, and says so (${how})`, async ({ visit, admin }) => {
    const { page, open, problems } = await visit(language, options);
    const { press } = inputOn(page);
    const words = PUBLIC_WORDS[language];
    await untilTrained(admin.api, admin.token);
    await open(resultsFor(words.sleeplessInKadikoy));
    await page.getByRole('main').getByText(words.whereKadikoyIs).first().waitFor();
    await press(page.getByRole('button', { name: words.onlyCity('İstanbul') }));
    await page.waitForURL((url) => url.searchParams.get('city') === 'İstanbul');
    expect(problems).toEqual([]);
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

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`takes away a city that an address spells in its own way (${how})`, async ({ visit }) => {
    const { page, open } = await visit(language, options);
    await open(resultsFor('', '&city=35'));
    await inputOn(page).press(page.getByRole('button', { name: PUBLIC_WORDS[language].removeFilter('İzmir') }));
    await page.waitForURL((url) => !url.searchParams.has('city'));
  });

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`says of a city where nobody is how many meet online, and shows them (${how})`, async ({ visit }) => {
    const { page, open } = await visit(language, options);
    const words = PUBLIC_WORDS[language];
    await open(resultsFor(words.sleep, '&city=Bart%C4%B1n'));
    const said = await page.getByRole('heading', { name: words.nobodyInBartin }).innerText();
    await inputOn(page).press(page.getByRole('button', { name: words.meetOnline }));
    await page.waitForURL((url) => url.searchParams.get('sessionFormats') === 'online' && !url.searchParams.has('city'));
    const online = said.match(/\d+/g)?.find((count) => count !== '0') ?? '';
    await page.getByRole('heading', { level: 1, name: new RegExp(`\\b${online}\\b`) }).waitFor();
  });
