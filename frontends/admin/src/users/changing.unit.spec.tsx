import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UNDO } from '../audit/audit.testing.ts';
import { openConsole, PASSKEYS } from '../testing/open-console.ts';
import { DELETE, elif, found, isil, kerem, LAST, last, listed, refused, SEARCH, SET_STATUSES, self, UPDATE } from './users.testing.ts';

afterEach(closeRemote);

type Opened = Awaited<ReturnType<typeof openConsole>>;
const sent = (calls: { input: unknown }[]) => calls.map(({ input }) => input);
const ok = () => ({ body: { success: true, user: {}, undoableEntryId: 'entry' } });
const openMenu = async ({ user }: Pick<Opened, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name: `${name} için işlemler` }));
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });

describe('one person’s row', () => {
  it('leads to the public page and to the form, and offers what fits the status', async () => {
    const opened = await openConsole('/admin/users', {
      [LAST]: last(elif, kerem, listed('01k9yok', { firstName: 'Yok', status: 'deleted' })),
    });
    await openMenu(opened, 'Elif Sarıkaya');
    expect((await item('Profil sayfasını aç')).getAttribute('href')).toBe(`/tr/coach/${elif.slug}`);
    expect((await item('Düzenle')).getAttribute('href')).toBe(`/admin/user-edit/${elif.id}`);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profil sayfasını aç',
      'Düzenle',
      'Hesabı kapat',
      'Sil',
    ]);
    // What takes somebody away stands apart.
    expect((await item('Sil')).previousElementSibling?.getAttribute('role')).toBe('separator');
    await opened.user.keyboard('{Escape}');
    await openMenu(opened, 'Kerem Uluğ');
    await item('Hesabı etkinleştir');
    expect(screen.queryByRole('menuitem', { name: 'Profil sayfasını aç' })).toBeNull();
    await opened.user.keyboard('{Escape}');
    await openMenu(opened, 'Yok Sarıkaya');
    expect(await item('Geri getir')).toBeTruthy();
  });

  it('is disabled at once, is told of, and is what it was after Undo', async () => {
    let status: 'enabled' | 'disabled' = 'enabled';
    const opened = await openConsole('/admin/users', {
      [LAST]: () => last({ ...elif, status })(),
      [UPDATE]: ({ input }) => {
        status = (input.user as { status: typeof status }).status;
        return ok();
      },
      [UNDO]: () => {
        status = 'enabled';
        return {};
      },
    });
    await openMenu(opened, 'Elif Sarıkaya');
    await opened.user.click(await item('Hesabı kapat'));
    expect(await screen.findByText('Elif Sarıkaya: hesap kapatıldı.')).toBeTruthy();
    expect((await screen.findAllByText('Kapalı', { selector: 'span' })).length).toBeGreaterThan(0);
    await opened.user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alındı.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Kapalı', { selector: 'span' })).toBeNull());
    expect(sent(opened.api.callsTo(UPDATE))).toEqual([{ user: { id: elif.id, status: 'disabled' } }]);
    expect(sent(opened.api.callsTo(UNDO))).toEqual([{ id: 'entry' }]);
  });

  it('is deleted after a question alone; Undo undoes the very entry', async () => {
    const opened = await openConsole('/admin/users', { [LAST]: last(kerem), [DELETE]: ok, [UNDO]: () => ({}) });
    await openMenu(opened, 'Kerem Uluğ');
    await opened.user.click(await item('Sil'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Kerem Uluğ silinsin mi?' }));
    expect(opened.api.callsTo(DELETE)).toEqual([]);
    await opened.user.click(question.getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('Kerem Uluğ silindi.')).toBeTruthy();
    expect(sent(opened.api.callsTo(DELETE))).toEqual([{ id: kerem.id }]);
    await opened.user.click(screen.getByRole('button', { name: 'Geri al' }));
    await screen.findByText('Geri alındı.');
    expect(sent(opened.api.callsTo(UNDO))).toEqual([{ id: 'entry' }]);
  });

  it('is left alone when the question is answered with no', async () => {
    const opened = await openConsole('/admin/users', { [LAST]: last(elif) });
    await openMenu(opened, 'Elif Sarıkaya');
    await opened.user.click(await item('Sil'));
    const no = await screen.findByRole('button', { name: 'Vazgeç' });
    // A hasty Enter does no harm.
    expect(document.activeElement).toBe(no);
    await opened.user.click(no);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(opened.api.callsTo(DELETE)).toEqual([]);
  });

  it('that is one’s own explains why it cannot be closed', async () => {
    const opened = await openConsole('/admin/users', { [LAST]: last(self) });
    await openMenu(opened, 'Nilüfer Şen');
    const explained = await item(/Bu sizin hesabınız/);
    expect(explained.getAttribute('aria-disabled')).toBe('true');
    await opened.user.click(explained);
    expect(screen.queryByRole('menuitem', { name: 'Hesabı kapat' })).toBeNull();
    expect(opened.api.calls.filter(({ route }) => ![LAST, PASSKEYS].includes(route))).toEqual([]);
  });

  it('says why it was refused, and tries again', async () => {
    let tries = 0;
    const opened = await openConsole('/admin/users', {
      [LAST]: last(elif),
      [UPDATE]: () => {
        tries += 1;
        return tries === 1 ? refused(409, 'LAST_ADMIN')() : ok();
      },
    });
    await openMenu(opened, 'Elif Sarıkaya');
    await opened.user.click(await item('Hesabı kapat'));
    const problem = within(await screen.findByRole('alertdialog', { name: 'Elif Sarıkaya değiştirilemedi' }));
    expect(await problem.findByText('Bu, son etkin yönetici. Önce başka birini yönetici yapın.')).toBeTruthy();
    await opened.user.click(problem.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Elif Sarıkaya: hesap kapatıldı.')).toBeTruthy();
  });

  it('says so when it cannot be taken back', async () => {
    const opened = await openConsole('/admin/users', { [LAST]: last(elif), [UPDATE]: ok, [UNDO]: refused(409, 'CONFLICT') });
    await openMenu(opened, 'Elif Sarıkaya');
    await opened.user.click(await item('Hesabı kapat'));
    await opened.user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('Geri alınamadı. Kişilerin durumunu tablodan değiştirebilirsiniz.')).toBeTruthy();
  });
});

