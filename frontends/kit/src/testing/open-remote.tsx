import type { CurrentUser } from '@pusula/contracts';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import type { Product, Remote } from '../remote/index.ts';
import { callsSettled } from './calls-settled.ts';
import { renderProduct } from './render-product.tsx';
import { startApi } from './start-api.ts';

export type Answers = Parameters<typeof startApi>[0];
export type SignedIn = { readonly user: CurrentUser; readonly authenticationType?: 'Basic' | 'Google' };
type Setting = {
  /** Or what is exposed for an address, where a front end exposes more than one; like the shell, it is loaded when somebody comes there. */
  readonly remote: Remote | ((path: string) => Remote);
  readonly path: string;
  readonly answers: Answers;
  readonly signedIn?: SignedIn | undefined;
  readonly historyState?: unknown;
};

type Opened = { api: Awaited<ReturnType<typeof startApi>>; product: Awaited<ReturnType<typeof renderProduct>>['product'] };
let opened: Opened | null = null;

type ScreensProps = { remoteAt: (path: string) => Remote; add: (remote: Remote) => void };

/** Each joins the product once, before its first render. */
function Screens({ remoteAt, add }: ScreensProps) {
  const remote = remoteAt(useLocation().pathname);
  const [joined, setJoined] = useState<readonly Remote[]>([]);
  const isThere = joined.includes(remote);
  useLayoutEffect(() => {
    if (isThere) return;
    add(remote);
    setJoined((before) => [...before, remote]);
  }, [add, isThere, remote]);
  return useRoutes(isThere ? [...remote.routes, { path: '*', element: <h1>{'elsewhere'}</h1> }] : [{ path: '*', element: null }]);
}

/** A remote at an address, with the real store, sagas and calls, against a server that answers as told. */
export async function openRemote({ remote, path, answers, signedIn, historyState }: Setting) {
  const api = await startApi(answers);
  if (signedIn) {
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 'user-1' }));
    const { user: summary, authenticationType = 'Basic' } = signedIn;
    localStorage.setItem('pusula.session', JSON.stringify({ authenticationType, summary, changedAt: 0 }));
  }
  const remoteAt = typeof remote === 'function' ? remote : () => remote;
  const screens = ({ add }: Product) => (
    <Suspense>
      <Screens remoteAt={remoteAt} add={add} />
    </Suspense>
  );
  const view = await renderProduct(screens, { path, historyState, apiBase: api.baseURL, user: signedIn?.user });
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
