import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openAccount, reload } from '../testing/open-account.ts';

const VERIFY = 'POST /auth/verify-account';
const ACTIVATE = 'POST /auth/activate-user';
const ME = 'GET /user/get-current-user';
const LINK = '/verify-account#token=mailed-token';
const verified =
  (purpose = 'activation') =>
  () => ({ body: { success: true, purpose } });
const refuse = (status: number, errorMessage: string) => () => ({ status, body: { success: false, errorMessage } });
const unverified = { user: person('member', { isVerified: false }) };

afterEach(closeRemote);

describe('a mailed link', () => {
  it('is being checked until the server has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<ReturnType<typeof verified>>>();
    await openAccount(LINK, { [VERIFY]: () => promise });
    expect(await screen.findByRole('heading', { name: 'Bağlantınız doğrulanıyor.' })).toBeTruthy();
    resolve(verified()());
    expect(await screen.findByRole('heading', { name: 'Hesabınız etkin.' })).toBeTruthy();
  });

  it('S9: is taken once, in its language, and leaves no trace in the address', async () => {
    const { api } = await openAccount('/verify-account?language=en#token=mailed-token', { [VERIFY]: verified() });
    expect(await screen.findByRole('heading', { name: 'Your account is active.' })).toBeTruthy();
    expect(api.callsTo(VERIFY).map(({ input }) => input)).toEqual([{ token: 'mailed-token', language: 'en' }]);
    expect(location.pathname + location.search + location.hash).toBe('/verify-account');
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]?.getAttribute('href')).toBe('/signin');
  });

  it('of a letter from before has its token in the query', async () => {
    const { api } = await openAccount('/verify-account?token=mailed-token', { [VERIFY]: verified() });
    expect(await screen.findByRole('heading', { name: 'Hesabınız etkin.' })).toBeTruthy();
    expect(api.callsTo(VERIFY).map(({ input }) => input)).toEqual([{ token: 'mailed-token', language: 'tr' }]);
    expect(location.pathname + location.search).toBe('/verify-account');
  });

  it('that changes an address says so', async () => {
    await openAccount(LINK, { [VERIFY]: verified('email-change') });
    expect(await screen.findByRole('heading', { name: 'E-posta adresiniz değişti.' })).toBeTruthy();
  });

  it('makes the signed-in person and their token say what it did', async () => {
    const { product } = await openAccount(
      LINK,
      {
        [VERIFY]: verified(),
        [ME]: () => ({ body: { success: true, user: person('member') } }),
        'POST /auth/refresh-token': () => ({ body: { success: true, token: 'user-2' } }),
      },
      unverified,
    );
    await screen.findByRole('heading', { name: 'Hesabınız etkin.' });
    await waitFor(() => expect(product.store.getState().session.user?.isVerified).toBe(true));
    expect(localStorage.getItem('pusula.token')).toContain('user-2');
    expect(screen.getByRole('link', { name: 'Profilime git' }).getAttribute('href')).toBe('/profile');
  });

  it.each([
    [404, 'TOKEN_NOT_FOUND', 'Bağlantı geçersiz ya da kullanılmış.'],
    [401, 'TOKEN_EXPIRED', 'Bağlantının süresi dolmuş.'],
    [404, 'USER_NOT_FOUND', 'Hesap bulunamadı.'],
    [409, 'USER_ALREADY_EXIST', 'Adres kullanımda.'],
  ])('%i %s says what is wrong with it, and a guest gets a new one for their address', async (status, code, title) => {
    const { api, user } = await openAccount(LINK, { [VERIFY]: refuse(status, code), [ACTIVATE]: () => ({}) });
    await screen.findByRole('heading', { name: title });
    await user.type(screen.getByLabelText('E-posta'), 'nilufer.sen@posta.example');
    await user.click(screen.getByRole('button', { name: 'Yeni bağlantı gönder' }));
    expect(await screen.findByRole('heading', { name: 'E-postanıza bakın.' })).toBeTruthy();
    expect(api.callsTo(ACTIVATE).map(({ input }) => input)).toEqual([{ email: 'nilufer.sen@posta.example', language: 'tr' }]);
  });

  it('that changes an address asks a guest to sign in first, and is taken when they come back', async () => {
    let isIn = false;
    const { api, user } = await openAccount(LINK, {
      [VERIFY]: () => (isIn ? verified('email-change')() : refuse(403, 'SIGN_IN_REQUIRED')()),
      'POST /auth/login': () => {
        isIn = true;
        return { body: { success: true, token: 'user-1', user: person('member') } };
      },
    });
    await screen.findByRole('heading', { name: 'Önce giriş yapın.' });
    await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
    await user.type(await screen.findByLabelText('E-posta'), 'nilufer.sen@posta.example');
    await user.type(screen.getByLabelText('Şifre'), 'Deneme1!');
    await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
    expect(await screen.findByRole('heading', { name: 'E-posta adresiniz değişti.' })).toBeTruthy();
    expect(api.callsTo(VERIFY).map(({ input }) => input)).toEqual(Array(2).fill({ token: 'mailed-token', language: 'tr' }));
  });

  it('of another account than the one in use says which it is for', async () => {
    await openAccount(LINK, { [VERIFY]: refuse(403, 'SIGN_IN_REQUIRED') }, { user: person('member') });
    expect(await screen.findByText(/değişikliği isteyen hesapta onaylanır/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Güvenlik sayfasına git' })).toBeTruthy();
  });

  it('that does not work any more costs the signed-in person one press', async () => {
    const { api, user } = await openAccount(LINK, { [VERIFY]: refuse(401, 'TOKEN_EXPIRED'), [ACTIVATE]: () => ({}) }, unverified);
    await user.click(await screen.findByRole('button', { name: 'nilufer.sen@posta.example adresine yeni bağlantı gönder' }));
    expect(await screen.findByRole('heading', { name: 'E-postanıza bakın.' })).toBeTruthy();
    expect(api.callsTo(ACTIVATE)).toHaveLength(1);
  });

  it('that was opened twice tells somebody who is active already that all is well', async () => {
    await openAccount(LINK, { [VERIFY]: refuse(404, 'TOKEN_NOT_FOUND') }, { user: person('member') });
    expect(await screen.findByRole('heading', { name: 'Hesabınız etkin.' })).toBeTruthy();
    expect(screen.getByText(/yapmanız gereken bir şey yok/)).toBeTruthy();
    expect([screen.queryByText(/Her bağlantı bir kez kullanılır/), screen.queryByLabelText('E-posta')]).toEqual([null, null]);
  });

  it('that worked says so again when the page is loaded anew, and asks the server nothing', async () => {
    await openAccount(LINK, { [VERIFY]: verified('email-change') });
    await screen.findByRole('heading', { name: 'E-posta adresiniz değişti.' });
    await closeRemote();
    const { api } = await reload({});
    expect(await screen.findByRole('heading', { name: 'E-posta adresiniz değişti.' })).toBeTruthy();
    expect(api.callsTo(VERIFY)).toEqual([]);
  });

  it('is taken in the tab that has taken another one', async () => {
    const { api } = await openAccount(LINK, {
      [VERIFY]: (call) => (call.input.token === 'mailed-token' ? verified() : refuse(404, 'TOKEN_NOT_FOUND'))(),
    });
    await screen.findByRole('heading', { name: 'Hesabınız etkin.' });
    await act(async () => location.assign('#token=another'));
    expect(await screen.findByRole('heading', { name: 'Bağlantı geçersiz ya da kullanılmış.' })).toBeTruthy();
    expect(api.callsTo(VERIFY).map(({ input }) => input.token)).toEqual(['mailed-token', 'another']);
  });

  it('tells the browser’s other tabs what it has done', async () => {
    const { product } = await openAccount(
      LINK,
      {
        [VERIFY]: verified(),
        [ME]: () => ({ body: { success: true, user: person('member') } }),
        'POST /auth/refresh-token': () => ({ body: { success: true, token: 'user-2' } }),
      },
      unverified,
    );
    await screen.findByRole('heading', { name: 'Hesabınız etkin.' });
    const { changedAt } = product.store.getState().session;
    expect([changedAt > 0, JSON.parse(localStorage.getItem('pusula.session') ?? '{}').changedAt]).toEqual([true, changedAt]);
  });

  it('is tried again when the server failed', async () => {
    let tries = 0;
    const { user } = await openAccount(LINK, {
      [VERIFY]: () => {
        tries += 1;
        return tries === 1 ? refuse(503, 'SERVICE_UNAVAILABLE')() : verified()();
      },
    });
    await screen.findByRole('heading', { name: 'Doğrulama tamamlanamadı.' });
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Hesabınız etkin.' })).toBeTruthy();
  });

  it('that is missing from the address is asked for', async () => {
    const { api } = await openAccount('/verify-account', {});
    expect(await screen.findByRole('heading', { name: 'Bağlantı eksik.' })).toBeTruthy();
    expect(api.callsTo(VERIFY)).toEqual([]);
  });
});

