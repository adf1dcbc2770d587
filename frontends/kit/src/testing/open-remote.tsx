import type { CurrentUser } from '@pusula/contracts';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import type { Remote } from '../remote/index.ts';
import { callsSettled } from './calls-settled.ts';
import { renderProduct } from './render-product.tsx';
import { startApi } from './start-api.ts';

export type Answers = Parameters<typeof startApi>[0];
export type SignedIn = { readonly user: CurrentUser; readonly authenticationType?: 'Basic' | 'Google' };
type Setting = {
  readonly remote: Remote;
  readonly path: string;
  readonly answers: Answers;
  readonly signedIn?: SignedIn | undefined;
  readonly historyState?: unknown;
};

type Opened = { api: Awaited<ReturnType<typeof startApi>>; product: Awaited<ReturnType<typeof renderProduct>>['product'] };
let opened: Opened | null = null;

const Screens = ({ remote }: { remote: Remote }) => (
  <Suspense>{useRoutes([...remote.routes, { path: '*', element: <h1>{'elsewhere'}</h1> }])}</Suspense>
);

/** A remote at an address, with the real store, sagas and calls, against a server that answers as told. */
export async function openRemote({ remote, path, answers, signedIn, historyState }: Setting) {
  const api = await startApi(answers);
  if (signedIn) {
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 'user-1' }));
    const { user: summary, authenticationType = 'Basic' } = signedIn;
    localStorage.setItem('pusula.session', JSON.stringify({ authenticationType, summary, changedAt: 0 }));
  }
  const view = await renderProduct(<Screens remote={remote} />, { path, historyState, apiBase: api.baseURL, remote, user: signedIn?.user });
  opened = { api, product: view.product };
  return { api, ...view, user: userEvent.setup() };
}

/** Lets calls that are under way come in, and leaves nothing behind for the next test. */
export async function closeRemote(): Promise<void> {
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
