import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { havingPasskeys, openSecurity, PASSKEYS, refuse } from '../security/security.testing.ts';

const RENAME = 'POST /auth/rename-passkey';
const REMOVE = 'POST /auth/remove-passkey';
const CODES = 'POST /auth/recovery-codes';
const SECTION = 'Geçiş anahtarları';

afterEach(closeRemote);

describe('passkeys', () => {
  it('are listed with their names and times, and their codes counted', async () => {
    await openSecurity({ [PASSKEYS]: havingPasskeys(['Telefon', 'Anahtarlık']) });
    const rows = within(await screen.findByRole('list', { name: SECTION })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^TelefonEklendi: .*\. Henüz kullanılmadı\.Adını değiştirKaldır$/),
      expect.stringMatching(/^Anahtarlık/),
    ]);
    expect(screen.getByText('10 kullanılmamış kodunuz var.')).toBeTruthy();
  });

  it('cannot be added by a browser that does not know them, which is said', async () => {
    const { part } = await openSecurity({});
    expect(await part(SECTION).findByText(/Bu tarayıcı geçiş anahtarlarını desteklemiyor/)).toBeTruthy();
    expect(part(SECTION).queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull();
  });

  it('are renamed, not to nothing', async () => {
    let names = ['Telefon'];
    const { api, user } = await openSecurity({
      [PASSKEYS]: () => havingPasskeys(names)(),
      [RENAME]: ({ input }) => {
        names = [String(input.name)];
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Adını değiştir: Telefon' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anahtarın adı' }));
    await user.clear(dialog.getByLabelText('Ad'));
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText('Anahtara bir ad verin.')).toBeTruthy();
    expect(api.callsTo(RENAME)).toEqual([]);
    await user.type(dialog.getByLabelText('Ad'), ' Eski telefon ');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByRole('button', { name: 'Adını değiştir: Eski telefon' })).toBeTruthy();
    expect(api.callsTo(RENAME).map(({ input }) => input.name)).toEqual(['Eski telefon']);
  });

  it('are removed after a question, which says what goes with the last one; a refusal is told in it', async () => {
    let tries = 0;
    const { user } = await openSecurity({
      [PASSKEYS]: () => havingPasskeys(tries > 1 ? [] : ['Telefon'])(),
      [REMOVE]: () => {
        tries += 1;
        return tries === 1 ? refuse(503, 'SERVICE_UNAVAILABLE')() : {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Telefon' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Geçiş anahtarı kaldırılsın mı?' }));
    expect(dialog.getByText(/Bu son anahtarınız: .* kurtarma kodlarınız da silinir/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Kaldır' }));
    expect(await dialog.findByText(/Bu bölüm şu an yanıt vermiyor/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Kaldır' }));
    expect(await screen.findByText('Geçiş anahtarı kaldırıldı.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('list', { name: SECTION })).toBeNull());
  });

  it.each([
    [
      'an administrator',
      { factorDueIfRemoved: '2126-12-09T09:00:00.000Z' },
      [/hesabınızı yalnızca şifreniz korur/, /9 Aralık 2126.* kapanır/],
    ],
    ['an administrator for long', { factorDueIfRemoved: '2026-01-01T09:00:00.000Z' }, [/yönetim sayfaları hemen kapanır/]],
    [
      'somebody without a password',
      { hasPassword: false, providers: [{ authenticationType: 'Google', linkedAt: '2026-01-01T09:00:00.000Z', isOnlyWayIn: false }] },
      [/bundan sonra yalnızca sağlayıcınızla girersiniz/],
    ],
  ])('say, before the last one of %s goes, what closes and when', async (_who, more, said) => {
    const { user } = await openSecurity({ [PASSKEYS]: havingPasskeys(['Telefon'], more) });
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Telefon' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Geçiş anahtarı kaldırılsın mı?' }));
    for (const sentence of said) expect(dialog.getByText(sentence)).toBeTruthy();
  });

  it('say of the only way in why it stays', async () => {
    const { user } = await openSecurity({ [PASSKEYS]: havingPasskeys(['Telefon'], { hasPassword: false }) });
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Telefon' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Geçiş anahtarı kaldırılsın mı?' }));
    expect(dialog.getByText(/^Telefon hesabınızın tek giriş yolu\. /)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Kaldır' })).toBeNull();
  });

  it('of an administrator who has another one close nothing', async () => {
    const due = { factorDueIfRemoved: '2126-12-09T09:00:00.000Z' };
    const { user } = await openSecurity({ [PASSKEYS]: havingPasskeys(['Telefon', 'Anahtarlık'], due) });
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Telefon' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Geçiş anahtarı kaldırılsın mı?' }));
    expect([dialog.queryByText(/Diğer anahtarlarınız/) !== null, dialog.queryByText(/kapanır/)]).toEqual([true, null]);
  });

  it('have codes that are shown once, until somebody says that they are kept', async () => {
    const recoveryCodes = Array.from({ length: 10 }, (_, place) => `aaaa-bbbb-cccc-000${place}`);
    const { user } = await openSecurity({
      [PASSKEYS]: havingPasskeys(['Telefon']),
      [CODES]: () => ({ body: { success: true, recoveryCodes } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Yeni kodlar oluştur' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yeni kodlar oluştur' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Kurtarma kodlarınız' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    const tick = dialog.getByRole('checkbox', { name: 'Kodları güvenli bir yerde sakladım.' });
    await user.keyboard('{Escape}');
    await user.click(dialog.getByRole('button', { name: 'Bitti' }));
    expect(dialog.getByText(/Önce kodları bir yerde saklayın/)).toBeTruthy();
    expect([document.activeElement, tick.getAttribute('aria-invalid')]).toEqual([tick, 'true']);
    await user.click(tick);
    expect(dialog.queryByText(/Önce kodları bir yerde saklayın/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Bitti' }));
    await waitFor(() => expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull());
  });

  it('have codes that are copied one below the other, and printed', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const recoveryCodes = Array.from({ length: 10 }, (_, place) => `aaaa-bbbb-cccc-000${place}`);
    const { user } = await openSecurity({
      [PASSKEYS]: havingPasskeys(['Telefon']),
      [CODES]: () => ({ body: { success: true, recoveryCodes } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Yeni kodlar oluştur' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yeni kodlar oluştur' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Kurtarma kodlarınız' }));
    await user.click(dialog.getByRole('button', { name: 'Kopyala' }));
    expect(await dialog.findByText('Kodlar kopyalandı.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
    await user.click(dialog.getByRole('button', { name: 'Yazdır' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('that an administrator needs are asked for by their day', async () => {
    await openSecurity({ [PASSKEYS]: havingPasskeys([], { factorDueAt: '2026-01-01T10:00:00.000Z' }) });
    expect(await screen.findByText(/Yönetim sayfaları siz bir tane ekleyene kadar kapalı/)).toBeTruthy();
  });

  it('show an error with another try when they cannot be read', async () => {
    let tries = 0;
    const { part, user } = await openSecurity({
      [PASSKEYS]: () => {
        tries += 1;
        return tries === 1 ? refuse(503, 'SERVICE_UNAVAILABLE')() : havingPasskeys(['Telefon'])();
      },
    });
    await user.click(await part(SECTION).findByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Telefon')).toBeTruthy();
  });
});
