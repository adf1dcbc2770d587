import { afterEach, describe, expect, it } from '@jest/globals';
import { person } from '@pusula/frontend-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { memberDraft } from './draft.testing.ts';
import { closeWizard, heldToken, openWizard, refusal } from './open-wizard.testing.tsx';

afterEach(closeWizard);

const open = async (setting?: Parameters<typeof openWizard>[1]) => {
  const opened = await openWizard('/signup', setting);
  const email = await screen.findByLabelText('E-posta');
  return { ...opened, email, submit: screen.getByRole('button', { name: 'Devam et' }) };
};

describe('beginning with an address', () => {
  it('that is free leads on, with a token that goes with it', async () => {
    const { api, email, user, submit } = await open();
    await user.type(email, 'Nilufer.Sen@Posta.example');
    await user.click(submit);
    expect(await screen.findByRole('heading', { name: 'Hesabınızı kuralım.' })).toBeTruthy();
    expect(location.pathname).toBe('/signup-step-two');
    expect(heldToken()).toEqual({ token: 'register-1', tokenType: 'Register' });
    const asked = api.calls.filter(({ route }) => route !== 'GET /auth/providers').map(({ route, token, input }) => [route, token, input]);
    expect(asked).toEqual([
      ['POST /auth/public-token', null, {}],
      ['POST /auth/is-user-exist', 'public-1', { email: 'nilufer.sen@posta.example' }],
      ['POST /auth/register-token', 'public-1', { email: 'nilufer.sen@posta.example' }],
    ]);
  });

  it('by the link for coaches has that chosen on the next page', async () => {
    const { product } = await openWizard('/signup?role=coach');
    await screen.findByLabelText('E-posta');
    expect(product.store.getState()).toMatchObject({ newUserDraft: { userType: 'coach' } });
  });

  it('that is taken is told at the field, with the ways in, until another one is typed', async () => {
    const { api, email, user, submit } = await open({ answers: { 'POST /auth/is-user-exist': () => ({}) } });
    await user.type(email, 'nilufer.sen@posta.example');
    await user.click(submit);
    const error = await screen.findByText(/Bu adresle açılmış bir hesap var/);
    expect(document.getElementById(email.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.contains(error)).toBe(true);
    expect(screen.getByRole('link', { name: 'şifrenizi yenileyin' }).getAttribute('href')).toBe('/forget-password');
    expect(document.activeElement).toBe(email);
    expect(api.callsTo('POST /auth/register-token')).toEqual([]);
    await user.type(email, 'x');
    await waitFor(() => expect(screen.queryByText(/Bu adresle açılmış bir hesap var/)).toBeNull());
  });

  it.each([
    ['', 'E-posta adresinizi yazın.'],
    ['nilufer@', 'E-posta adresi geçerli değil. Örneğin ad@ornek.com gibi yazın.'],
  ])('%j is refused at the field, and nothing is asked', async (typed, sentence) => {
    const { api, email, user, submit } = await open();
    if (typed) await user.type(email, typed);
    await user.click(submit);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(api.callsTo('POST /auth/is-user-exist')).toEqual([]);
  });

  it('offers another try when the server fails, and keeps what was typed', async () => {
    let tries = 0;
    const { email, user, submit } = await open({
      answers: {
        'POST /auth/is-user-exist': () => {
          tries += 1;
          return tries === 1 ? refusal('SERVICE_UNAVAILABLE', 503) : refusal('USER_NOT_FOUND', 404);
        },
      },
    });
    await user.type(email, 'nilufer.sen@posta.example');
    await user.click(submit);
    const dialog = await screen.findByRole('alertdialog', { name: 'Adres kontrol edilemedi' });
    await waitFor(() => expect(dialog.textContent).toContain('Bu bölüm şu an yanıt vermiyor.'));
    expect((email as HTMLInputElement).value).toBe('nilufer.sen@posta.example');
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'Hesabınızı kuralım.' })).toBeTruthy();
  });

  it('drops the token of an earlier address before it asks for one of this', async () => {
    const { api, email, user, submit } = await open({ held: 'Register' });
    await user.type(email, 'other@posta.example');
    await user.click(submit);
    await screen.findByRole('heading', { name: 'Hesabınızı kuralım.' });
    expect(api.callsTo('POST /auth/register-token').map(({ token }) => token)).toEqual(['public-1']);
  });

  it('goes back to where the person was when only the address is corrected', async () => {
    const { email, user, submit } = await open({ draft: memberDraft({ email: 'typo@posta.example', phone: '' }) });
    await user.clear(email);
    await user.type(email, 'right@posta.example');
    await user.click(submit);
    expect(await screen.findByRole('heading', { name: 'Size nasıl ulaşalım?' })).toBeTruthy();
  });
});

describe('the wizard', () => {
  it('sends somebody home who is signed in', async () => {
    const session = { authenticationType: 'Basic', summary: person('member') };
    localStorage.setItem('pusula.session', JSON.stringify(session));
    await openWizard('/signup', { held: 'User' });
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['/signup-step-two', undefined, '/signup'],
    ['/signup-step-four', memberDraft({ hasPassword: false }), '/signup-step-two'],
    ['/signup-summary', memberDraft({ phone: '' }), '/signup-step-four'],
    ['/signup-step-six', memberDraft({ phone: '' }), '/signup-step-four'],
    ['/signup-success', undefined, '/signup'],
  ])('leads from %s to the first page that is not done', async (path, draft, first) => {
    await openWizard(path, draft ? { draft } : {});
    await waitFor(() => expect(location.pathname).toBe(first));
  });

  it('tells somebody whose draft is gone why they are at the beginning', async () => {
    await openWizard('/signup-step-four');
    expect(await screen.findByText(/Kayda baştan başlıyoruz/)).toBeTruthy();
  });

  it('starts over on wish, and keeps nothing', async () => {
    const { product, user } = await openWizard('/signup-step-four', { draft: memberDraft(), held: 'Register' });
    await user.click(await screen.findByRole('button', { name: 'Hepsini sil, baştan başla' }));
    expect(await screen.findByRole('heading', { name: 'Aramıza hoş geldiniz.' })).toBeTruthy();
    expect(localStorage.getItem('pusula.newUserDraft')).toBeNull();
    expect(heldToken()).not.toMatchObject({ tokenType: 'Register' });
    expect(product.store.getState()).toMatchObject({ newUserDraft: { email: '', firstName: '' } });
  });
});
