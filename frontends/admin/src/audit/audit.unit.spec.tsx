import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { idOf } from '../categories/categories.fixture.ts';
import { defne, ENTRIES, entry, hoursAway, INTEGRITY, nilufer, onCategory, openLog, PEOPLE, refuse, told, UNDO } from './audit.fixture.ts';

afterEach(closeRemote);

const log = async () => within(await screen.findByRole('list', { name: 'Denetim günlüğü' }));
const sentences = async () => (await log()).getAllByRole('heading').map(({ textContent }) => textContent);
const asked = (calls: { input: unknown }[]) => calls.map(({ input }) => input);

describe('entries', () => {
  it('are sentences about whom something was done to, by whom and when', async () => {
    await openLog({
      [ENTRIES]: () =>
        told([
          entry('1', 'user-disabled'),
          entry('2', 'user-edited', { person: { ...nilufer, firstName: '', email: '' } }),
          onCategory('3', 'category-edited'),
          onCategory('4', 'category-deleted', {
            subject: { kind: 'category', id: 'gone' },
            changes: [{ field: 'nameTr', before: 'Eski konu', after: null }],
          }),
          entry('5', 'admin-appointed', { actor: null }),
          entry('6', 'dead-letters-replayed', { subject: { kind: 'queue', id: 'profile' }, person: null }),
          entry('7', 'index-rebuild-started', { subject: { kind: 'index', id: 'run' }, person: null }),
          entry('8', 'users-exported', { subject: { kind: 'user', id: '' }, person: null }),
        ]),
    });
    await screen.findByText('Kariyer');
    expect(await sentences()).toEqual([
      'Hesap kapatıldı: Nilüfer (nilufer.sen@posta.example)',
      'Kullanıcı düzenlendi: silinmiş hesap',
      'Kategori düzenlendi: Kariyer',
      'Kategori silindi: Eski konu',
      'Yönetici atandı: Nilüfer (nilufer.sen@posta.example)',
      'Bırakılan olaylar yeniden işlendi: Profiller',
      'Arama dizini yeniden oluşturuldu',
      'Kullanıcı listesi indirildi',
    ]);
    expect(screen.getAllByText('3 saat önce', { exact: false })).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'sunucu komutu' }).getAttribute('href')).toBe('/admin/audit?actor=operator');
  });

  it('show what was changed, in the words of the page, long texts clipped', async () => {
    const bio = 'Uzun bir tanıtım metni. '.repeat(20).trim();
    const { user } = await openLog({
      [ENTRIES]: () =>
        told([
          entry('1', 'user-edited', {
            changes: [
              { field: 'status', before: 'enabled', after: 'disabled' },
              { field: 'categories', before: [], after: [idOf('ka'), idOf('sa')] },
              { field: 'bioTr', before: '', after: bio },
              { field: 'somethingNew', before: null, after: 7 },
            ],
          }),
        ]),
    });
    const table = within(await screen.findByRole('table'));
    const rowOf = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(rowOf('Durum')).toEqual(['Etkin', 'Kapalı']);
    await waitFor(() => expect(rowOf('Kategoriler')).toEqual(['–', 'Kariyer ve Sağlık']));
    expect(rowOf('somethingNew')).toEqual(['–', '7']);
    expect(table.queryByText(bio)).toBeNull();
    await user.click(table.getByRole('button', { name: 'Tamamını göster' }));
    expect(table.getByText(bio)).toBeTruthy();
    expect(table.getByRole('button', { name: 'Kısalt' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('fold many changes away', async () => {
    const changes = ['nameTr', 'nameEn', 'descriptionTr', 'descriptionEn', 'status'].map((field) => ({ field, before: null, after: 'x' }));
    await openLog({ [ENTRIES]: () => told([onCategory('1', 'category-created', { changes })]) });
    const summary = await screen.findByText('5 alan');
    expect((summary.closest('details') as HTMLDetailsElement).open).toBe(false);
  });

  it('older ones come when they are asked for', async () => {
    const { api, user } = await openLog({
      [ENTRIES]: ({ input }) => (input.before ? told([entry('2', 'user-enabled')]) : told([entry('1', 'user-disabled')], 'cursor')),
    });
    await user.click(await screen.findByRole('button', { name: 'Daha eskiler' }));
    await waitFor(async () => expect(await sentences()).toHaveLength(2));
    expect(asked(api.callsTo(ENTRIES))).toEqual([{}, { before: 'cursor' }]);
    expect(screen.queryByRole('button', { name: 'Daha eskiler' })).toBeNull();
  });

  it('of which there are none say what will be here', async () => {
    await openLog({ [ENTRIES]: () => told([]) });
    expect(await screen.findByRole('heading', { name: 'Günlük boş' })).toBeTruthy();
  });

  it('that do not come say why, and come with another try', async () => {
    let isDown = true;
    const { user } = await openLog({
      [ENTRIES]: () => (isDown ? refuse(503, 'SERVICE_UNAVAILABLE')() : told([entry('1', 'user-disabled')])),
    });
    expect(await screen.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await sentences()).toHaveLength(1);
  });

  it('are told in English, too', async () => {
    localStorage.setItem('pusula.language', 'en');
    await openLog({ [ENTRIES]: () => told([entry('1', 'user-disabled')]) });
    expect(await screen.findByText('3 hours ago', { exact: false })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Account disabled: Nilüfer (nilufer.sen@posta.example)');
  });
});

describe('filters', () => {
  it('are in the address, and can be taken away', async () => {
    const { api, user } = await openLog(
      { [ENTRIES]: () => told([entry('1', 'user-disabled')]) },
      `?action=user-disabled&subject=${nilufer.id}&actor=${defne.id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Süzgeci kaldır: Konu: Nilüfer' }));
    await waitFor(() => expect(location.search).toBe(`?action=user-disabled&actor=${defne.id}`));
    await user.selectOptions(screen.getByRole('combobox', { name: 'İşlem' }), '');
    await waitFor(() => expect(api.callsTo(ENTRIES)).toHaveLength(3));
    expect(asked(api.callsTo(ENTRIES))).toEqual([
      { action: 'user-disabled', subjectId: nilufer.id, actorId: defne.id },
      { action: 'user-disabled', actorId: defne.id },
      { actorId: defne.id },
    ]);
  });

  it('find people by what they are called', async () => {
    const found = { ...defne, lastName: 'Aras' };
    const { api, user } = await openLog({
      [ENTRIES]: () => told([]),
      [PEOPLE]: () => ({ body: { success: true, users: [found], total: 1, page: 1, pageSize: 10 } }),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Kim yaptı' }), 'def');
    await user.click(await screen.findByRole('option', { name: /Defne Aras/ }));
    expect(location.search).toBe(`?actor=${defne.id}`);
    expect(await screen.findByRole('button', { name: 'Süzgeci kaldır: Yapan: Defne Aras' })).toBeTruthy();
    expect(asked(api.callsTo(PEOPLE))).toEqual([{ SearchType: 'name', Email: 'def', pageSize: 10 }]);
  });

  it('that nothing matches are cleared at once', async () => {
    const { user } = await openLog({ [ENTRIES]: () => told([]) }, '?action=admin-appointed');
    await user.click(await screen.findByRole('button', { name: 'Süzgeçleri kaldır' }));
    expect(location.search).toBe('');
  });

  it('follow the names in an entry', async () => {
    const { api, user } = await openLog({ [ENTRIES]: () => told([entry('1', 'user-disabled')]) });
    await user.click(await screen.findByRole('link', { name: 'Nilüfer' }));
    await waitFor(() => expect(asked(api.callsTo(ENTRIES)).at(-1)).toEqual({ subjectId: nilufer.id }));
  });
});

describe('taking an action back', () => {
  const undoable = (more = {}) => entry('1', 'user-disabled', { undoableUntil: hoursAway(20.5), ...more });
  const ask = async (answers: Parameters<typeof openLog>[0]) => {
    const opened = await openLog({ [ENTRIES]: () => told([undoable()]), ...answers });
    expect(await screen.findByText('Geri almak için 20 saat kaldı')).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Geri al' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'İşlem geri alınsın mı?' })) };
  };

  it('asks first, then says so and shows the entry as taken back', async () => {
    let undoneBy: string | null = null;
    const { api, user, dialog } = await ask({
      [ENTRIES]: () => told([undoable(undoneBy ? { undoableUntil: null, undoneBy } : {})]),
      [UNDO]: () => {
        undoneBy = '01k9entry00000000000000009';
        return {};
      },
    });
    expect(dialog.getByText(/Hesap kapatıldı: Nilüfer$/)).toBeTruthy();
    expect(api.callsTo(UNDO)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('İşlem geri alındı.')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Geri alındı' });
    expect(link.getAttribute('href')).toBe(`/admin/audit?subject=${nilufer.id}#01k9entry00000000000000009`);
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(asked(api.callsTo(UNDO))).toEqual([{ id: undoable().id }]);
  });

  it('waits for a log that hears of it a moment later', async () => {
    let asks = 0;
    const { user, dialog } = await ask({
      [ENTRIES]: () => {
        asks += 1;
        return told([undoable(asks > 2 ? { undoableUntil: null, undoneBy: 'later' } : {})]);
      },
      [UNDO]: () => ({}),
    });
    await user.click(dialog.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('link', { name: 'Geri alındı' })).toBeTruthy();
    expect(asks).toBe(3);
  });

  it.each([
    [409, 'CONFLICT', 'Bu bilgiler o zamandan beri yeniden değişmiş. Hiçbir şey geri alınmadı.'],
    [409, 'NOT_UNDOABLE', 'Bu işlem artık geri alınamaz.'],
    [409, 'LAST_ADMIN', 'Bu, son etkin yönetici. Önce başka birini yönetici yapın.'],
  ])('%i %s is told in the question', async (status, code, words) => {
    const { user, dialog } = await ask({ [UNDO]: refuse(status, code) });
    await user.click(dialog.getByRole('button', { name: 'Geri al' }));
    expect(await dialog.findByText(words)).toBeTruthy();
  });

  it('is offered no longer than it can be done', async () => {
    await openLog({ [ENTRIES]: () => told([undoable({ undoableUntil: hoursAway(-0.1) }), entry('2', 'user-enabled', { undoes: 'x' })]) });
    expect(await screen.findByRole('link', { name: 'Daha önceki bir işlemi geri aldı' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });

  it('leads from one entry to the other', async () => {
    const other = entry('2', 'user-enabled');
    await openLog({ [ENTRIES]: () => told([entry('1', 'user-disabled'), other]) }, `?subject=${nilufer.id}#${other.id}`);
    await waitFor(() => expect(document.activeElement?.id).toBe(other.id));
  });
});

describe('the integrity of the log', () => {
  it.each([
    [{ entries: 1_204, isIntact: true, firstBroken: null }, '1.204 kayıt, zincir bütün.'],
    [{ entries: 12, isIntact: false, firstBroken: '01k9broken' }, /Zincir bozuk: 12 kayıt denetlendi, uymayan ilk kayıt 01k9broken/],
  ])('is checked on demand: %o', async (found, words) => {
    const { user } = await openLog({ [ENTRIES]: () => told([]), [INTEGRITY]: () => ({ body: { success: true, ...found } }) });
    await user.click(await screen.findByRole('button', { name: 'Bütünlüğü denetle' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('that cannot be checked says why', async () => {
    const { user } = await openLog({ [ENTRIES]: () => told([]), [INTEGRITY]: refuse(503, 'SERVICE_UNAVAILABLE') });
    await user.click(await screen.findByRole('button', { name: 'Bütünlüğü denetle' }));
    expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
  });
});
