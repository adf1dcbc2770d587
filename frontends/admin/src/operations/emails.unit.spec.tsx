import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { email, MAIL, mailed, openPart, REPLAY, refuse } from './operations.testing.ts';

afterEach(closeRemote);

const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);
const cellsOf = (name: RegExp) =>
  rowOf(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const asked = (calls: { input: unknown }[]) => calls.map(({ input }) => input);
const again = '2026-11-22T09:15:00.000Z';

describe('e-mails', () => {
  it('are counted for a day, and listed with whom they went to, what became of them and when they are tried again', async () => {
    await openPart('emails', {
      [MAIL]: () =>
        mailed([
          email('a'),
          email('b', { name: 'Ece Ak', kind: 'welcome', state: 'waiting', attempts: 2, nextAttemptAt: again }),
          email('c', { name: '', kind: 'password-reset', state: 'waiting', attempts: 0 }),
          email('d', { name: '', address: '', kind: 'account-deleted' }),
        ]),
    });
    expect(await screen.findByText('E-postalar bir posta sunucusuyla gönderiliyor.')).toBeTruthy();
    expect(screen.getByText('1.204')).toBeTruthy();
    expect(rowOf(/Işıl Kaya/).getByText('isil@posta.example')).toBeTruthy();
    expect(cellsOf(/Işıl Kaya/).slice(0, 3)).toEqual(['Etkinleştirme', 'Gönderildi', '1']);
    expect(cellsOf(/Ece Ak/).slice(0, 3)).toEqual(['Hoş geldiniz', 'Bekliyor', '2']);
    expect(cellsOf(/Ece Ak/).at(-1)).toContain('22 Kas 2026');
    expect(cellsOf(/^isil@posta.example/).at(-1)).toBe('Posta sunucusuna ulaşılınca');
    expect(cellsOf(/^Alıcısı bilinmiyor/)[0]).toBe('Hesap silindi');
  });

  it('are narrowed by state and kind, and searched when the typing pauses', async () => {
    const { api, user } = await openPart('emails', { [MAIL]: ({ input }) => mailed(input.search ? [] : [email('a')], { total: 140 }) });
    expect(await screen.findByText('140 e-postanın en yeni 1 tanesi gösteriliyor.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Durum' }), 'Gönderilemedi');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tür' }), 'Şifre yenileme');
    await user.type(screen.getByRole('searchbox', { name: 'Ad ya da e-posta' }), 'işıl ');
    expect(await screen.findByText('Bu filtrelere uyan e-posta yok.')).toBeTruthy();
    expect(asked(api.callsTo(MAIL))[0]).toEqual({});
    expect(asked(api.callsTo(MAIL)).at(-1)).toEqual({ search: 'işıl', state: 'failed', kind: 'password-reset' });
  });

  it('tell what is known of one, with the way to the account and without its text', async () => {
    const { user } = await openPart('emails', { [MAIL]: () => mailed([email('a', { state: 'refused', problem: '550' })]) });
    await user.click(await screen.findByRole('button', { name: 'Işıl Kaya' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Etkinleştirme' }));
    expect(dialog.getByText('Işıl Kaya · isil@posta.example')).toBeTruthy();
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Pusula: Hesabınızı etkinleştirin',
      'Kullanıcıyı aç',
      'Geri çevrildi',
      '1',
      expect.stringContaining('22 Kasım 2026'),
      expect.stringContaining('22 Kasım 2026'),
      '–',
      '550',
    ]);
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/admin/user-edit/01k9000000000000000000000a');
    expect(dialog.queryByRole('button', { name: 'Yeniden gönder' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that were given up are sent again', async () => {
    let state: 'failed' | 'sent' = 'failed';
    const { api, user } = await openPart('emails', {
      [MAIL]: () => mailed([email('a', { state })]),
      [REPLAY]: () => {
        state = 'sent';
        return { body: { success: true, replayed: 1 } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Işıl Kaya' }));
    await user.click(await screen.findByRole('button', { name: 'Yeniden gönder' }));
    expect(await screen.findByText('E-posta yeniden gönderiliyor.')).toBeTruthy();
    expect(asked(api.callsTo(REPLAY))).toEqual([{ queue: 'mail', id: 'a' }]);
    await waitFor(() => expect(cellsOf(/Işıl Kaya/)[1]).toBe('Gönderildi'));
  });

  it('that cannot be sent again say why', async () => {
    const { user } = await openPart('emails', {
      [MAIL]: () => mailed([email('a', { state: 'failed' })]),
      [REPLAY]: refuse(404, 'DEAD_LETTER_NOT_FOUND'),
    });
    await user.click(await screen.findByRole('button', { name: 'Işıl Kaya' }));
    await user.click(await screen.findByRole('button', { name: 'Yeniden gönder' }));
    expect(await screen.findByRole('alertdialog', { name: 'E-posta yeniden gönderilemedi' })).toBeTruthy();
  });

  it('that nobody has sent yet are said to be none', async () => {
    await openPart('emails', { [MAIL]: () => mailed([], { carrier: 'mailbox', sent: 0, refused: 0 }) });
    expect(await screen.findByText('Henüz e-posta gönderilmedi.')).toBeTruthy();
    expect(screen.getByText('E-postalar bu makinedeki posta klasörüne bırakılıyor.')).toBeTruthy();
  });

  it('that cannot be told of come with another try', async () => {
    await openPart('emails', { [MAIL]: refuse(503, 'SERVICE_UNAVAILABLE') });
    expect(await screen.findByRole('button', { name: 'Tekrar Dene' })).toBeTruthy();
  });

  it('are told in English, too', async () => {
    localStorage.setItem('pusula.language', 'en');
    await openPart('emails', { [MAIL]: () => mailed([email('a', { state: 'failed' })]) });
    await screen.findByRole('rowheader');
    expect(screen.getByRole('tab', { name: 'E-mails' })).toBeTruthy();
    expect(cellsOf(/Işıl Kaya/).slice(0, 2)).toEqual(['Activation', 'Failed']);
  });
});
