import type { Store } from '@reduxjs/toolkit';
import type { TokenStore } from '../api/index.ts';
import { type SessionState, session } from './session.slice.ts';

const KEY = 'pusula.session';

/** Who was signed in when the page was left; only believed while the User token is still there. */
export function restoreSession(store: Store, tokens: TokenStore, storage: Storage): void {
  if (tokens.read()?.tokenType !== 'User') return;
  const kept = parse(storage.getItem(KEY));
  if (kept?.user && kept.authenticationType)
    store.dispatch(session.signedIn({ user: kept.user, authenticationType: kept.authenticationType }));
}

/** Writes the session down whenever it changes. */
export function keepSession(store: Store<{ session: SessionState }>, storage: Storage): void {
  let last = store.getState().session;
  store.subscribe(() => {
    const now = store.getState().session;
    if (now === last) return;
    last = now;
    if (now.isAuthenticated) storage.setItem(KEY, JSON.stringify(now));
    else storage.removeItem(KEY);
  });
}

const parse = (text: string | null): Partial<SessionState> | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Partial<SessionState>);
  } catch {
    return null;
  }
};
