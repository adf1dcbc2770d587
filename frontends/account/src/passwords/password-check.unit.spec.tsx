import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { memberDraft } from '../sign-up/draft.testing.ts';
import { closeWizard, openWizard, refusal } from '../sign-up/open-wizard.testing.tsx';
import { openAccount } from '../testing/open-account.ts';

const CHECK = 'POST /auth/check-password';
const RESET = 'POST /auth/reset-password';
const COMMON = 'Yaygın ya da kolay tahmin edilen bir şifre olmasın';
const TOO_EASY = 'Bu şifre kolay tahmin edilir. Birkaç sözcüğü yan yana getirmeyi deneyin.';
/** The server's word: what begins with Password is common. */
const judging = ({ input }: { input: Record<string, unknown> }) => ({
  body: { success: true, problems: String(input.password).startsWith('Password') ? ['common'] : [] },
});
const ruleOf = (text: string) =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .find((rule) => rule.startsWith(text));

describe('the password step of the wizard', () => {
  afterEach(closeWizard);

  const choose = async (password: string, answer: Parameters<typeof openWizard>[1]) => {
    const opened = await openWizard('/signup-step-two', { draft: memberDraft({ hasPassword: false }), held: 'Register', ...answer });
    await opened.user.type(await screen.findByLabelText('Şifre'), password);
    await opened.user.type(screen.getByLabelText('Şifre (bir kez daha)'), password);
    return opened;
  };
  const goOn = () => screen.getByRole('button', { name: 'Devam et' });

  it('S8: says beside the other rules that a password is a common one, does not praise it, and goes no further with it', async () => {
    const { api, user } = await choose('Password1!', { answers: { [CHECK]: judging } });
    await user.click(goOn());
    expect(await screen.findByText(TOO_EASY)).toBeTruthy();
    expect(screen.getByText('Zayıf bir şifre')).toBeTruthy();
    expect(ruleOf(COMMON)).toContain('(eksik)');
    expect(location.pathname).toBe('/signup-step-two');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Şifre')));
    const { input, token } = api.callsTo(CHECK).at(-1) ?? {};
    expect([input, token]).toEqual([
      { password: 'Password1!', email: memberDraft().email, givenName: memberDraft().firstName, familyName: memberDraft().lastName },
      'register-0',
    ]);
  });

  it('praises what the server has found fine, and not before', async () => {
    const judged = Promise.withResolvers<void>();
    await choose('Kayalık-42!', { answers: { [CHECK]: (call) => judged.promise.then(() => judging(call)) } });
    expect(screen.getByText('Kurallar tamam')).toBeTruthy();
    judged.resolve();
    expect(await screen.findByText('İyi bir şifre')).toBeTruthy();
    expect(ruleOf(COMMON)).toContain('(tamam)');
  });

  it('asks nothing while the rules that anybody can check are not met', async () => {
    const { api, user } = await choose('Kayalık', { answers: { [CHECK]: judging } });
    await user.click(goOn());
    expect(api.callsTo(CHECK)).toEqual([]);
    expect(ruleOf(COMMON)).toContain('(henüz bakılmadı)');
  });

  it.each([
    ['has been asked too often', () => refusal('TOO_MANY_REQUESTS', 429)],
    ['fails', () => refusal('UNEXPECTED_ERROR', 500)],
    ['does not know the call', () => ({ status: 404, body: {} })],
  ])('goes on, without praise, when the server %s: the end of the wizard judges', async (_, answer) => {
    const { user } = await choose('Password1!', { answers: { [CHECK]: answer } });
    expect(screen.queryByText('İyi bir şifre')).toBeNull();
    await user.click(goOn());
    await waitFor(() => expect(location.pathname).not.toBe('/signup-step-two'));
  });
});

describe('a new password by a mailed link', () => {
  afterEach(closeRemote);

  it('S8: that is a common one is not sent', async () => {
    const { api, user } = await openAccount('/reset-password#token=mailed', { [CHECK]: judging, [RESET]: () => ({}) });
    await user.type(await screen.findByLabelText('Yeni şifre'), 'Password1!');
    await user.type(screen.getByLabelText('Yeni şifre (bir kez daha)'), 'Password1!');
    await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    expect(await screen.findByText(TOO_EASY)).toBeTruthy();
    await act(async () => undefined);
    expect(api.callsTo(RESET)).toEqual([]);
  });
});
