import { readFile } from 'node:fs/promises';
import { auditEntries, getUserById, setUserStatuses, updateUser } from '@pusula/contracts';
import { eventually, expect } from '../fixtures.ts';
import { everyWay } from '../input-methods.ts';
import { takeTurns } from '../languages.ts';
import { createMember, newcomer } from '../people.ts';
import { answer, awaitNotice, press, test } from './console.ts';

const languages = takeTurns();

for (const language of languages())
  test(`reads who did what, before and after, undoes it, and checks that nobody touched the log (${language})`, async ({
    enterConsole,
    admin,
    url,
    api,
  }) => {
    const { user: person } = await createMember({ url, api }, newcomer('Geçmişi'));
    const { id } = person;
    await api(updateUser, { user: { id, middleName: 'Derin', city: 'Rize' } }, admin.token);
    await api(setUserStatuses, { ids: [id], status: 'disabled' }, admin.token);
    // The edit reaches the log as an event, a moment after its reply.
    await eventually(async () => {
      const { entries } = await api(auditEntries, { subjectId: id }, admin.token);
      expect(entries.filter(({ changes }) => changes.length > 0)).toHaveLength(2);
    });
    const read = async () => (await api(getUserById, { Id: id }, admin.token)).user;

    const console = await enterConsole(language, `/admin/audit?subject=${id}`);
    const { page, words, open } = console;
    // Those with a change: that an admin was shown the person is an entry as well.
    const entries = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .filter({ has: page.getByRole('table') });
    // The edit comes to the log as an event: it may stand above what was done after it.
    const edited = entries.filter({ hasText: 'Rize' });
    await edited.getByText('Derin').first().waitFor();
    expect(await entries.count()).toBe(2);

    await entries.filter({ hasNotText: 'Rize' }).getByRole('button', { name: words.undo }).click();
    await answer(console, words.undo);
    await awaitNotice(console, words.undone);
    expect((await read()).status).toBe('enabled');
    await edited.last().getByRole('button', { name: words.undo }).click();
    await answer(console, words.undo);
    await edited.last().getByText(words.wasUndone).waitFor();
    expect(await read()).toMatchObject({ middleName: '', city: person.city });

    await press(console, words.integrity);
    await page.getByText(words.chainWhole).waitFor();
    await open(`/admin/user-edit/${id}`);
    await page.getByRole('main').getByRole('link', { name: words.history }).click();
    await page.waitForURL(/\/admin\/audit\?subject=/);
  });

for (const { options, inputOn, language, how } of everyWay(languages))
  test(`the overview counts everybody, draws it, says it as tables, and goes along as a file (${how})`, async ({ enterConsole }) => {
    const console = await enterConsole(language, '/admin/dashboard', options, inputOn);
    const { page, words, input } = console;
    const charts = page.getByRole('main').getByRole('figure');
    await charts.first().waitFor();
    const toggles = page.getByRole('main').getByRole('button', { name: words.asTable });
    // Charts come as their figures do, and more of them once people have registered lately and visitors have searched for the same often enough.
    await eventually(async () => {
      while ((await toggles.count()) > 0) await input.press(toggles.first());
      expect(await page.getByRole('main').getByRole('rowheader', { name: 'İstanbul' }).count()).toBe(1);
    });
    await page.getByRole('main').getByRole('table').nth(1).waitFor();
    await press(console, words.refresh);
    const [file] = await Promise.all([page.waitForEvent('download'), press(console, words.downloadFigures)]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(language === 'tr' ? ';' : ',');
    expect(text).toContain('İstanbul');
  });
