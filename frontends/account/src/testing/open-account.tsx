import type { CurrentUser } from '@pusula/contracts';
import { callsSettled, renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import remote from '../remote.ts';

type Answers = Parameters<typeof startApi>[0];
type SignedIn = { user: CurrentUser; authenticationType?: 'Basic' | 'Google' };

const Screens = () => <Suspense>{useRoutes([...remote.routes, { path: '*', element: <h1>{'elsewhere'}</h1> }])}</Suspense>;

type Opened = { api: Awaited<ReturnType<typeof startApi>>; product: Awaited<ReturnType<typeof renderProduct>>['product'] };
let opened: Opened | null = null;

/** The account pages at an address, with the real store, sagas and calls, against a server that answers as told. */
export async function openAccount(path: string, answers: Answers, signedIn?: SignedIn) {
  const api = await startApi({
    'POST /auth/public-token': () => ({ body: { success: true, token: 'public-1' } }),
    'GET /auth/providers': () => ({ body: { success: true, providers: [] } }),
    ...answers,
  });
  if (signedIn) {
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 'user-1' }));
    localStorage.setItem('pusula.session', JSON.stringify({ authenticationType: 'Basic', ...signedIn }));
  }
  const view = await renderProduct(<Screens />, { path, apiBase: api.baseURL, remote });
  opened = { api, product: view.product };
  return { api, ...view, user: userEvent.setup() };
}

/** Lets calls that are under way come in, and leaves nothing behind for the next test. */
export async function closeAccount(): Promise<void> {
  if (opened) {
    const { api, product } = opened;
    await callsSettled(product);
    cleanup();
    await api.stop();
  }
  opened = null;
  localStorage.clear();
  sessionStorage.clear();
}
