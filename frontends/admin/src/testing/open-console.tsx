import { callsSettled, person, renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import remote from '../remote.ts';

type Answers = Parameters<typeof startApi>[0];

const Screens = () => <Suspense>{useRoutes([...remote.routes, { path: '*', element: <h1>{'elsewhere'}</h1> }])}</Suspense>;

type Opened = { api: Awaited<ReturnType<typeof startApi>>; product: Awaited<ReturnType<typeof renderProduct>>['product'] };
let opened: Opened | null = null;

/** The console at an address, as an admin sees it: real store, sagas and calls, against a server that answers as told. */
export async function openConsole(path: string, answers: Answers) {
  const api = await startApi(answers);
  localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 'admin-1' }));
  localStorage.setItem('pusula.session', JSON.stringify({ authenticationType: 'Basic', user: person('admin') }));
  const view = await renderProduct(<Screens />, { path, apiBase: api.baseURL, remote });
  opened = { api, product: view.product };
  return { api, ...view, user: userEvent.setup() };
}

/** Lets calls that are under way come in, and leaves nothing behind for the next test. */
export async function closeConsole(): Promise<void> {
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
