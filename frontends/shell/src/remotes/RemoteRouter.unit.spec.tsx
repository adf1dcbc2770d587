import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Role } from '@pusula/contracts';
import type { Remote } from '@pusula/frontend-kit/remote';
import { session } from '@pusula/frontend-kit/session';
import { person, renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Layout } from '../page/Layout.tsx';
import { texts } from '../texts.ts';
import { RemoteRouter } from './RemoteRouter.tsx';
import { createRemoteLoader } from './remote-loader.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ 'POST /auth/logout': () => ({}) });
});
afterAll(() => api.stop());
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const remoteOf = (name: string, paths: string[]): Remote => ({
  name,
  routes: paths.map((path) => ({ path, element: <h1>{`${name} ${path}`}</h1> })),
  reducers: {},
  sagas: [],
  texts: {},
});
const modules: Readonly<Record<string, Remote>> = {
  'public/remote': remoteOf('public', ['/']),
  'account/remote': remoteOf('account', ['/profile']),
  'account/sign-in': remoteOf('sign-in', ['/signin']),
  'admin/remote': remoteOf('admin', ['/admin/dashboard']),
};

async function visit(path: string, role: Role | null, broken: string[] = []) {
  const fetched: string[] = [];
  const loader = createRemoteLoader({
    fetch: async (module) => {
      fetched.push(module);
      const remote = modules[module];
      if (!remote || broken.includes(module)) throw new Error(`${module} is down`);
      return remote;
    },
    forget: () => undefined,
    add: () => undefined,
  });
  const page = (
    <Layout>
      <RemoteRouter loader={loader} />
    </Layout>
  );
  localStorage.setItem('pusula.token', JSON.stringify({ tokenType: role ? 'User' : 'Public', token: 't' }));
  if (role) localStorage.setItem('pusula.session', JSON.stringify({ authenticationType: 'Basic', summary: person(role) }));
  const user = role ? person(role) : undefined;
  const { product } = await renderProduct(page, { path, apiBase: api.baseURL, texts, user });
  return { product, fetched, broken };
}
const address = () => location.pathname + location.search;
/** Tokens whose sessions the server was asked to end, in this file's tests so far. */
const signedOut = () => api.callsTo('POST /auth/logout').map(({ token }) => token);

describe('an address', () => {
  it('shows the screen of the remote that owns it, and loads no other', async () => {
    const { fetched } = await visit('/', null);
    expect(await screen.findByRole('heading', { name: 'public /' })).toBeTruthy();
    expect(fetched).toEqual(['public/remote']);
  });

  it('that no remote answers is not found, in the frame of the page', async () => {
    await visit('/nowhere', null);
    expect(await screen.findByRole('heading', { name: 'Bu sayfa haritada yok' })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('search').getAttribute('action')).toBe('/search-results');
  });

  it('for signed-in people sends a guest to sign in and remembers the way, without loading its screens for them', async () => {
    const { fetched } = await visit('/profile?tab=links', null);
    expect(await screen.findByRole('heading', { name: 'sign-in /signin' })).toBeTruthy();
    expect(address()).toBe(`/signin?from=${encodeURIComponent('/profile?tab=links')}`);
    expect(fetched).toEqual(['account/sign-in']);
  });

  it('for admins sends a member home and says why and as whom, without loading the admin’s code', async () => {
    const { fetched } = await visit('/admin/dashboard', 'member');
    const dialog = await screen.findByRole('dialog', { name: 'Bu sayfaya erişim izniniz yok.' });
    expect(dialog.textContent).toContain('Nilüfer Şen (nilufer.sen@posta.example)');
    expect(address()).toBe('/');
    expect(fetched).toEqual(['public/remote']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Burada kal' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(history.state?.usr ?? null).toBeNull();
  });

  it('for admins leads a member on to another account', async () => {
    await visit('/admin/users?page=2', 'member');
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Başka hesapla gir' })));
    expect(address()).toBe(`/signin?from=${encodeURIComponent('/admin/users?page=2')}`);
    expect(localStorage.getItem('pusula.token')).toBeNull();
    await waitFor(() => expect(signedOut()).toEqual(['t']));
  });

  it('for admins opens to an admin', async () => {
    await visit('/admin/dashboard', 'admin');
    expect(await screen.findByRole('heading', { name: 'admin /admin/dashboard' })).toBeTruthy();
  });

  it.each(['refused', 'idle', 'elsewhere'] as const)(
    'whose reader loses the session on it (%s) leads to sign in, and says why',
    async (end) => {
      const { product } = await visit('/profile', 'member');
      await screen.findByRole('heading', { name: 'account /profile' });
      await act(async () => void product.store.dispatch(session.ended(end)));
      expect(await screen.findByRole('heading', { name: 'sign-in /signin' })).toBeTruthy();
      expect(address()).toBe('/signin?from=%2Fprofile');
      expect(history.state.usr).toEqual({ endedBecause: end });
    },
  );

  it('for everybody stays when its reader loses the session on it', async () => {
    const { product } = await visit('/', 'member');
    await screen.findByRole('heading', { name: 'public /' });
    await act(async () => void product.store.dispatch(session.ended('refused')));
    expect(address()).toBe('/');
    expect(screen.getByRole('heading', { name: 'public /' })).toBeTruthy();
  });

  it('that its reader signs out on is left for home, not for the sign-in page', async () => {
    const { product } = await visit('/profile', 'member');
    await screen.findByRole('heading', { name: 'account /profile' });
    const before = signedOut();
    await act(async () => void product.store.dispatch(session.signOutRequested()));
    expect(await screen.findByRole('heading', { name: 'public /' })).toBeTruthy();
    expect(address()).toBe('/');
    await waitFor(() => expect(signedOut()).toEqual([...before, 't']));
    expect(localStorage.getItem('pusula.token')).toBeNull();
    expect(localStorage.getItem('pusula.session')).toBeNull();
  });
});

describe('a remote that cannot be loaded', () => {
  it('leaves header and footer alive, and is there after another try', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { broken } = await visit('/', null, ['public/remote']);
    expect(await screen.findByRole('heading', { name: 'Bu bölüm açılamadı' })).toBeTruthy();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    broken.length = 0;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Tekrar Dene' })));
    expect(await screen.findByRole('heading', { name: 'public /' })).toBeTruthy();
  });
});
