import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openAccount, reload } from '../testing/open-account.ts';

const REQUEST = 'POST /auth/reset-password-request';
const RESET = 'POST /auth/reset-password';
const TOKEN = 'mailed-token';
const done = () => ({});
const refuse = (status: number, errorMessage: string) => () => ({ status, body: { success: false, errorMessage, requestId: 'r-1' } });

afterEach(closeRemote);

describe('who forgot the password', () => {
  const ask = async (answers: Parameters<typeof openAccount>[1], email = 'Nilufer.Sen@posta.example') => {
    const opened = await openAccount('/forget-password', answers);
    await opened.user.type(await screen.findByLabelText('E-posta'), email);
    await opened.user.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
    return opened;
  };

  it('is told where the link went, and may ask again a minute later', async () => {
    const { api } = await ask({ [REQUEST]: done });
    const heading = await screen.findByRole('heading', { name: 'E-postanıza bakın.' });
    expect(heading.parentElement?.textContent).toContain('nilufer.sen@posta.example');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/^(60|59) saniye sonra yeniden isteyebilirsiniz/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'E-postayı yeniden gönder' })).toBeNull();
    expect(api.callsTo(REQUEST).map(({ input, token }) => [input, token])).toEqual([
      [{ email: 'nilufer.sen@posta.example', language: 'tr' }, 'public-1'],
    ]);
  });

  it('can give another address', async () => {
    const { user } = await ask({ [REQUEST]: done });
    await user.click(await screen.findByRole('button', { name: 'Başka adres yaz' }));
    expect(await screen.findByRole('heading', { name: 'Şifrenizi yenileyin.' })).toBeTruthy();
  });

  it.each([
    ['tr', 'E-posta', 'Bağlantı gönder', /Bu e-posta adresiyle kayıtlı bir kullanıcı bulunamadı/],
    ['en', 'E-mail', 'Send the link', /No user found with this email address/],
  ])('with an address that nobody has is told so at the field (%s)', async (language, label, submit, text) => {
    localStorage.setItem('pusula.language', language);
    const { user } = await openAccount('/forget-password', { [REQUEST]: refuse(404, 'USER_NOT_FOUND') });
    const field = await screen.findByLabelText(label);
    await user.type(field, 'kimse@posta.example');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is not lost when the server fails', async () => {
    await ask({ [REQUEST]: refuse(503, 'SERVICE_UNAVAILABLE') });
    expect(await screen.findByRole('alertdialog', { name: 'E-posta gönderilemedi' })).toBeTruthy();
  });

  it('is not held up by the token of a sign-up that was begun here', async () => {
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'Register', token: 'wizard' }));
    const { api } = await ask({ [REQUEST]: done });
    await screen.findByRole('heading', { name: 'E-postanıza bakın.' });
    expect(api.callsTo(REQUEST).map(({ token }) => token)).toEqual(['public-1']);
  });
});

