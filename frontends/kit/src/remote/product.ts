import type { Language } from '@pusula/contracts';
import { createApiClient, tokenStore, withTabLock } from '@pusula/frontend-kit/api';
import { config } from '@pusula/frontend-kit/config';
import { addTexts, createI18n } from '@pusula/frontend-kit/i18n';
import { followSession, restoreNewUserDraft, restoreSession, session, storeNewUserDraft, storeSession } from '@pusula/frontend-kit/session';
import type { Look } from '@pusula/frontend-kit/theme';
import { createProver } from '../proof/index.ts';
import { createNavigation } from './navigation.ts';
import type { Remote } from './remote.ts';
import type { RenderedPage } from './rendered-page.ts';
import { createProductStore, SESSION_SAGAS } from './store.ts';

const report = (error: unknown) => reportError(error);

/**
 * Everything that lives as long as the page: store, languages, calls, the way to move. The shell makes one; so does a remote that runs alone.
 * @param rendered what the server rendered: the page goes on from there, and nobody is signed in until it has `takenOver`
 */
export function createProduct(rendered: RenderedPage | null = null) {
  const i18n = createI18n(location.pathname, rendered?.language);
  const navigation = createNavigation();
  const tokens = tokenStore(localStorage);
  const api = createApiClient({
    baseURL: config.apiBase,
    tokens,
    isSignInPage: () => location.pathname === '/signin',
    isSignUpPage: () => location.pathname.startsWith('/signup'),
    // Pages for everybody stay; the shell leads from those that need a person to the sign-in page.
    onSessionLost: () => store.dispatch(session.ended('refused')),
    withTabLock,
    prove: createProver(() => store),
    now: Date.now,
  });
  const { store, join } = createProductStore({
    context: { api, tokens, navigate: navigation.navigate, language: () => i18n.language as Language },
    report,
    initial: rendered?.state,
    sagas: SESSION_SAGAS,
  });
  const restore = () => restoreSession(store, tokens, localStorage, Date.now());
  if (!rendered) {
    restore();
    api.prepare();
  }
  storeSession(store, localStorage);
  followSession(store, tokens, localStorage, window);
  restoreNewUserDraft(store, localStorage, Date.now());
  storeNewUserDraft(store, localStorage, Date.now);

  const reach = () => store.dispatch(session.serverReachable());
  addEventListener('online', reach);
  reach();

  const add = (remote: Remote) => {
    addTexts(i18n, remote.texts);
    join(remote);
  };
  /** The page in the browser is the one that was rendered: from now on it is this visitor's. */
  const takenOver = () => {
    if (rendered) restore();
    delete document.documentElement.dataset.signedIn;
  };
  const look: Look = rendered ?? { theme: 'system' };
  return { i18n, navigation, store, add, takenOver, look };
}
export type Product = ReturnType<typeof createProduct>;
