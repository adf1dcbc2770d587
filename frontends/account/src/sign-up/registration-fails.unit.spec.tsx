import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { person } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { coachDraft, memberDraft } from './draft.testing.ts';
import { agree, closeSummary, confirm, openSummary, PASSWORD, success } from './open-summary.testing.tsx';
import { heldToken, keptDraft, refusal } from './open-wizard.testing.tsx';
import { signUp } from './sign-up.slice.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeSummary();
});

describe('a registration that fails', () => {
  it('loses nothing that was told, and succeeds at another try with a new token', async () => {
    let tries = 0;
    const { api, product, user } = await openSummary({
      draft: memberDraft(),
      answers: {
        'POST /auth/register': () => {
          tries += 1;
          if (tries === 1) return refusal('SERVICE_UNAVAILABLE', 503, { requestId: 'r-9' });
          return { body: { success: true, token: 'user-1', tokenType: 'User', user: person('member', { isVerified: false }) } };
        },
      },
    });
    await user.click(agree());
    await user.click(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: 'Kayıt tamamlanamadı' });
    await waitFor(() => expect(dialog.textContent).toContain('Bu bölüm şu an yanıt vermiyor.'));
    expect(dialog.textContent).toContain('r-9');
    expect(heldToken()).toBeNull();
    expect(product.store.getState()).toMatchObject({
      newUserDraft: { firstName: 'Nilüfer', agreedToTerms: true },
      signUp: { password: PASSWORD },
      session: { isAuthenticated: false },
    });
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    await success();
    expect(api.callsTo('POST /auth/register').map(({ token }) => token)).toEqual(['register-0', 'register-1']);
  });

  it('without a connection says so, and keeps everything', async () => {
    const { user } = await openSummary({ draft: memberDraft() });
    await user.click(agree());
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function offline(this: XMLHttpRequest) {
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
    });
    await user.click(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: 'Kayıt tamamlanamadı' });
    expect(dialog.textContent).toContain('İnternet bağlantınızı kontrol edip yeniden deneyin.');
    expect(keptDraft()).toContain('Nilüfer');
  });

  it('renews a token that ran out without a word', async () => {
    const { api, user } = await openSummary({
      draft: memberDraft(),
      answers: {
        'POST /auth/register': ({ token }) =>
          token === 'register-0'
            ? refusal('UNAUTHORIZED', 401)
            : { body: { success: true, token: 'user-1', tokenType: 'User', user: person('member') } },
      },
    });
    await user.click(agree());
    await user.click(confirm());
    await success();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The page that comes next asks who is there, sooner or later.
    expect(api.calls.map(({ route }) => route).filter((route) => route !== 'GET /user/get-current-user')).toEqual([
      'POST /auth/register',
      'POST /auth/refresh-token',
      'POST /auth/public-token',
      'POST /auth/register-token',
      'POST /auth/register',
    ]);
  });

  it.each([
    ['WEAK_PASSWORD', 422, 'Düzelt: Hesap ve şifre', '/signup-step-two'],
    ['USER_ALREADY_EXIST', 409, 'Düzelt: E-posta', '/signup'],
    ['CATEGORY_NOT_FOUND', 404, 'Düzelt: Uzmanlık', '/signup-step-six'],
  ])('for %s leads to where it is mended', async (code, status, label, address) => {
    const { user } = await openSummary({ draft: coachDraft(), answers: { 'POST /auth/register': () => refusal(code, status) } });
    await user.click(agree());
    await user.click(confirm());
    const way = await screen.findByRole('link', { name: label });
    expect(way.getAttribute('href')).toBe(address);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('for a common password says so at its field, until another one is typed', async () => {
    const { user } = await openSummary({ draft: memberDraft(), answers: { 'POST /auth/register': () => refusal('WEAK_PASSWORD', 422) } });
    await user.click(agree());
    await user.click(confirm());
    await user.click(await screen.findByRole('link', { name: 'Düzelt: Hesap ve şifre' }));
    const password = await screen.findByLabelText('Şifre');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Bu şifre yeterince güçlü değil/)).toBeTruthy();
    for (const field of [password, screen.getByLabelText('Şifre (bir kez daha)')]) await user.type(field, '9');
    expect(password.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kaydet ve özete dön' }));
    await screen.findByRole('heading', { name: 'Her şey yerinde mi?' });
    expect(screen.queryByText(/Kayıt tamamlanamadı/)).toBeNull();
  });

  it('for an address that was taken meanwhile says so at its field', async () => {
    const { user } = await openSummary({
      draft: memberDraft(),
      answers: { 'POST /auth/register': () => refusal('USER_ALREADY_EXIST', 409) },
    });
    await user.click(agree());
    await user.click(confirm());
    await user.click(await screen.findByRole('link', { name: 'Düzelt: E-posta' }));
    expect(await screen.findByText(/Bu adresle açılmış bir hesap var/)).toBeTruthy();
  });

  it('is sent once, however often the button is pressed', async () => {
    let answer: (value: object) => void = () => undefined;
    const waiting = new Promise<object>((resolve) => {
      answer = resolve;
    });
    const { api, product, user } = await openSummary({ draft: memberDraft(), answers: { 'POST /auth/register': () => waiting } });
    await user.click(agree());
    await user.click(confirm());
    act(() => void product.store.dispatch(signUp.confirmed()));
    answer({ body: { success: true, token: 'user-1', tokenType: 'User', user: person('member') } });
    await success();
    expect(api.callsTo('POST /auth/register')).toHaveLength(1);
  });
});