describe('several rows', () => {
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bu sayfadakilerin hepsini seç' });
  const one = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Seç: ${name}` });

  it('are chosen one by one or all at once; the box above says whether it is some or all', async () => {
    const { user } = await openConsole('/admin/users?view=all', { [SEARCH]: found([elif, kerem], 30) });
    await user.click(await one('Elif Sarıkaya'));
    expect(screen.getByText('1 kişi seçildi')).toBeTruthy();
    expect([all().indeterminate, all().checked]).toEqual([true, false]);
    await user.click(all());
    expect([all().indeterminate, all().checked]).toEqual([false, true]);
    expect(screen.getByText('2 kişi seçildi')).toBeTruthy();
    // In view wherever the rows are, after the last of them, so that it covers none.
    const bar = screen.getByRole('group', { name: 'Seçilenler' });
    expect([getComputedStyle(bar).position, getComputedStyle(bar).bottom]).toEqual(['sticky', '0px']);
    expect(screen.getByRole('table').compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Seçimi kaldır' }));
    expect(screen.getByText('30 kişi')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Seçilenler' })).toBeNull();
    await user.click(all());
    await user.click(screen.getByRole('link', { name: 'Sayfa 2' }));
    await waitFor(() => expect(screen.queryByText('2 kişi seçildi')).toBeNull());
  });

  it('are disabled after a question that says how many; Undo undoes the entry of each, and names those who were changed since', async () => {
    const { api, user } = await openConsole('/admin/users', {
      [LAST]: last(elif, isil, kerem),
      [SET_STATUSES]: ({ input }) => ({
        // Kerem was closed already: only what was changed can be undone.
        body: { success: true, changed: input.ids, refused: [], undoable: [elif, isil].map(({ id }) => ({ id, entryId: `${id}-entry` })) },
      }),
      [UNDO]: ({ input }) => (input.id === `${isil.id}-entry` ? refused(409, 'CONFLICT')() : {}),
    });
    await one('Elif Sarıkaya');
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    const question = within(await screen.findByRole('alertdialog', { name: '3 hesap kapatılsın mı?' }));
    await user.click(question.getByRole('button', { name: '3 hesabı kapat' }));
    expect(await screen.findByText('3 hesap kapatıldı.')).toBeTruthy();
    expect(sent(api.callsTo(SET_STATUSES))).toEqual([{ ids: [elif.id, isil.id, kerem.id], status: 'disabled' }]);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    const told = within(await screen.findByRole('alertdialog', { name: '1 hesap değiştirilemedi' }));
    expect(told.getByText('Işıl Çelik')).toBeTruthy();
    expect(sent(api.callsTo(UNDO))).toEqual([{ id: `${elif.id}-entry` }, { id: `${isil.id}-entry` }]);
  });

  it('leave one’s own account out, and say so', async () => {
    const { api, user } = await openConsole('/admin/users', {
      [LAST]: last(elif, self),
      [UPDATE]: ok,
    });
    await one('Elif Sarıkaya');
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    const question = within(await screen.findByRole('alertdialog', { name: '1 hesap kapatılsın mı?' }));
    expect(question.getByText(/Kendi hesabınız bunun dışında kalır/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: '1 hesabı kapat' }));
    await screen.findByText('Elif Sarıkaya: hesap kapatıldı.');
    expect(sent(api.callsTo(UPDATE))).toEqual([{ user: { id: elif.id, status: 'disabled' } }]);
  });

  it('are not asked about when only one’s own account is chosen', async () => {
    const { user } = await openConsole('/admin/users', { [LAST]: last(self) });
    await user.click(await one('Nilüfer Şen'));
    await user.click(screen.getByRole('button', { name: 'Hesapları kapat' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Kapatılacak başka hesap yok' }));
    await user.click(dialog.getByRole('button', { name: 'Tamam' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('name who could not be changed, and why; the others are', async () => {
    const { user } = await openConsole('/admin/users', {
      [LAST]: last(elif, kerem, isil),
      [SET_STATUSES]: () => ({
        body: { success: true, changed: [kerem.id, isil.id], refused: [{ id: elif.id, errorMessage: 'LAST_ADMIN' }], undoable: [] },
      }),
    });
    await one('Elif Sarıkaya');
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Hesapları etkinleştir' }));
    await user.click(await screen.findByRole('button', { name: '3 hesabı etkinleştir' }));
    const told = within(await screen.findByRole('alertdialog', { name: '1 hesap değiştirilemedi' }));
    expect(told.getByText('Elif Sarıkaya')).toBeTruthy();
    expect(await told.findByText('Bu, son etkin yönetici. Önce başka birini yönetici yapın.')).toBeTruthy();
    expect(screen.getByText('2 hesap etkinleştirildi.')).toBeTruthy();
    await user.click(told.getByRole('button', { name: 'Tamam' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
