import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { getUserById, searchUsers, setUserStatuses, updateUser } from '@pusula/contracts';
import { DESKTOP, type Stage, visit } from '../stage.ts';
import { adminApi, answer, enterConsole, press, told } from './console.ts';

const LANGUAGES = [
  { language: 'tr', email: 'ebru-kaplan@pusula.example' },
  { language: 'en', email: 'umut-sezer@pusula.example' },
] as const;

/** What admins did, and how it is taken back; and what the overview makes of all people. */
export function lookingBack(stage: Stage): void {
  it.each(LANGUAGES)(
    'reads who did what, before and after, takes it back, and checks that nobody touched the log ($language)',
    async (who) => {
      const { api, token } = await adminApi(stage);
      const [person] = (await api(searchUsers, { SearchType: 'email', Email: who.email }, token)).users;
      const id = person?.id ?? '';
      await api(updateUser, { user: { id, middleName: 'Derin', city: 'Rize' } }, token);
      await api(setUserStatuses, { ids: [id], status: 'disabled' }, token);
      const read = async () => (await api(getUserById, { Id: id }, token)).user;

      await visit(stage, { ...DESKTOP, language: who.language }, async (visitor) => {
        const { page } = visitor;
        const console = await enterConsole(who.language, visitor, `/admin/audit?subject=${id}`);
        const { words } = console;
        const entries = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 2 }) });
        await entries.nth(1).getByText('Rize').first().waitFor();
        await entries.nth(1).getByText('Derin').first().waitFor();
        expect(await entries.count()).toBe(2);

        await entries.first().getByRole('button', { name: words.undo }).click();
        await answer(console, words.undo);
        await told(console, words.undone);
        expect((await read()).status).toBe('enabled');
        const edited = entries.filter({ hasText: 'Rize' });
        await edited.last().getByRole('button', { name: words.undo }).click();
        await answer(console, words.undo);
        await edited.last().getByText(words.wasUndone).waitFor();
        expect(await read()).toMatchObject({ middleName: '', city: person?.city });

        await press(console, words.integrity);
        await page.getByText(words.chainWhole).waitFor();
        await visitor.open(`/admin/user-edit/${id}`);
        await page.getByRole('main').getByRole('link', { name: words.history }).click();
        await page.waitForURL(/\/admin\/audit\?subject=/);
      });
    },
  );

  it.each(['tr', 'en'] as const)('the overview counts everybody, draws it, says it as tables, and goes along as a file (%s)', (language) =>
    visit(stage, { ...DESKTOP, language }, async (visitor) => {
      const { page } = visitor;
      const console = await enterConsole(language, visitor, '/admin/dashboard');
      const { words } = console;
      const charts = page.getByRole('main').getByRole('figure');
      await charts.first().waitFor();
      expect(await charts.count()).toBe(5);
      const toggles = page.getByRole('main').getByRole('button', { name: words.asTable });
      for (let left = await toggles.count(); left > 0; left -= 1) await toggles.first().press('Enter');
      await page.getByRole('main').getByRole('table').nth(4).waitFor();
      await page.getByRole('main').getByRole('rowheader', { name: 'İstanbul' }).waitFor();
      await press(console, words.refresh);
      const [file] = await Promise.all([page.waitForEvent('download'), press(console, words.downloadFigures)]);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(language === 'tr' ? ';' : ',');
      expect(text).toContain('İstanbul');
    }),
  );
}
