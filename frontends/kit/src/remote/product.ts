import type { Language } from '@pusula/contracts';
import { createApiClient, exclusively, tokenStore } from '@pusula/frontend-kit/api';
import { config } from '@pusula/frontend-kit/config';
import { addTexts, createI18n } from '@pusula/frontend-kit/i18n';
import { followSession, keepNewUserDraft, keepSession, restoreNewUserDraft, restoreSession, session } from '@pusula/frontend-kit/session';
import { createProver } from '../proof/index.ts';
import { createNavigation } from './navigation.ts';
import type { Remote } from './remote.ts';
import { createProductStore } from './store.ts';

const report = (error: unknown) => reportError(error);

/** Everything that lives as long as the page: store, languages, calls, the way to move. The shell makes one; so does a remote that runs alone. */
export function createProduct() {
  const i18n = createI18n(location.pathname);
  const navigation = createNavigation();
  const tokens = tokenStore(localStorage);
  const api = createApiClient({
    baseURL: config.apiBase,
    tokens,
    isSignInPage: () => location.pathname === '/signin',
    isSignUpPage: () => location.pathname.startsWith('/signup'),
    // Pages for everybody stay; the shell leads from those that need a person to the sign-in page.
    onSessionLost: () => store.dispatch(session.ended('refused')),
    exclusively,
    prove: createProver(() => store),
    now: Date.now,
  });
  const { store, join } = createProductStore(
    { api, tokens, navigate: navigation.navigate, language: () => i18n.language as Language },
    report,
  );
  restoreSession(store, tokens, localStorage, Date.now());
  keepSession(store, localStorage);
  followSession(store, tokens, localStorage, window);
  restoreNewUserDraft(store, localStorage, Date.now());
  keepNewUserDraft(store, localStorage, Date.now);

  const reach = () => store.dispatch(session.serverReachable());
  addEventListener('online', reach);
  reach();

  const add = (remote: Remote) => {
    addTexts(i18n, remote.texts);
    join(remote);
  };
  return { i18n, navigation, store, add };
}
export type Product = ReturnType<typeof createProduct>;
