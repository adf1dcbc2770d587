import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { person } from '../testing/people.ts';
import { renderProduct } from '../testing/render-product.tsx';
import { startApi } from '../testing/start-api.ts';
import { arrivalAddress, LAST_SEARCH_KEY } from './arrival-address.ts';
import { SIGN_OUT } from './finish-sign-outs.saga.ts';
import { ownSearches, storeOwnSearch } from './own-searches.ts';
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
  localStorage.setItem('pusula.session', JSON.stringify({ authenticationType, summary: person('member') }));
  const { product } = await renderProduct(<h1>page</h1>, { path: '/profile', apiBase: api.baseURL });
  const signOut = () => act(async () => void product.store.dispatch(session.signOutRequested()));
  /** Who was told, in its order. */
  const routes = () => api.calls.map(({ route }) => route).filter((route) => route === PROVIDER || route === LOGOUT);
  return { api, product, signOut, routes };
}

describe('signing out', () => {
  it('leaves no search to whoever signs in next; a session that merely ended does', async () => {
    const { product, signOut, routes } = await signedInWith('Basic', {});
    const keep = () => {
      storeOwnSearch('yeni bir başlangıç');
      localStorage.setItem(LAST_SEARCH_KEY, '?q=cesaret');
    };
    keep();
    await act(async () => void product.store.dispatch(session.signOutRequested({ because: 'idle' })));
    expect(arrivalAddress('member')).toBe('/search-results?q=cesaret');
    await signOut();
    expect([arrivalAddress('member'), ownSearches()]).toEqual(['/', []]);
    await waitFor(() => expect(routes()).toContain(LOGOUT));
  });

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
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    const neverAnswer = () => {
      asked();
      return new Promise<never>(() => undefined);
    };
    const { product, signOut, routes } = await signedInWith('Google', { [PROVIDER]: neverAnswer });
    const notifiesServer = () => product.store.getState().api[SIGN_OUT] !== undefined;
    providerToken.keep({ authenticationType: 'Google', token: 'id-token' });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    try {
      await signOut();
      expect(product.store.getState().session.isAuthenticated).toBe(false);
      expect(localStorage.getItem('pusula.token')).toBeNull();
      await isAsked;
      await act(() => jest.advanceTimersByTimeAsync(2_999));
      expect(notifiesServer()).toBe(false);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(notifiesServer()).toBe(true);
    } finally {
      jest.useRealTimers();
    }
    await waitFor(() => expect(routes()).toEqual([PROVIDER, LOGOUT]));
  });

  it('does not hand a token to a provider that this session did not come from', async () => {
    const { signOut, routes } = await signedInWith('Basic', {});
    providerToken.keep({ authenticationType: 'Google', token: 'left over' });
    await signOut();
    await waitFor(() => expect(routes()).toEqual([LOGOUT]));
    expect(providerToken.read()).toBeNull();
  });
});

describe('a sign-out that does not reach the server', () => {
  const KEPT = 'pusula.signOuts';
  const kept = () => localStorage.getItem(KEPT);
  const failing = { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } };
  const problem = ({ product }: Awaited<ReturnType<typeof signedInWith>>) => product.store.getState().api[SIGN_OUT]?.error;

  /** The server is away until told otherwise. */
  async function signOutWithoutServer() {
    let isAway = true;
    const opened = await signedInWith('Basic', { [LOGOUT]: () => (isAway ? failing : {}) });
    await opened.signOut();
    await waitFor(() => expect(problem(opened)).toMatchObject({ message: null, fallback: 'errors.logout_failed' }));
    return {
      ...opened,
      problem: () => problem(opened),
      comeBack: () => {
        isAway = false;
      },
    };
  }

  it('is done here, is told, and keeps the token for nothing but telling the server', async () => {
    const { product } = await signOutWithoutServer();
    expect(product.store.getState().session.isAuthenticated).toBe(false);
    expect(localStorage.getItem('pusula.token')).toBeNull();
    expect(JSON.parse(kept() ?? '')).toEqual([{ token: 't', since: expect.any(Number) }]);
  });

  it('is finished when its reader tries again', async () => {
    const { api, product, comeBack, problem } = await signOutWithoutServer();
    await act(async () => void product.store.dispatch(session.signOutRetried()));
    await waitFor(() => expect(api.callsTo(LOGOUT)).toHaveLength(2));
    await waitFor(() => expect(problem()).toBeTruthy());
    comeBack();
    await act(async () => void product.store.dispatch(session.signOutRetried()));
    await waitFor(() => expect(kept()).toBeNull());
    expect(problem()).toBeNull();
    expect(product.store.getState().notices.map(({ text }) => text)).toEqual(['signedOutAtServer']);
  });

  it('is finished by itself when the network is back', async () => {
    const { api, comeBack, problem } = await signOutWithoutServer();
    comeBack();
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(kept()).toBeNull());
    expect(api.callsTo(LOGOUT).map(({ token }) => token)).toEqual(['t', 't']);
    await waitFor(() => expect(problem()).toBeNull());
  });

  it('is finished at the next visit, and nobody is signed in by what was kept', async () => {
    localStorage.setItem(KEPT, JSON.stringify([{ token: 'left', since: Date.now() - 60_000 }]));
    const api = await startApi({ [LOGOUT]: () => ({}) });
    stop = api.stop;
    const { product } = await renderProduct(<h1>page</h1>, { path: '/', apiBase: api.baseURL });
    expect(product.store.getState().session.isAuthenticated).toBe(false);
    await waitFor(() => expect(kept()).toBeNull());
    expect(api.callsTo(LOGOUT).map(({ token }) => token)).toEqual(['left']);
  });

  it.each([
    ['is older than any session', JSON.stringify([{ token: 'left', since: Date.now() - 3_600_000 }])],
    ['is dated in the future', JSON.stringify([{ token: 'left', since: Date.now() + 3_600_000 }])],
    ['makes no sense', '{"token":'],
    ['holds something else', '[null, 7, {"token": 3}]'],
  ])('is left alone, and nothing of it stays, when what was kept %s', async (_why, text) => {
    localStorage.setItem(KEPT, text);
    const api = await startApi({});
    stop = api.stop;
    await renderProduct(<h1>page</h1>, { path: '/', apiBase: api.baseURL });
    expect(api.calls).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('is over when the server no longer knows the session', async () => {
    const refused = { status: 401, body: { success: false, errorMessage: 'UNAUTHORIZED' } };
    const opened = await signedInWith('Basic', { [LOGOUT]: () => refused, 'POST /auth/refresh-token': () => refused });
    await opened.signOut();
    await waitFor(() => expect(kept()).toBeNull());
    expect(problem(opened)).toBeFalsy();
  });

  it('is not told to somebody who was away', async () => {
    const { api, product } = await signedInWith('Basic', { [LOGOUT]: () => failing });
    await act(async () => void product.store.dispatch(session.signOutRequested({ because: 'idle' })));
    await waitFor(() => expect(api.callsTo(LOGOUT)).toHaveLength(1));
    expect(kept()).not.toBeNull();
    expect(product.store.getState().api[SIGN_OUT]).toBeUndefined();
  });

  it('keeps the last five at most', async () => {
    localStorage.setItem(KEPT, JSON.stringify([1, 2, 3, 4, 5].map((n) => ({ token: `old-${n}`, since: Date.now() - 1_000 }))));
    const opened = await signedInWith('Basic', { [LOGOUT]: () => failing });
    await opened.signOut();
    expect(JSON.parse(kept() ?? '').map(({ token }: { token: string }) => token)).toEqual(['old-2', 'old-3', 'old-4', 'old-5', 't']);
  });
});