describe('the pages of an account that is not active', () => {
  it.each(['/profile', '/profile/security'])('%s say so and mail the link again', async (path) => {
    const { api, user } = await openAccount(
      path,
      { [ACTIVATE]: () => ({}), 'GET /auth/sessions': () => ({ body: { success: true, sessions: [] } }) },
      unverified,
    );
    expect(await screen.findByText('Hesabınız etkin değil.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hesabı etkinleştir' }));
    expect(await screen.findByText(/Etkinleştirme bağlantısını nilufer.sen@posta.example adresine gönderdik\./)).toBeTruthy();
    expect(api.callsTo(ACTIVATE).map(({ input }) => input)).toEqual([{ email: 'nilufer.sen@posta.example', language: 'tr' }]);
  });

  it('show an error with another try when the mail cannot be sent', async () => {
    const { user } = await openAccount('/profile', { [ACTIVATE]: refuse(503, 'SERVICE_UNAVAILABLE') }, unverified);
    await user.click(await screen.findByRole('button', { name: 'Hesabı etkinleştir' }));
    expect(await screen.findByRole('alertdialog', { name: 'E-posta gönderilemedi' })).toBeTruthy();
  });

  it.each([
    ['tab', () => fireEvent(document, new Event('visibilitychange'))],
    ['window', () => fireEvent(window, new Event('focus'))],
  ])('notice, when they are looked at again, that it was activated elsewhere: from another %s', async (_from, comeBack) => {
    await openAccount(
      '/profile',
      {
        [ME]: () => ({ body: { success: true, user: person('member') } }),
        'POST /auth/refresh-token': () => ({ body: { success: true, token: 'user-2' } }),
      },
      unverified,
    );
    await screen.findByText('Hesabınız etkin değil.');
    await act(async () => void comeBack());
    await waitFor(() => expect(screen.queryByText('Hesabınız etkin değil.')).toBeNull());
  });

  it('say nothing of it to somebody who is active', async () => {
    await openAccount('/profile', {}, { user: person('member') });
    await screen.findByRole('heading', { name: 'Nilüfer Şen' });
    expect(screen.queryByText('Hesabınız etkin değil.')).toBeNull();
  });
});
