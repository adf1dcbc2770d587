import { afterEach, describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '@pusula/contracts';
import { act, cleanup, waitFor } from '@testing-library/react';
import type { UnknownAction } from 'redux';
import { selectApiStatus } from '../api/index.ts';
import { switchLanguage } from '../i18n/index.ts';
import { person } from '../testing/people.ts';
import { renderProduct } from '../testing/render-product.tsx';
import { startApi } from '../testing/start-api.ts';
import { SIGNED_IN_PERSON } from './refresh-user.saga.ts';
import { session } from './session.slice.ts';

const LOOK = 'GET /user/get-current-user';
const RENEW = 'POST /auth/refresh-token';

let stop: () => Promise<void> = async () => undefined;
afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await stop();
});

/** What the gateway says of somebody in their token. */
const tokenOf = ({ email, isVerified, userType }: CurrentUser) =>
  `e30.${Buffer.from(JSON.stringify({ email, verified: isVerified, role: userType })).toString('base64url')}.x`;

/** A browser that remembers an unverified person, and a server that may know better. */
async function lookAgain(answer: CurrentUser | null) {
  const api = await startApi({
    [LOOK]: () =>
      answer ? { body: { success: true, user: answer } } : { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } },
    [RENEW]: () => ({ body: { success: true, token: 'renewed' } }),
  });
  stop = api.stop;
  const summary = person('member', { isVerified: false });
  localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: tokenOf(summary) }));
  localStorage.setItem('pusula.session', JSON.stringify({ authenticationType: 'Basic', summary }));
  const { product } = await renderProduct(<h1>page</h1>, { path: '/profile', apiBase: api.baseURL });
  await act(async () => void product.store.dispatch(session.userWanted()));
  await waitFor(() => expect(api.callsTo(LOOK)).toHaveLength(1));
  const look = (action: UnknownAction) => act(async () => void product.store.dispatch(action));
  return { api, product, look, user: () => product.store.getState().session.user };
}

describe('a person whom this browser remembers', () => {
  it('is shown as the server knows them, and the token says the same', async () => {
    const { api, user } = await lookAgain(person('member', { isVerified: true }));
    await waitFor(() => expect(user()?.isVerified).toBe(true));
    expect(api.callsTo(RENEW)).toHaveLength(1);
  });

  it('keeps the token when it is right about them', async () => {
    const { api, user } = await lookAgain(person('member', { isVerified: false, city: 'Ankara' }));
    await waitFor(() => expect(user()?.city).toBe('Ankara'));
    expect(api.callsTo(RENEW)).toHaveLength(0);
  });

  it('is asked after once by a page and its parts that open together, and again when something may have changed', async () => {
    const { api, look, user } = await lookAgain(person('member'));
    await waitFor(() => expect(user()?.isVerified).toBe(true));
    await look(session.userShown());
    await look(session.userShown());
    expect(api.callsTo(LOOK)).toHaveLength(1);
    await look(session.userWanted());
    await waitFor(() => expect(api.callsTo(LOOK)).toHaveLength(2));
  });

  it('is asked after in the language of the page', async () => {
    const { api, product, look, user } = await lookAgain(person('member'));
    await waitFor(() => expect(user()?.isVerified).toBe(true));
    await act(() => switchLanguage(product.i18n, 'en'));
    await look(session.userShown());
    await waitFor(() => expect(api.callsTo(LOOK).map(({ input }) => input.language)).toEqual(['tr', 'en']));
  });

  it('stays as remembered while the server cannot say', async () => {
    const { product, user } = await lookAgain(null);
    await waitFor(() => expect(selectApiStatus(SIGNED_IN_PERSON)(product.store.getState()).error?.status).toBe(503));
    expect(product.store.getState().session.summary).toMatchObject({ firstName: 'Nilüfer', userType: 'member' });
    expect(user()).toBeNull();
  });
});
