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
          entry('2', 'user-edited', { person: { ...nilufer, firstName: '', lastName: '', email: '' } }),
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
      'Hesap kapatıldı: Nilüfer Şen (nilufer.sen@posta.example)',
      'Kullanıcı düzenlendi: silinmiş hesap',
      'Kategori düzenlendi: Kariyer',
      'Kategori silindi: Eski konu',
      'Yönetici atandı: Nilüfer Şen (nilufer.sen@posta.example)',
      'Başarısız olaylar yeniden işlendi: Profiller',
      'Arama dizini yeniden oluşturuldu',
      'Kullanıcı listesi indirildi',
    ]);
    expect(screen.getAllByText('3 saat önce', { exact: false })).toHaveLength(8);
    expect(screen.getAllByRole('link', { name: 'Defne Aras' })).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'sunucu komutu' }).getAttribute('href')).toBe('/admin/audit?actor=operator');
  });

  it('name deleted categories as the log knew them last, where they are its subject and where they are a value', async () => {
    const gone = idOf('gone');
    const changes = [{ field: 'parentId', before: gone, after: idOf('ka') }];
    const entries = [
      onCategory('1', 'category-edited', { subject: { kind: 'category', id: gone } }),
      onCategory('2', 'category-edited', { changes }),
    ];
    await openLog({ [ENTRIES]: () => told(entries, null, { [gone]: { nameTr: 'Eski konu', nameEn: 'Old topic' } }) });
    await screen.findByRole('cell', { name: 'Kariyer' });
    expect((await sentences())[0]).toBe('Kategori düzenlendi: Eski konu');
    expect(screen.getByRole('cell', { name: 'Eski konu' })).toBeTruthy();
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
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Account disabled: Nilüfer Şen (nilufer.sen@posta.example)');
  });
});

