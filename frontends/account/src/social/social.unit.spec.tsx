import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../sign-up/remote.ts';
import { catchPopups, postProviderAnswer } from '../testing/popups.ts';
import type { Found } from './providers.ts';
import { SocialButtons } from './SocialButtons.tsx';

const START = 'POST /auth/start-social';
const PROFILE = 'POST /auth/social-profile';

let stop: () => Promise<void> = async () => undefined;
afterEach(async () => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
  await stop();
});

const providers = (...configured: string[]) => ({
  body: {
    success: true,
    providers: ['Google', 'Facebook', 'Microsoft', 'Apple', 'Demo'].map((name) => ({
      authenticationType: name,
      isConfigured: configured.includes(name),
    })),
  },
});
const profile = {
  firstName: 'Deniz',
  middleName: '',
  lastName: 'Aksoy',
  email: 'deniz@posta.example',
  imageUrl: '',
  gender: null,
  facebook: '',
  website: '',
};

async function open(answers: Parameters<typeof startApi>[0] = {}, { language = 'tr', blocked = false } = {}) {
  let attempts = 0;
  const api = await startApi({
    'POST /auth/public-token': () => ({ body: { success: true, token: 'public-1' } }),
    'GET /auth/providers': () => providers('Google', 'Facebook', 'Apple'),
    [START]: () => {
      attempts += 1;
      return { body: { success: true, authorizeUrl: `https://provider.example/${attempts}`, state: `state-${attempts}` } };
    },
    [PROFILE]: () => ({ body: { success: true, profile, isUserExist: false } }),
    ...answers,
  });
  stop = api.stop;
  localStorage.setItem('pusula.language', language);
  const browser = catchPopups({ blocked });
  const found: Found[] = [];
  const page = <SocialButtons onProfile={(one) => found.push(one)} />;
  const { product, unmount } = await renderProduct(page, { path: '/signup', apiBase: api.baseURL, remote });
  const button = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
  /** Presses a provider's button and waits until its page is in the popup. */
  const press = async (name: string, attempt = 1) => {
    await userEvent.click(await button(name));
    await waitFor(() => expect(browser.popups.at(-1)?.visited).toEqual([`https://provider.example/${attempt}`]));
  };
  return { api, product, unmount, found, button, press, ...browser };
}

describe('the buttons', () => {
  it('are those that this installation has', async () => {
    const { button } = await open();
    await button('Google ile devam et');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Google ile devam et',
      'Facebook ile devam et',
      'Apple ile devam et',
    ]);
    expect(screen.getByText('ya da')).toBeTruthy();
  });

  it('leave no trace, not even the line above them, where there is no provider', async () => {
    const { api } = await open({ 'GET /auth/providers': () => providers() });
    await waitFor(() => expect(api.callsTo('GET /auth/providers')).toHaveLength(1));
    await act(async () => undefined);
    expect([screen.queryByText('ya da'), screen.queryByRole('button'), screen.queryByRole('list')]).toEqual([null, null, null]);
  });

  it('say of the demo’s provider what it is', async () => {
    const { button, press, api } = await open({ 'GET /auth/providers': () => providers('Demo') });
    await button('Demo sağlayıcısı ile devam et');
    expect(screen.getByText(/Yalnızca bu demoda:/)).toBeTruthy();
    await press('Demo sağlayıcısı ile devam et');
    expect(api.callsTo(START).map(({ input }) => input)).toEqual([{ authenticationType: 'Demo' }]);
  });

  it('can be asked for once more when the server did not say which there are', async () => {
    let tries = 0;
    const { button } = await open({
      'GET /auth/providers': () => {
        tries += 1;
        return tries === 1 ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } } : providers('Google');
      },
    });
    await userEvent.click(await button('Tekrar Dene'));
    expect(await button('Google ile devam et')).toBeTruthy();
  });
});