describe('who opened the mailed link', () => {
  const choose = async (answers: Parameters<typeof openAccount>[1], password = 'Kayısı7!', again = password) => {
    const opened = await openAccount(`/reset-password#token=${TOKEN}`, answers);
    await opened.user.type(await screen.findByLabelText('Yeni şifre'), password);
    await opened.user.type(screen.getByLabelText('Yeni şifre (bir kez daha)'), again);
    await opened.user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    return opened;
  };

  it('S9: has the token out of the address before anything else happens', async () => {
    await openAccount(`/reset-password#token=${TOKEN}`, {});
    await screen.findByLabelText('Yeni şifre');
    await waitFor(() => expect(location.href).not.toContain(TOKEN));
    expect(location.pathname).toBe('/reset-password');
  });

  it('chooses a new password and signs in with it', async () => {
    const { api } = await choose({ [RESET]: done });
    expect(await screen.findByRole('heading', { name: 'Şifreniz değişti.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe('/signin');
    expect(api.callsTo(RESET).map(({ input }) => input)).toEqual([{ token: TOKEN, password: 'Kayısı7!', unlinksProviders: false }]);
  });

  it('removes the social accounts that open theirs with it, on their wish', async () => {
    const { user, api } = await openAccount(`/reset-password#token=${TOKEN}`, { [RESET]: done });
    await user.type(await screen.findByLabelText('Yeni şifre'), 'Kayısı7!');
    await user.type(screen.getByLabelText('Yeni şifre (bir kez daha)'), 'Kayısı7!');
    await user.click(screen.getByRole('checkbox', { name: 'Bağlı sosyal hesaplarımı da kaldır' }));
    await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    await screen.findByRole('heading', { name: 'Şifreniz değişti.' });
    expect(api.callsTo(RESET)[0]?.input).toMatchObject({ unlinksProviders: true });
  });

  it('sees the rule ticked off while typing, and nothing is sent before it is met', async () => {
    const { api } = await choose({ [RESET]: done }, 'Kayısı', 'Kayısı7');
    const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rules.filter((rule) => /En az 1 büyük harf/.test(rule))).toHaveLength(1);
    expect(await screen.findByText('İki şifre aynı değil. Bir kez daha yazın.')).toBeTruthy();
    expect(api.callsTo(RESET)).toEqual([]);
  });

  it.each([
    [401, 'TOKEN_EXPIRED', 'Bağlantının süresi dolmuş.'],
    [404, 'TOKEN_NOT_FOUND', 'Bağlantı geçersiz ya da kullanılmış.'],
    [404, 'USER_NOT_FOUND', 'Hesap bulunamadı.'],
  ])('%i %s: is told what is wrong with it and asks for a new one', async (status, code, title) => {
    const { api } = await choose({ [RESET]: refuse(status, code) });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Yeni bağlantı iste' }).getAttribute('href')).toBe('/forget-password');
    expect(api.callsTo(RESET)).toHaveLength(1);
  });

  it('opens a fresh link in the tab that shows a dead one', async () => {
    const { api, user } = await choose({
      [RESET]: (call) => (call.input.token === TOKEN ? refuse(404, 'TOKEN_NOT_FOUND') : done)(),
    });
    await screen.findByRole('heading', { name: 'Bağlantı geçersiz ya da kullanılmış.' });
    await act(async () => location.assign('#token=fresh-token'));
    await user.type(await screen.findByLabelText('Yeni şifre'), 'Kayısı7!');
    await user.type(screen.getByLabelText('Yeni şifre (bir kez daha)'), 'Kayısı7!');
    await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    expect(await screen.findByRole('heading', { name: 'Şifreniz değişti.' })).toBeTruthy();
    expect(api.callsTo(RESET).map(({ input }) => input.token)).toEqual([TOKEN, 'fresh-token']);
    expect(location.href).not.toContain('token');
  });

  it('is not taken for signed in by this browser when the new password has ended its session', async () => {
    const { user } = await openAccount(
      `/reset-password#token=${TOKEN}`,
      {
        [RESET]: done,
        'GET /user/get-current-user': refuse(401, 'UNAUTHORIZED'),
        'POST /auth/refresh-token': refuse(401, 'UNAUTHORIZED'),
      },
      { user: person('member') },
    );
    await user.type(await screen.findByLabelText('Yeni şifre'), 'Kayısı7!');
    await user.type(screen.getByLabelText('Yeni şifre (bir kez daha)'), 'Kayısı7!');
    await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe('/signin'));
    expect(localStorage.getItem('pusula.session')).toBeNull();
  });

  it('is still told that it is done when the page is loaded anew', async () => {
    await choose({ [RESET]: done });
    await screen.findByRole('heading', { name: 'Şifreniz değişti.' });
    await closeRemote();
    await reload({});
    expect(await screen.findByRole('heading', { name: 'Şifreniz değişti.' })).toBeTruthy();
  });

  it('S8: is told at the field that a password is too easy to guess', async () => {
    await choose({ [RESET]: refuse(422, 'WEAK_PASSWORD') });
    expect(await screen.findByText('Bu şifre yeterince güçlü değil. Daha uzun ve tahmin edilmesi zor bir şifre seçin.')).toBeTruthy();
    expect(screen.getByLabelText('Yeni şifre').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps what was typed when the server fails, and tries again', async () => {
    let tries = 0;
    const { user } = await choose({
      [RESET]: () => {
        tries += 1;
        return tries === 1 ? refuse(503, 'SERVICE_UNAVAILABLE')() : {};
      },
    });
    await screen.findByRole('alertdialog', { name: 'Şifreniz değiştirilemedi' });
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Şifreniz değişti.' })).toBeTruthy();
  });
});

it('who comes to /reset-password without a link is told where it is', async () => {
  await openAccount('/reset-password', {});
  expect(await screen.findByRole('heading', { name: 'Bağlantı eksik.' })).toBeTruthy();
});
