import { suggest } from '@pusula/contracts';
import { untilTrained } from '../until-trained.ts';
import { eventually, expect, test } from './fixtures.ts';
import { everyWay } from './input-methods.ts';
import { takeTurns } from './languages.ts';
import { resultsFor } from './results-for.ts';
import { untilSettled } from './settled.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`understands a sentence, offers its city, and shows looser matches when asked (${how})`, async ({ visit, admin }) => {
    const { page, open, problems } = await visit(language, options);
    const { press } = inputOn(page);
    const words = PUBLIC_WORDS[language];
    const list = page.getByRole('main');
    await untilTrained(admin.api, admin.token);
    await open(resultsFor(words.sleeplessInAnkara));
    await list.getByText(words.workingOn(words.sleeping)).first().waitFor();
    await press(page.getByRole('button', { name: words.onlyCity('Ankara') }));
    await page.waitForURL(/city=Ankara/);
    const close = await list.getByRole('heading', { level: 2 }).getByRole('link').first().innerText();
    await press(page.getByRole('link', { name: words.showLooser }));
    await page.getByRole('heading', { level: 2, name: words.looser }).waitFor();
    await list.getByRole('heading', { level: 3 }).getByRole('link').first().waitFor();
    const far = await list.getByRole('heading', { level: 3 }).getByRole('link').allInnerTexts();
    expect(far).not.toContain(close);
    await page.goBack();
    await page.getByRole('link', { name: words.showLooser }).waitFor();
    await press(page.getByRole('button', { name: words.removeFilter('Ankara') }));
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

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`is not sure what a sentence is about, asks back, and finds the topic that is chosen (${how})`, async ({ visit, admin }) => {
    const { page, open, problems } = await visit(language, options);
    const { press } = inputOn(page);
    const words = PUBLIC_WORDS[language];
    await untilTrained(admin.api, admin.token);
    await open(resultsFor(words.somethingElse));
    const closest = page.getByRole('heading', { level: 1, name: words.closest });
    await closest.waitFor();
    const answers = page.getByRole('region', { name: words.whichTopic }).getByRole('link');
    const question = (await answers.first().innerText()).trim();
    expect(question.endsWith('?')).toBe(true);
    expect(await answers.count()).toBeGreaterThan(1);
    await press(answers.first());
    await page.waitForURL(/&category=/);
    await page.getByRole('heading', { level: 1, name: words.fitSearch }).waitFor();
    const chosen = (
      await page
        .getByRole('button', { name: words.removeFilter('') })
        .first()
        .innerText()
    ).trim();
    expect(question.startsWith(chosen)).toBe(true);
    await page.goBack();
    await closest.waitFor();
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`says that nobody is for what has nothing to do with coaches (${language})`, async ({ visit, admin }) => {
    const { page, open } = await visit(language);
    const words = PUBLIC_WORDS[language];
    await untilTrained(admin.api, admin.token);
    await open(resultsFor(words.carpets));
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

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`a result says how and for how long somebody coaches, and their page what their text says (${how})`, async ({ visit }) => {
    const { page, open } = await visit(language, options);
    const input = inputOn(page);
    const words = PUBLIC_WORDS[language];
    await open(`/${language}`);
    await input.type(page.getByRole('combobox'), words.kurdish);
    await input.press(page.getByRole('search').getByRole('button', { name: words.discover }));
    await page.waitForURL((url) => url.searchParams.get('q') === words.kurdish);
    const found = page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Berfin Güneri' });
    await found.waitFor();
    await page.getByText(words.onlineForYears).first().waitFor();
    await input.press(found);
    await page.getByRole('heading', { level: 1, name: 'Berfin Güneri' }).waitFor();
    await page
      .getByRole('article')
      .getByText(new RegExp(`^Şırnak\\s.*${words.kurdish}`))
      .waitFor();
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

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`leads from a result to a first sentence, to the next coach, and back to the search (${how})`, async ({ visit }) => {
    const visitor = await visit(language, options);
    const { page, open, problems } = visitor;
    const { press } = inputOn(page);
    const words = PUBLIC_WORDS[language];
    const way = page.getByRole('navigation', { name: words.results });
    const next = way.getByRole('link', { name: words.nextCoach });
    await open(resultsFor(words.asManager));
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = await first.innerText();
    await page.getByText(words.why).first().waitFor();
    // A link that is pressed before the list's scripts have come loads its page anew, which does not know whom else the search found.
    await page.keyboard.press('Shift');
    await page.locator('html:not([data-waiting])').waitFor();
    await untilSettled(visitor);
    await press(first);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(words.why).first().waitFor();

    const dialog = page.getByRole('dialog');
    await press(page.getByRole('button', { name: words.reach }));
    const sentence = dialog.getByRole('textbox');
    await expect(sentence).toHaveValue(new RegExp(`“${words.asManager}”`));
    await dialog.getByRole('link').first().waitFor();
    await press(dialog.getByRole('button', { name: words.copy }));
    await dialog.getByRole('status').filter({ hasText: /./ }).waitFor();
    await press(dialog.getByRole('button', { name: words.close }));
    await sentence.waitFor({ state: 'detached' });

    await press(next);
    await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' });
    await press(way.getByRole('link', { name: `“${words.asManager}”` }));
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
