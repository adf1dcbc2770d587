import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { person } from '../testing/people.ts';
import { renderProduct } from '../testing/render-product.tsx';
import { startApi } from '../testing/start-api.ts';
import { providerToken } from './provider-token.ts';
import { session } from './session.slice.ts';

const PROVIDER = 'POST /auth/sign-out-of-provider';
const LOGOUT = 'POST /auth/logout';

let stop: () => Promise<void> = async () => undefined;
let popup: { closed: boolean; opener: unknown; document: Document; location: { replace: jest.Mock } };
let popups: jest.Spied<typeof window.open>;
beforeEach(() => {
  popup = { closed: false, opener: window, document: document.implementation.createHTMLDocument(), location: { replace: jest.fn() } };
  popups = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
  await stop();
});

async function signedInWith(authenticationType: 'Basic' | 'Google', answers: Parameters<typeof startApi>[0]) {
  const api = await startApi({ [LOGOUT]: () => ({}), ...answers });
  stop = api.stop;
  localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 't' }));
  localStorage.setItem('pusula.session', JSON.stringify({ authenticationType, user: person('member') }));
  const { product } = await renderProduct(<h1>page</h1>, { path: '/profile', apiBase: api.baseURL });
  const signOut = () => act(async () => void product.store.dispatch(session.signOutRequested()));
  /** Who was told, in its order. */
  const routes = () => api.calls.map(({ route }) => route).filter((route) => route === PROVIDER || route === LOGOUT);
  return { api, product, signOut, routes };
}

describe('signing out', () => {
  it('of a session by password tells the server only', async () => {
    const { api, product, signOut, routes } = await signedInWith('Basic', {});
    await signOut();
    expect(product.store.getState().session.isAuthenticated).toBe(false);
    await waitFor(() => expect(routes()).toEqual([LOGOUT]));
    expect(api.callsTo(LOGOUT)[0]?.token).toBe('t');
  });

  it('of a session through a provider first signs out there, with the token of this tab', async () => {
    const { api, signOut, routes } = await signedInWith('Google', {
      [PROVIDER]: () => ({ body: { success: true, endSessionUrl: 'https://provider.example/bye' } }),
    });
    providerToken.keep({ authenticationType: 'Google', token: 'id-token' });
    await signOut();
    await waitFor(() => expect(routes()).toEqual([PROVIDER, LOGOUT]));
    expect(api.callsTo(PROVIDER)[0]).toMatchObject({ token: 't', input: { authenticationType: 'Google', token: 'id-token' } });
    expect(popup.location.replace.mock.calls).toEqual([['https://provider.example/bye']]);
    expect(popup.opener).toBeNull();
    expect(providerToken.read()).toBeNull();
  });

  it('goes on when the provider fails', async () => {
    const { signOut, routes } = await signedInWith('Google', { [PROVIDER]: () => ({ status: 503 }) });
    providerToken.keep({ authenticationType: 'Google', token: 'id-token' });
    await signOut();
    await waitFor(() => expect(routes()).toEqual([PROVIDER, LOGOUT]));
    expect(popups).not.toHaveBeenCalled();
  });

  it('is done here at once, however long the provider takes, and waits three seconds for it before it tells the server', async () => {
    const { product, signOut, routes } = await signedInWith('Google', { [PROVIDER]: () => new Promise(() => undefined) });
    providerToken.keep({ authenticationType: 'Google', token: 'id-token' });
    const started = Date.now();
    await signOut();
    expect(product.store.getState().session.isAuthenticated).toBe(false);
    expect(localStorage.getItem('pusula.token')).toBeNull();
    expect(Date.now() - started).toBeLessThan(2_000);
    await waitFor(() => expect(routes()).toEqual([PROVIDER, LOGOUT]));
    expect(Date.now() - started).toBeGreaterThanOrEqual(2_900);
  });

  it('does not hand a token to a provider that this session did not come from', async () => {
    const { signOut, routes } = await signedInWith('Basic', {});
    providerToken.keep({ authenticationType: 'Google', token: 'left over' });
    await signOut();
    await waitFor(() => expect(routes()).toEqual([LOGOUT]));
    expect(providerToken.read()).toBeNull();
  });
});
