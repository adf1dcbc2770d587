import type { Store } from 'redux';
import type { TokenStore } from '../api/index.ts';
import { forgetActivity, hasLapsed } from './last-activity.ts';
import { isSessionEnd, type KeptSession, type SessionEnd, type SessionState, session } from './session.slice.ts';

const KEY = 'pusula.session';
/** Why the last session ended, for the other tabs: their readers have done nothing either. */
const END_KEY = 'pusula.sessionEnd';

/** Who was signed in when the page was left; only believed while the User token is still there, and its time without activity is not over. */
export function restoreSession(store: Store, tokens: TokenStore, storage: Storage, now: number): void {
  if (tokens.read()?.tokenType !== 'User') {
    // Somebody may have moved the mouse while the last session ended.
    forgetActivity(storage);
    return;
  }
  if (hasLapsed(storage, now)) {
    tokens.remove();
    forget(storage);
    store.dispatch(session.ended('idle'));
    return;
  }
  const kept = parse(storage.getItem(KEY));
  if (kept) store.dispatch(session.restored(kept));
}

/** The session first: a tab that missed the activity alone would take it for one that nobody uses. */
function forget(storage: Storage): void {
  storage.removeItem(KEY);
  forgetActivity(storage);
}

/** Writes the session down whenever it changes. */
export function storeSession(store: Store<{ session: SessionState }>, storage: Storage): void {
  let last = store.getState().session;
  store.subscribe(() => {
    const now = store.getState().session;
    if (now === last) return;
    last = now;
    if (now.endedBecause && now.endedBecause !== 'elsewhere') storage.setItem(END_KEY, now.endedBecause);
    else if (now.isAuthenticated) storage.removeItem(END_KEY);
    // Last: it is what the other tabs hear of.
    if (!now.isAuthenticated) return forget(storage);
    const { summary, authenticationType, changedAt } = now;
    const text = JSON.stringify({ summary, authenticationType, changedAt });
    // What another tab has said is not said back to it.
    if (text !== storage.getItem(KEY)) storage.setItem(KEY, text);
  });
}

/**
 * Signing in, signing out and changes of the person in one tab hold in all of them. A page that comes back from the browser's memory has missed what
 * was said meanwhile, so it looks for itself.
 * @param target where the browser tells about storage and pages
 */
export function followSession(
  store: Store<{ session: SessionState }>,
  tokens: TokenStore,
  storage: Storage,
  target: Pick<Window, 'addEventListener'>,
): void {
  const follow = () => {
    const { isAuthenticated, changedAt } = store.getState().session;
    const kept = tokens.read()?.tokenType === 'User' ? parse(storage.getItem(KEY)) : null;
    if (!kept) {
      if (isAuthenticated) store.dispatch(session.ended(endOf(storage)));
      return;
    }
    store.dispatch(session.restored(kept));
    if (kept.changedAt !== changedAt) store.dispatch(session.userWanted());
  };
  target.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) follow();
  });
  target.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}

const endOf = (storage: Storage): SessionEnd => {
  const end = storage.getItem(END_KEY);
  return isSessionEnd(end) ? end : 'elsewhere';
};

/** Nothing of what an older version of these pages kept. */
const parse = (text: string | null): KeptSession | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptSession> | null;
    return kept?.summary && kept.authenticationType ? (kept as KeptSession) : null;
  } catch {
    return null;
  }
};
