import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { momentOf } from '@pusula/frontend-kit/time';
import { screen, waitFor, within } from '@testing-library/react';
import { havingPasskeys, here, LIST, listed, openSecurity, openSecurityUnfinished, PASSKEYS, phone, refuse } from './security.testing.ts';

const END = 'POST /auth/revoke-session';
const END_OTHERS = 'POST /auth/revoke-other-sessions';

afterEach(closeRemote);

describe('what stands below the lists', () => {
  const passwordPart = () => screen.queryByRole('heading', { name: 'Şifre', level: 2 });

  it('comes when both have their height, so that nothing is pushed from under a finger', async () => {
    const arrives = Promise.withResolvers<void>();
    await openSecurityUnfinished({ [PASSKEYS]: () => arrives.promise.then(havingPasskeys()) });
    await screen.findByText('Safari, iPhone');
    expect(passwordPart()).toBeNull();
    arrives.resolve();
    await waitFor(() => expect(passwordPart()).not.toBeNull());
  });

  it('comes without a list that cannot be read, and stays with what was typed while it is tried again', async () => {
    const arrives = Promise.withResolvers<void>();
    let answer: () => object | Promise<object> = refuse(500, 'UNEXPECTED_ERROR');
    const { part, user } = await openSecurity({ [LIST]: () => answer() });
    await user.click(part('Şifre').getByRole('button', { name: 'Şifremi değiştir' }));
    await user.type(part('Şifre').getByLabelText('Şu anki şifreniz'), 'Deneme!2026');
    answer = () => arrives.promise.then(listed(here));
    await user.click(part('Açık oturumlar').getByRole('button', { name: 'Tekrar Dene' }));
    expect((part('Şifre').getByLabelText('Şu anki şifreniz') as HTMLInputElement).value).toBe('Deneme!2026');
    arrives.resolve();
    await screen.findByText('Chrome, Windows');
    expect((part('Şifre').getByLabelText('Şu anki şifreniz') as HTMLInputElement).value).toBe('Deneme!2026');
  });
});

describe('open sessions', () => {
  it('are named as a person would: device, how they came in, when they were used', async () => {
    await openSecurity({});
    expect(await screen.findByText('Safari, iPhone')).toBeTruthy();
    const opened = momentOf(here.createdAt, 'tr');
    const rows = within(screen.getByRole('list', { name: 'Açık oturumlar' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `Chrome, WindowsBu cihazŞu an kullanılıyor. Giriş: ${opened}.`,
      `Safari, iPhoneSon kullanım 42 dakika önce. Giriş: ${opened}. Google ile girildi.Oturumu kapat`,
      `Bilinmeyen cihazSon kullanım 42 dakika önce. Giriş: ${opened}.Oturumu kapat`,
    ]);
  });

  it('can be ended one by one, but not the one that is used here', async () => {
    let sessions = [here, phone];
    const { api, user } = await openSecurity({
      [LIST]: () => listed(...sessions)(),
      [END]: () => {
        sessions = [here];
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Oturumu kapat: Safari, iPhone' }));
    expect(await screen.findByText('Oturum kapatıldı.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(api.callsTo(END).map(({ input }) => input)).toEqual([{ id: phone.id }]);
    expect(screen.queryByRole('button', { name: /^Oturumu kapat/ })).toBeNull();
  });

  it('can be ended all but this one, after a question', async () => {
    const { api, user } = await openSecurity({ [END_OTHERS]: () => ({ body: { success: true, ended: 2 } }) });
    await user.click(await screen.findByRole('button', { name: 'Diğer oturumları kapat' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diğer oturumlar kapatılsın mı?' }));
    expect(api.callsTo(END_OTHERS)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Diğer oturumları kapat' }));
    expect(await screen.findByText('2 oturum kapatıldı.')).toBeTruthy();
  });

  it('show an error with another try when they cannot be read', async () => {
    let tries = 0;
    const { user } = await openSecurity({
      [LIST]: () => {
        tries += 1;
        return tries === 1 ? refuse(503, 'SERVICE_UNAVAILABLE')() : listed(here)();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('Chrome, Windows')).toBeTruthy();
  });
});
