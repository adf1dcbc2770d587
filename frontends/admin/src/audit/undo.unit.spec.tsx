import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { idOf } from '../categories/categories.testing.ts';
import { defne, ENTRIES, entry, hoursAway, inputsOf, nilufer, onCategory, openLog, refuse, told, UNDO } from './audit.testing.ts';

afterEach(closeRemote);

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
    expect(await screen.findByText('20 saat içinde geri alınabilir')).toBeTruthy();
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
    expect(inputsOf(api.callsTo(UNDO))).toEqual([{ id: undoable().id }]);
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

  it('waits for a log that is notified a moment later', async () => {
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