describe('an attempt', () => {
  it('opens its window inside the gesture, before anything is asked of the server', async () => {
    const { api, button, spy, popups } = await open();
    const google = await button('Google ile devam et');
    expect(api.callsTo(START)).toEqual([]);
    act(() => google.click());
    expect(spy).toHaveBeenCalledTimes(1);
    expect(popups[0]?.opener).toBeNull();
    await waitFor(() => expect(popups[0]?.visited).toEqual(['https://provider.example/1']));
    expect(api.callsTo(START).map(({ input }) => input)).toEqual([{ authenticationType: 'Google' }]);
  });

  it('S21: hands over who our server found behind the token, and closes its window', async () => {
    const { api, press, popups, found } = await open();
    await press('Google ile devam et');
    postProviderAnswer({ state: 'state-1', token: 'id-token' });
    await waitFor(() => expect(found).toEqual([{ authenticationType: 'Google', token: 'id-token', profile, isUserExist: false }]));
    expect(api.callsTo(PROFILE).map(({ input }) => input)).toEqual([{ authenticationType: 'Google', token: 'id-token' }]);
    expect(popups[0]?.closed).toBe(true);
  });

  it('S21: takes no answer but its own: another tab is told on the same channel', async () => {
    const { api, press, found } = await open();
    await press('Google ile devam et');
    postProviderAnswer({ state: 'of another tab', token: 'somebody else’s' });
    postProviderAnswer({ state: 'state-1', token: 'id-token' });
    await waitFor(() => expect(found).toHaveLength(1));
    expect(api.callsTo(PROFILE).map(({ input }) => input.token)).toEqual(['id-token']);
  });

  it('takes the name that Apple sends beside its token', async () => {
    const nameless = { ...profile, firstName: '', lastName: '' };
    const { press, found } = await open({ [PROFILE]: () => ({ body: { success: true, profile: nameless, isUserExist: false } }) });
    await press('Apple ile devam et');
    postProviderAnswer({ state: 'state-1', token: 't', user: JSON.stringify({ name: { firstName: ' Elif ', lastName: 'Kaya' } }) });
    await waitFor(() => expect(found[0]?.profile).toMatchObject({ firstName: 'Elif', lastName: 'Kaya' }));
  });

  it('gives way to the next one: its window closes and its answer comes too late', async () => {
    const { api, press, popups, found } = await open();
    await press('Google ile devam et');
    await press('Facebook ile devam et', 2);
    expect(popups.map(({ closed }) => closed)).toEqual([true, false]);
    postProviderAnswer({ state: 'state-1', token: 'late' });
    postProviderAnswer({ state: 'state-2', token: 'of facebook' });
    await waitFor(() => expect(found.map(({ token }) => token)).toEqual(['of facebook']));
    expect(api.callsTo(PROFILE)).toHaveLength(1);
  });

  it('ends with the page that it was begun on', async () => {
    const { product, press, popups, unmount } = await open();
    await press('Google ile devam et');
    unmount();
    expect(popups[0]?.closed).toBe(true);
    expect(product.store.getState()).toMatchObject({ social: { step: 'idle', provider: null } });
  });
});

describe('an attempt that leads nowhere', () => {
  it('because the browser blocks windows says so at once and offers another try', async () => {
    const { api, button, spy } = await open({}, { blocked: true });
    await userEvent.click(await button('Facebook ile devam et'));
    expect((await screen.findByRole('alert')).textContent).toContain('Tarayıcınız Facebook penceresini engelledi.');
    expect(api.callsTo(START)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('because its window was closed says so quietly; an answer that was still on its way counts all the same', async () => {
    const { press, popups, found } = await open();
    await press('Google ile devam et');
    popups[0]?.close();
    expect(await screen.findByText('Google ile giriş tamamlanmadı. Dilediğinizde yeniden deneyebilirsiniz.')).toBeTruthy();
    postProviderAnswer({ state: 'state-1', token: 'id-token' });
    await waitFor(() => expect(found).toHaveLength(1));
    expect(screen.queryByText(/tamamlanmadı/)).toBeNull();
  });

  it('because the person said no there is told as quietly', async () => {
    const { press } = await open();
    await press('Facebook ile devam et');
    postProviderAnswer({ state: 'state-1', error: 'access_denied' });
    expect(await screen.findByText('Facebook ile giriş tamamlanmadı. Dilediğinizde yeniden deneyebilirsiniz.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['tr', 'Facebook ile devam et', 'Facebook ile giriş yapılamadı', /^Facebook bir sorun bildirdi/, 'Tekrar Dene'],
    ['en', 'Continue with Facebook', 'Login Failed with Facebook', /^Facebook reported a problem/, 'Retry'],
  ])('because the provider failed is named as the specification does (%s)', async (language, name, title, sentence, retry) => {
    const { press, popups } = await open({}, { language });
    await press(name);
    postProviderAnswer({ state: 'state-1', error: 'server_error' });
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(dialog.getByText(sentence)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: retry }));
    await waitFor(() => expect(popups).toHaveLength(2));
  });

  it('because our server does not believe the token shows its reason', async () => {
    const { press } = await open({
      [PROFILE]: () => ({ status: 401, body: { success: false, errorMessage: 'INVALID_FACEBOOK_TOKEN' } }),
    });
    await press('Facebook ile devam et');
    postProviderAnswer({ state: 'state-1', token: 'forged' });
    const dialog = await screen.findByRole('alertdialog', { name: 'Facebook ile giriş yapılamadı' });
    await waitFor(() => expect(dialog.textContent).toContain('Facebook girişinizi doğrulayamadık. Facebook ile yeniden giriş yapın.'));
  });

  it('because it could not even begin closes the empty window', async () => {
    const { button, popups } = await open({
      [START]: () => ({ status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } }),
    });
    await userEvent.click(await button('Google ile devam et'));
    expect(await screen.findByRole('alertdialog', { name: 'Google ile giriş yapılamadı' })).toBeTruthy();
    expect(popups[0]?.closed).toBe(true);
  });
});
