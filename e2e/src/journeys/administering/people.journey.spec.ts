import { readFile } from 'node:fs/promises';
import { getCurrentUser } from '@pusula/contracts';
import { eventually, expect } from '../fixtures.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer, PASSWORD, uniqueWord } from '../people.ts';
import { PHONE } from '../visitor.ts';
import { type AtConsole, answer, awaitNotice, choose, control, press, rowOf, test } from './console.ts';

const languages = takeTurns();

const names = ({ page }: AtConsole) => page.getByRole('main').getByRole('rowheader').getByRole('link').allInnerTexts();

const searchPeople = (console: AtConsole, typed: string) => control(console, console.words.searchPeople).fill(typed);

for (const language of languages())
  test(`finds people: the last fifty, by name, by type, sorted, page by page; the address keeps it (${language})`, async ({
    enterConsole,
  }) => {
    // One of the demo's members, whom no journey changes; written in capitals and without Turkish letters.
    const [name, typed] = language === 'tr' ? ['Onur Kılıç', 'KILIC onur'] : ['Gizem Uçar', 'ucar'];
    const console = await enterConsole(language, '/admin/users');
    const { page, words, open } = console;
    await page.getByText(words.lastFifty).first().waitFor();
    await control(console, words.rows).selectOption('10');
    await page.getByText(/1–10 (\/|of) 50/).waitFor();
    await page
      .getByRole('button', { name: words.next })
      .or(page.getByRole('link', { name: words.next }))
      .click();
    await page.getByText(/11–20 (\/|of) 50/).waitFor();

    await searchPeople(console, typed);
    await rowOf(console, name).waitFor();
    await eventually(async () => expect(await names(console)).toEqual([name]));
    await page.reload();
    await rowOf(console, name).waitFor();
    expect(await control(console, words.searchPeople).inputValue()).toBe(typed);
    await control(console, words.searchPeople).fill('zzqqxx');
    await page.getByRole('heading', { name: words.nobody }).waitFor();

    await open('/admin/users?view=all');
    await control(console, words.type).selectOption({ label: words.members });
    await page.getByRole('main').getByRole('button', { name: words.nameColumn, exact: true }).click();
    await page.getByRole('columnheader', { name: words.nameColumn }).and(page.locator('[aria-sort="ascending"]')).waitFor();
    await eventually(async () => {
      const shown = await names(console);
      expect(shown.length).toBeGreaterThan(1);
      expect(shown).toEqual(shown.toSorted(new Intl.Collator('tr').compare));
    });
  });

for (const language of languages())
  test(`S2: closes an account, which ends its sessions, undoes that, deletes it and brings it back (${language})`, async ({
    enterConsole,
    signIn,
    url,
    api,
  }) => {
    const person = newcomer('Kapanan', `Üye${uniqueWord()}`);
    const name = `${person.firstName} ${person.lastName}`;
    const { token } = await createMember({ url, api }, person);
    const isSignedIn = (bearer: string) =>
      api(getCurrentUser, { language: 'tr' }, bearer).then(
        () => true,
        () => false,
      );
    const signInAgain = async () => (await signIn(person.email, PASSWORD)).token;
    expect(await isSignedIn(token)).toBe(true);
    const console = await enterConsole(language, '/admin/users?view=all');
    const { page, words } = console;
    const menu = words.actionsFor(name);
    await searchPeople(console, person.lastName);
    // Until then the list may still close up under the pointer.
    await eventually(async () => expect(await names(console)).toEqual([name]));

    await choose(console, menu, words.disable);
    await awaitNotice(console, words.isDisabled(name));
    expect(await isSignedIn(token)).toBe(false);
    await expect(signInAgain()).rejects.toThrow('ACCOUNT_DISABLED');
    await page.getByRole('button', { name: words.undo, exact: true }).click();
    await awaitNotice(console, words.changeUndone);
    expect(await isSignedIn(await signInAgain())).toBe(true);

    await choose(console, menu, words.remove);
    await answer(console, words.remove);
    await awaitNotice(console, words.isDeleted(name));
    await expect(signInAgain()).rejects.toThrow();
    await choose(console, menu, words.restore);
    await awaitNotice(console, words.isRestored(name));
    expect(await isSignedIn(await signInAgain())).toBe(true);
  });

for (const language of languages())
  test(`closes and opens many accounts at once, and takes the list along as a file (${language})`, async ({ enterConsole, url, api }) => {
    const family = `Kalabalık${uniqueWord()}`;
    const people = ['Ufuk', 'Ilgaz', 'Tuna'].map((firstName) => newcomer(firstName, family));
    for (const person of people) await createMember({ url, api }, person);
    const console = await enterConsole(language, '/admin/users?view=all');
    const { page, words } = console;
    await searchPeople(console, family);
    await control(console, words.type).selectOption({ label: words.members });
    // Of both filters: an answer that comes later would take what was chosen away.
    await page.getByText(words.people(people.length), { exact: true }).waitFor();
    await rowOf(console, `Ufuk ${family}`).waitFor();
    const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox');
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await page.getByText(words.chosen(2)).waitFor();
    await press(console, words.disableMany);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.disableCount(2) })
      .click();
    await awaitNotice(console, words.disabledCount(2));
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await press(console, words.enableMany);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words.enableCount(2) })
      .click();
    await awaitNotice(console, words.enabledCount(2));

    const [file] = await Promise.all([page.waitForEvent('download'), press(console, words.download)]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain(words.emailHeading);
    for (const { email } of people) expect(text).toContain(email);
    expect(text).not.toContain('onur-kilic@pusula.example');
  });

for (const language of languages())
  test(`an admin’s own account cannot be closed by themself, and the menu says why (${language})`, async ({ enterConsole }) => {
    const console = await enterConsole(language, '/admin/users?view=all', PHONE);
    const { page, words } = console;
    await searchPeople(console, 'Defne Aras');
    await rowOf(console, 'Defne Aras').waitFor();
    await page.getByRole('button', { name: words.actionsFor('Defne Aras') }).click();
    await page.getByText(words.ownAccount).waitFor();
    expect(await page.getByRole('menuitem', { name: words.disable, exact: true }).count()).toBe(0);
  });
