import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote, person } from '@pusula/frontend-kit/testing';
import { screen } from '@testing-library/react';
import { havingPasskeys, PASSKEYS } from '../security/security.testing.ts';
import { openAccount } from '../testing/open-account.ts';

const RECOVERY = 'POST /auth/recovery-login';
const secondStep = { ticket: 'ticket-1', options: { challenge: 'abc' } };
const needed = () => ({ status: 403, body: { success: false, errorMessage: 'SECOND_STEP_REQUIRED', secondStep } });
const refuse = (status: number, errorMessage: string) => ({ status, body: { success: false, errorMessage } });

afterEach(closeRemote);

/** The second step, after the right password. */
async function openSecondStep(answers: Parameters<typeof openAccount>[1]) {
  const opened = await openAccount('/signin', { 'POST /auth/login': needed, [PASSKEYS]: havingPasskeys(), ...answers });
  const { user } = opened;
  await user.type(await screen.findByLabelText('E-posta'), 'a@b.example');
  await user.type(screen.getByLabelText('Şifre'), 'Deneme!2026');
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
  await screen.findByRole('heading', { name: 'Bir adım kaldı.' });
  return opened;
}
const giveCode = async ({ user }: Awaited<ReturnType<typeof openSecondStep>>, code: string) => {
  await user.click(screen.getByRole('button', { name: 'Anahtarım yok, kurtarma kodu kullan' }));
  await user.type(await screen.findByLabelText('Kurtarma kodu'), code);
  await user.click(screen.getByRole('button', { name: 'Giriş yap' }));
};

it('follows the right password; nobody is signed in yet, and it can be left', async () => {
  const { product, user } = await openSecondStep({});
  expect(product.store.getState().session.isAuthenticated).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Baştan başla' }));
  expect(await screen.findByLabelText('Şifre')).toBeTruthy();
});

it('takes a recovery code in place of the passkey, and leads to adding a new one', async () => {
  const reply = { success: true, token: 'user-1', tokenType: 'User', user: person('member'), recoveryCodesLeft: 9 };
  const opened = await openSecondStep({ [RECOVERY]: () => ({ body: reply }) });
  await giveCode(opened, ' aaaa-bbbb-cccc-dddd ');
  expect(await screen.findByText(/^Kurtarma koduyla girdiniz; 9 kodunuz kaldı\./)).toBeTruthy();
  expect(location.pathname + location.hash).toBe('/profile/security#passkeys');
  expect(opened.api.callsTo(RECOVERY).map(({ input }) => input)).toEqual([{ ticket: 'ticket-1', code: 'aaaa-bbbb-cccc-dddd' }]);
});

describe('a passkey that is not on this device', () => {
  const question = {
    ticket: 'ticket-1',
    options: { challenge: 'abc', rpId: 'localhost', allowCredentials: [], userVerification: 'required' },
  };
  const refuseAs = (name: string) => {
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.assign(navigator, { credentials: { get: () => Promise.reject(new DOMException('no', name)) } });
  };
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it.each([
    ['NotAllowedError', /^Bu cihazda bu siteye ait bir geçiş anahtarı bulunamadı ya da işlem yarıda kaldı\. E-posta ve şifrenizle/],
    ['SecurityError', /^Tarayıcınız geçiş anahtarını burada kullanamadı\. E-posta ve şifrenizle/],
  ])('is named as such, with another way in (%s)', async (name, sentence) => {
    refuseAs(name);
    const { user } = await openAccount('/signin', { 'POST /auth/passkey-options': () => ({ body: { success: true, ...question } }) });
    await user.click(await screen.findByRole('button', { name: 'Geçiş anahtarıyla gir' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(/Bilgilerinizi/)).toBeNull();
  });

  it('leads to a recovery code after the password', async () => {
    refuseAs('NotAllowedError');
    const { user } = await openSecondStep({});
    await user.click(screen.getByRole('button', { name: 'Geçiş anahtarını kullan' }));
    expect(await screen.findByText(/^Bu cihazda .* aşağıdaki düğmeyle bir kurtarma kodu kullanın\.$/)).toBeTruthy();
  });
});

it('tells a wrong code where it was typed', async () => {
  const opened = await openSecondStep({ [RECOVERY]: () => refuse(401, 'INVALID_RECOVERY_CODE') });
  await giveCode(opened, 'x');
  expect(await screen.findByText('Bu kurtarma kodu yanlış ya da daha önce kullanılmış.')).toBeTruthy();
  expect(screen.getByLabelText('Kurtarma kodu')).toBeTruthy();
});

it('says one thing about the code: of an empty one after a wrong one, that it is missing', async () => {
  const opened = await openSecondStep({ [RECOVERY]: () => refuse(401, 'INVALID_RECOVERY_CODE') });
  await giveCode(opened, 'x');
  await screen.findByText('Bu kurtarma kodu yanlış ya da daha önce kullanılmış.');
  await opened.user.clear(screen.getByLabelText('Kurtarma kodu'));
  await opened.user.click(screen.getByRole('button', { name: 'Giriş yap' }));
  expect(await screen.findByText('Kurtarma kodunuzu yazın.')).toBeTruthy();
  expect(screen.queryByText(/yanlış ya da daha önce kullanılmış/)).toBeNull();
});

it('begins anew when its time is over, and says why', async () => {
  const opened = await openSecondStep({ [RECOVERY]: () => refuse(401, 'CHALLENGE_EXPIRED') });
  await giveCode(opened, 'x');
  expect(await screen.findByText('Süre doldu. Yeniden başlayın.')).toBeTruthy();
  expect(screen.getByLabelText('Şifre')).toBeTruthy();
});
