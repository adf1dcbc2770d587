import { button, field } from '../accounts/wizard.ts';
import { WORDS } from '../accounts/words.ts';
import { eventually, expect, test } from '../fixtures.ts';
import { keyboard } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer, PASSWORD } from '../people.ts';
import { untilSettled } from '../settled.ts';
import { ONLY_EMBEDDED } from '../tags.ts';
import { PUBLIC_WORDS } from '../words.ts';

/** With the keyboard alone. Many journeys elsewhere take each way of working a page in turn, the keyboard among them. */
const tag = { tag: ONLY_EMBEDDED };
const languages = takeTurns();

for (const language of languages())
  test(`by keyboard: searches, narrows by a city, takes it back and opens a coach (${language})`, tag, async ({ visit }) => {
    const visitor = await visit(language);
    const { page, open } = visitor;
    const input = keyboard(page);
    const words = PUBLIC_WORDS[language];
    await open('/');
    await input.type(page.getByRole('combobox'), words.asManager);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search-results\?q=/);
    await input.tick(page.getByRole('checkbox', { name: /^İstanbul/ }));
    await page.waitForURL(/city=/);
    // What has changed is said to whoever cannot see it.
    await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor({ state: 'attached' });
    await input.press(page.getByRole('button', { name: words.removeFilter('İstanbul') }));
    await page.waitForURL((url) => !url.searchParams.has('city'));
    // Until the answer is there the page shows whom it found before.
    await untilSettled(visitor);
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = await first.innerText();
    await input.press(first);
    await page.waitForURL(/\/coach\//);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

for (const language of languages())
  test(`by keyboard on a phone: opens the filters, chooses one and returns to where they were (${language})`, tag, async ({ visit }) => {
    const { page, open } = await visit(language, { width: 360 });
    const input = keyboard(page);
    const words = PUBLIC_WORDS[language];
    await open('/search-results?q=stres');
    const opener = page.getByRole('main').getByRole('button', { name: words.filters });
    await input.press(opener);
    await input.tick(page.getByRole('dialog').getByRole('checkbox', { name: /^İstanbul/ }));
    await page.waitForURL(/city=/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect(opener).toBeFocused();
  });

for (const language of languages())
  test(`by keyboard: passes the header by, signs in and out (${language})`, tag, async ({ visit, url, api }) => {
    const { page, open } = await visit(language);
    const input = keyboard(page);
    const words = WORDS[language];
    const person = newcomer('Tuş');
    await createMember({ url, api }, person);
    await open('/signin');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    // The first stop of every page leads past its header.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true));
    await input.type(field({ page }, words.email), person.email);
    await input.type(field({ page }, words.password), PASSWORD);
    await input.press(button({ page }, words.signIn));
    await page.waitForURL((address) => address.pathname !== '/signin');
    await input.press(page.getByRole('banner').getByRole('button', { name: new RegExp(person.firstName) }));
    await input.take(page.getByRole('menuitem', { name: words.signOut }));
    await page.getByRole('link', { name: words.signIn }).waitFor();
  });
