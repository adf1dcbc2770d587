import { afterEach, describe, expect, it } from '@jest/globals';
import { providerToken } from '@pusula/frontend-kit/session';
import { person } from '@pusula/frontend-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { coachDraft, memberDraft } from './draft.testing.ts';
import { agree, closeSummary, confirm, openSummary, PASSWORD, success } from './open-summary.testing.tsx';
import { heldToken, keptDraft, openWizard } from './open-wizard.testing.tsx';

afterEach(closeSummary);

describe('a confirmed summary', () => {
  it('registers a member, opens a session, and leaves nothing of the draft', async () => {
    const { api, product, user } = await openSummary({ draft: memberDraft() });
    await user.click(agree());
    await user.click(confirm());
    expect(await success()).toBeTruthy();
    expect(location.pathname).toBe('/signup-success');
    expect(screen.getByText(/nilufer.sen@posta.example adresine bir doğrulama e-postası gönderdik/)).toBeTruthy();
    const waysHome = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/');
    expect(waysHome.map(({ textContent }) => textContent)).toEqual(['İlk aramanızı yapın']);
    expect(api.callsTo('POST /auth/register').map(({ token, input }) => [token, input])).toEqual([
      [
        'register-0',
        {
          authenticationType: 'Basic',
          language: 'tr',
          user: {
            firstName: 'Nilüfer',
            lastName: 'Şen',
            email: 'nilufer.sen@posta.example',
            password: PASSWORD,
            userType: 'member',
            gender: 'PreferNotToSay',
            birthday: '1988-03-14',
            city: 'İzmir',
            country: 'TR',
            phoneCode: '90',
            phone: '5321234567',
            agreedToTerms: true,
          },
        },
      ],
    ]);
    expect(product.store.getState()).toMatchObject({
      session: { isAuthenticated: true, authenticationType: 'Basic' },
      newUserDraft: { email: '' },
      signUp: { password: '' },
    });
    expect(heldToken()).toEqual({ token: 'user-1', tokenType: 'User' });
    expect(keptDraft()).toBe('');
    expect(localStorage.getItem('pusula.language')).toBe('tr');
  });

  it('learns, coming back to the page, that the link was opened on another device', async () => {
    const { user } = await openSummary({
      draft: memberDraft(),
      answers: {
        'GET /user/get-current-user': () => ({ body: { success: true, user: person('member', { isVerified: true }) } }),
        'POST /auth/refresh-token': () => ({ body: { success: true, token: 'user-2', tokenType: 'User' } }),
      },
    });
    await user.click(agree());
    await user.click(confirm());
    await success();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/Hesabınız etkin, giriş yaptınız/)).toBeTruthy();
  });

  it('has no mail sent to somebody who is active by now: the page says so instead', async () => {
    const { api, user } = await openSummary({
      draft: memberDraft(),
      answers: {
        'GET /user/get-current-user': () => ({ body: { success: true, user: person('member', { isVerified: true }) } }),
        'POST /auth/refresh-token': () => ({ body: { success: true, token: 'user-2', tokenType: 'User' } }),
        'POST /auth/activate-user': () => ({}),
      },
    });
    await user.click(agree());
    await user.click(confirm());
    await success();
    await user.click(screen.getByRole('button', { name: 'E-postayı yeniden gönder' }));
    expect(await screen.findByText(/Hesabınız etkin, giriş yaptınız/)).toBeTruthy();
    expect([api.callsTo('POST /auth/activate-user').length, screen.queryByText(/saniye sonra/)]).toEqual([0, null]);
  });

  it('registers a coach with their own words, in the language of the page', async () => {
    const { api, user } = await openSummary({ draft: coachDraft() });
    await user.click(agree());
    await user.click(confirm());
    await success();
    expect(api.callsTo('POST /auth/register')[0]?.input).toMatchObject({
      user: { userType: 'coach', headline: coachDraft().headline, categories: coachDraft().categories, certificates: [{ name: 'PCC' }] },
    });
  });

  it('carries a provider’s token, which never enters the draft, and leads a coach to the profile', async () => {
    providerToken.keep({ authenticationType: 'Facebook', token: 'facebook-secret' });
    const draft = coachDraft({ authenticationType: 'Facebook', hasPassword: false });
    const { api, user } = await openSummary({ draft });
    await user.click(agree());
    expect(keptDraft()).not.toContain('facebook-secret');
    await user.click(confirm());
    await success();
    const [call] = api.callsTo('POST /auth/register');
    expect(call?.input).toMatchObject({ authenticationType: 'Facebook', token: 'facebook-secret' });
    expect(call?.input.user).not.toHaveProperty('password');
    expect(screen.getByRole('link', { name: 'Profilime git' }).getAttribute('href')).toBe('/profile');
  });

  it('leads to another way in when the provider’s token is not of this tab', async () => {
    await openWizard('/signup-summary', { draft: memberDraft({ authenticationType: 'Google', hasPassword: false }) });
    await waitFor(() => expect(location.pathname).toBe('/signup'));
  });

  it('has the mail sent again on wish, with the new session', async () => {
    const { api, user } = await openSummary({ draft: memberDraft(), answers: { 'POST /auth/activate-user': () => ({}) } });
    await user.click(agree());
    await user.click(confirm());
    await success();
    await user.click(screen.getByRole('button', { name: 'E-postayı yeniden gönder' }));
    await waitFor(() => expect(api.callsTo('POST /auth/activate-user')).toHaveLength(1));
    expect(api.callsTo('POST /auth/activate-user')[0]).toMatchObject({
      token: 'user-1',
      input: { email: 'nilufer.sen@posta.example', language: 'tr' },
    });
  });

  it('says of an account that is active already that no mail is needed', async () => {
    const verified = () => ({ body: { success: true, token: 'user-1', tokenType: 'User', user: person('member') } });
    const { user } = await openSummary({ draft: memberDraft(), answers: { 'POST /auth/register': verified } });
    await user.click(agree());
    await user.click(confirm());
    await success();
    expect(screen.getByText(/Hesabınız etkin/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'E-postayı yeniden gönder' })).toBeNull();
  });
});
