import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { getCurrentUser, login, searchUsers } from '@pusula/contracts';
import { apiOf } from '../../api.ts';
import { DESKTOP, PHONE, type Stage, visit } from '../stage.ts';
import { type AtConsole, adminApi, answer, choose, control, DEMO_PASSWORD, enterConsole, press, rowOf, told } from './console.ts';

/** A member each, so that the journeys do not meet. */
const LANGUAGES = [
  { language: 'tr', name: 'Onur Kılıç', typed: 'KILIC onur', email: 'onur-kilic@pusula.example' },
  { language: 'en', name: 'Gizem Uçar', typed: 'ucar', email: 'gizem-ucar@pusula.example' },
] as const;

const names = ({ page }: AtConsole) => page.getByRole('main').getByRole('rowheader').getByRole('link').allInnerTexts();

async function searchNames(console: AtConsole, typed: string): Promise<void> {
  const { words } = console;
  await control(console, words.searchBy).selectOption({ label: words.byName });
  await control(console, words.searchNames).fill(typed);
}

/** How an admin finds people and opens and closes their accounts. */
export function administeringPeople(stage: Stage): void {
  const signIn = async (email: string) => (await apiOf(stage.product().url)(login, { email, password: DEMO_PASSWORD })).token;
  const isSignedIn = (token: string) =>
    apiOf(stage.product().url)(getCurrentUser, { language: 'tr' }, token).then(
      () => true,
      () => false,
    );

  const countOf = async (name: string) => {
    const { api, token } = await adminApi(stage);
    return (await api(searchUsers, { SearchType: 'name', Email: name, userTypes: ['member'] }, token)).total;
  };

  it.each(LANGUAGES)('finds people: the last fifty, by name, by type, sorted, page by page; the address keeps it ($language)', (who) =>
    visit(stage, { ...DESKTOP, language: who.language }, async (visitor) => {
      const { page } = visitor;
      const console = await enterConsole(who.language, visitor, '/admin/users');
      const { words } = console;
      await page.getByText(words.lastFifty).first().waitFor();
      await control(console, words.rows).selectOption('10');
      await page.getByText(/1–10 (\/|of) 50/).waitFor();
      await page
        .getByRole('button', { name: words.next })
        .or(page.getByRole('link', { name: words.next }))
        .click();
      await page.getByText(/11–20 (\/|of) 50/).waitFor();

      await searchNames(console, who.typed);
      await rowOf(console, who.name).waitFor();
      expect(await names(console)).toEqual([who.name]);
      await page.reload();
      await rowOf(console, who.name).waitFor();
      expect(await control(console, words.searchNames).inputValue()).toBe(who.typed);
      await control(console, words.searchNames).fill('zzqqxx');
      await page.getByRole('heading', { name: words.nobody }).waitFor();

      await visitor.open('/admin/users?view=all');
      await control(console, words.type).selectOption({ label: words.members });
      await page.getByRole('main').getByRole('button', { name: words.nameColumn, exact: true }).click();
      await page.getByRole('columnheader', { name: words.nameColumn }).and(page.locator('[aria-sort="ascending"]')).waitFor();
      await rowOf(console, 'Alper Günay').waitFor();
      const shown = await names(console);
      expect(shown).toEqual(shown.toSorted(new Intl.Collator('tr').compare));
    }),
  );

  it.each(LANGUAGES)('closes an account, which ends its sessions, takes that back, deletes it and brings it back ($language)', (who) =>
    visit(stage, { ...DESKTOP, language: who.language }, async (visitor) => {
      const { page } = visitor;
      const token = await signIn(who.email);
      const console = await enterConsole(who.language, visitor, '/admin/users?view=all&by=name&q=');
      const { words } = console;
      const menu = words.actionsFor(who.name);
      await searchNames(console, who.typed);
      await rowOf(console, who.name).waitFor();

      await choose(console, menu, words.disable);
      await told(console, words.isDisabled(who.name));
      expect(await isSignedIn(token)).toBe(false);
      await expect(signIn(who.email)).rejects.toThrow('ACCOUNT_DISABLED');
      await page.getByRole('button', { name: words.undo, exact: true }).click();
      await told(console, words.takenBack);
      expect(await isSignedIn(await signIn(who.email))).toBe(true);

      await choose(console, menu, words.remove);
      await answer(console, words.remove);
      await told(console, words.isDeleted(who.name));
      await expect(signIn(who.email)).rejects.toThrow();
      await choose(console, menu, words.restore);
      await told(console, words.isRestored(who.name));
      expect(await isSignedIn(await signIn(who.email))).toBe(true);
    }),
  );

  it.each(LANGUAGES)('closes and opens many accounts at once, and takes the list along as a file ($language)', ({ language }) =>
    visit(stage, { ...DESKTOP, language }, async (visitor) => {
      const { page } = visitor;
      const console = await enterConsole(language, visitor, '/admin/users?view=all');
      const { words } = console;
      await control(console, words.searchBy).selectOption({ label: words.byName });
      await control(console, words.searchNames).fill('ka');
      await control(console, words.type).selectOption({ label: words.members });
      // Of both filters: an answer that comes later would take what was chosen away.
      await page.getByText(words.people(await countOf('ka')), { exact: true }).waitFor();
      await rowOf(console, 'Ufuk Karaca').waitFor();
      const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox');
      await boxes.nth(1).check();
      await boxes.nth(2).check();
      await page.getByText(words.chosen(2)).waitFor();
      await press(console, words.disableMany);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words.disableCount(2) })
        .click();
      await told(console, words.disabledCount(2));
      await boxes.nth(1).check();
      await boxes.nth(2).check();
      await press(console, words.enableMany);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words.enableCount(2) })
        .click();
      await told(console, words.enabledCount(2));

      const [file] = await Promise.all([page.waitForEvent('download'), press(console, words.download)]);
      const text = await readFile(await file.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).toContain(words.emailHeading);
      expect(text).toContain('ufuk-karaca@pusula.example');
      expect(text).not.toContain('onur-kilic@pusula.example');
    }),
  );

  it('an admin’s own account cannot be closed by themself, and the menu says why', () =>
    visit(stage, PHONE, async (visitor) => {
      const { page } = visitor;
      const console = await enterConsole('tr', visitor, '/admin/users?view=all&by=name&q=');
      await searchNames(console, 'Defne Aras');
      await rowOf(console, 'Defne Aras').waitFor();
      await page.getByRole('button', { name: console.words.actionsFor('Defne Aras') }).click();
      await page.getByText(console.words.ownAccount).waitFor();
      expect(await page.getByRole('menuitem', { name: console.words.disable, exact: true }).count()).toBe(0);
    }));
}
