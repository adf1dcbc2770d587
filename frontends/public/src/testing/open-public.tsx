import { callsSettled, renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { cleanup, configure } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import remote from '../remote.ts';
import { suggestions } from '../search/suggestions.slice.ts';

// Screens and replies arrive as fast as the machine lets them; a busy one must not fail a test.
configure({ asyncUtilTimeout: 30_000 });

const Screens = () => <Suspense>{useRoutes([...remote.routes])}</Suspense>;
const publicToken = () => ({ body: { success: true, token: 'public-1' } });

type Opened = { api: Awaited<ReturnType<typeof startApi>>; product: Awaited<ReturnType<typeof renderProduct>>['product'] };
let opened: Opened | null = null;

/** The public pages at an address, with the real store, sagas and calls, against a server that answers as told. */
export async function openPublic(path: string, answers: Parameters<typeof startApi>[0]) {
  const api = await startApi({ 'POST /auth/public-token': publicToken, ...answers });
  const { product } = await renderProduct(<Screens />, { path, apiBase: api.baseURL, remote });
  opened = { api, product };
  return { api, product, user: userEvent.setup() };
}

/** Lets calls that are under way come in, and leaves nothing behind for the next test. */
export async function closePublic(): Promise<void> {
  if (opened) {
    const { api, product } = opened;
    product.store.dispatch(suggestions.left());
    await callsSettled(product);
    cleanup();
    await api.stop();
  }
  opened = null;
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
}