describe('filters', () => {
  it('are in the address, and can be taken away', async () => {
    const { api, user } = await openLog(
      { [ENTRIES]: () => told([entry('1', 'user-disabled')]) },
      `?action=user-disabled&subject=${nilufer.id}&actor=${defne.id}`,
    );
    await user.click(await screen.findByRole('button', { name: 'Filtreyi kaldır: Hakkında: Nilüfer Şen' }));
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
    const { api, user } = await openLog({
      [ENTRIES]: () => told([]),
      [PEOPLE]: () => ({ body: { success: true, users: [defne], total: 1, page: 1, pageSize: 10 } }),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Kim yaptı' }), 'def');
    await user.click(await screen.findByRole('option', { name: /Defne Aras/ }));
    expect(location.search).toBe(`?actor=${defne.id}`);
    expect(await screen.findByRole('button', { name: 'Filtreyi kaldır: Yapan: Defne Aras' })).toBeTruthy();
    expect(asked(api.callsTo(PEOPLE))).toEqual([{ SearchType: 'name', Email: 'def', pageSize: 10 }]);
  });

  it('that nothing matches are cleared at once', async () => {
    const { user } = await openLog({ [ENTRIES]: () => told([]) }, '?action=admin-appointed');
    await user.click(await screen.findByRole('button', { name: 'Filtreleri kaldır' }));
    expect(location.search).toBe('');
  });

  it('follow the names in an entry', async () => {
    const { api, user } = await openLog({ [ENTRIES]: () => told([entry('1', 'user-disabled')]) });
    await user.click(await screen.findByRole('link', { name: 'Nilüfer Şen' }));
    await waitFor(() => expect(asked(api.callsTo(ENTRIES)).at(-1)).toEqual({ subjectId: nilufer.id }));
  });
});

describe('undoing an action', () => {
  const changes = [
    { field: 'status', before: 'enabled', after: 'disabled' },
    { field: 'firstName', before: 'Nil', after: 'Nilüfer' },
    { field: 'phone', before: '', after: '+905321234567' },
  ];
  const undoable = (more: Partial<Parameters<typeof entry>[2]> = {}) =>
    entry('1', 'user-disabled', { changes, undoableUntil: hoursAway(20.5), undoObstacle: null, ...more });
  const undoneBy = (at = new Date().toISOString()) => ({ id: '01k9entry00000000000000009', at, actor: defne });
  const ask = async (answers: Parameters<typeof openLog>[0], role: 'dialog' | 'alertdialog' = 'dialog') => {
    const opened = await openLog({ [ENTRIES]: () => told([undoable()]), ...answers });
    expect(await screen.findByText('Geri almak için 20 saat kaldı')).toBeTruthy();
    await opened.user.click(screen.getByRole('button', { name: 'Geri al' }));
    return { ...opened, dialog: within(await screen.findByRole(role, { name: 'Bu işlem geri alınsın mı?' })) };
  };
  const looksOf = (button: HTMLElement) => getComputedStyle(button).background;

  it('says first what it leads to, for whom; then the entry says that it was undone, when and by whom', async () => {
    let isUndone = false;
    const { api, user, dialog } = await ask({
      [ENTRIES]: () => told([undoable(isUndone ? { undoableUntil: null, undoObstacle: 'undone', undoneBy: undoneBy() } : {})]),
      [UNDO]: () => {
        isUndone = true;
        return {};
      },
    });
    expect(dialog.getByText('Nilüfer Şen (nilufer.sen@posta.example) için sonuç:')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hesap yeniden etkinleşir.',
      'Ad “Nil” olur.',
      'Telefon boş kalır.',
    ]);
    expect(api.callsTo(UNDO)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByText('İşlem geri alındı.')).toBeTruthy();
    const link = await screen.findByRole('link', { name: /^Geri alındı, \d\d:\d\d$/ });
    expect(link.getAttribute('href')).toBe(`/admin/audit?subject=${nilufer.id}#01k9entry00000000000000009`);
    expect(link.parentElement?.textContent).toContain('Defne Aras');
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(asked(api.callsTo(UNDO))).toEqual([{ id: undoable().id }]);
  });

  it.each([
    [
      'closes an account again',
      { action: 'user-enabled', changes: [{ field: 'status', before: 'disabled', after: 'enabled' }] },
      'Hesap yeniden kapanır.',
    ],
    [
      'deletes an account again',
      { action: 'user-restored', changes: [{ field: 'status', before: 'deleted', after: 'enabled' }] },
      'Hesap yeniden silinir.',
    ],
    ['takes a role', { action: 'user-edited', changes: [{ field: 'userType', before: 'member', after: 'admin' }] }, 'Tür “Üye” olur.'],
  ] as const)('that %s is a matter of danger', async (_, { action, changes }, words) => {
    const { dialog } = await ask({ [ENTRIES]: () => told([undoable({ action, changes: [...changes] })]) }, 'alertdialog');
    expect(dialog.getByText(words)).toBeTruthy();
    expect(looksOf(dialog.getByRole('button', { name: 'Geri al' }))).toContain('--bad');
  });

  it('that only gives back is not', async () => {
    const { dialog } = await ask({});
    expect(looksOf(dialog.getByRole('button', { name: 'Geri al' }))).not.toContain('--bad');
  });

  it.each([
    ['category-created', 'alertdialog', 'Kategori silinir.'],
    ['category-deleted', 'dialog', 'Kategori eski yerine geri gelir.'],
  ] as const)('of a whole category (%s) says so, and not field by field', async (action, role, words) => {
    const fields = [{ field: 'nameTr', before: null, after: 'Kariyer' }];
    const { dialog } = await ask(
      {
        [ENTRIES]: () =>
          told([
            onCategory('1', action, {
              ...undoable(),
              action,
              subject: { kind: 'category', id: idOf('ka') },
              person: null,
              changes: fields,
            }),
          ]),
      },
      role,
    );
    expect(dialog.getByText('“Kariyer” kategorisi için sonuç:')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([words]);
  });

  it('waits for a log that hears of it a moment later', async () => {
    let asks = 0;
    const { user, dialog } = await ask({
      [ENTRIES]: () => {
        asks += 1;
        return told([
          undoable(asks > 2 ? { undoableUntil: null, undoObstacle: 'undone', undoneBy: undoneBy('2026-03-01T09:00:00.000Z') } : {}),
        ]);
      },
      [UNDO]: () => ({}),
    });
    await user.click(dialog.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('link', { name: /^Geri alındı, 1 Mar 2026/ })).toBeTruthy();
    expect(asks).toBe(3);
  });

  it.each([
    [409, 'NOT_UNDOABLE', 'Bu işlem artık geri alınamaz.', 'Kapat'],
    [409, 'LAST_ADMIN', 'Bu, son etkin yönetici. Önce başka birini yönetici yapın.', 'Vazgeç'],
    [503, 'SERVICE_UNAVAILABLE', 'Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.', 'Vazgeç'],
  ])('%i %s is told in the question', async (status, code, words, way) => {
    const { user, dialog } = await ask({ [UNDO]: refuse(status, code) });
    await user.click(dialog.getByRole('button', { name: 'Geri al' }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.getByRole('button', { name: way })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Geri al' }) === null).toBe(way === 'Kapat');
  });

  it('that meets a conflict says so, loads the log again and is not offered another time', async () => {
    const { api, user, dialog } = await ask({ [UNDO]: refuse(409, 'CONFLICT') });
    await user.click(dialog.getByRole('button', { name: 'Geri al' }));
    expect(await dialog.findByText('Bu bilgiler o zamandan beri yeniden değişmiş. Hiçbir şey geri alınmadı.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(ENTRIES)).toHaveLength(2);
    expect(screen.getByText('Sonradan yeniden değişti')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });

  it('is offered no longer than it can be done, and not for what was changed again', async () => {
    await openLog({
      [ENTRIES]: () =>
        told([
          undoable({ undoableUntil: hoursAway(-0.1) }),
          entry('2', 'user-enabled', { undoes: 'x' }),
          entry('3', 'user-edited', { undoObstacle: 'superseded' }),
          entry('4', 'user-edited', { undoObstacle: 'too-old' }),
        ]),
    });
    expect(await screen.findByRole('link', { name: 'Daha önceki bir işlemi geri aldı' })).toBeTruthy();
    expect(screen.getAllByText('Sonradan yeniden değişti')).toHaveLength(1);
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
    [{ entries: 1_204, isIntact: true, firstBroken: null }, '1.204 kayıt, zincir sağlam.'],
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
