import { LIMITS } from '@pusula/contracts';
import type { StoredToken } from '../api/index.ts';

type Unfinished = { readonly token: string; readonly since: number };

const KEY = 'pusula.signOuts';
/** Whoever signs out more often without a connection than this has its oldest sessions end by themselves. */
const MOST_KEPT = 5;

let memory: readonly Unfinished[] = [];

/**
 * Tokens of sessions that were ended in this browser and not yet at the server. They sign nobody in; they are kept as long as the server would keep an
 * unused session open, so that it can be told when it is reached again.
 */
export const unfinishedSignOuts = {
  add(token: string, now: number): void {
    write([...fresh(now).filter((one) => one.token !== token), { token, since: now }].slice(-MOST_KEPT));
  },
  remove(token: string, now: number): void {
    write(fresh(now).filter((one) => one.token !== token));
  },
  /** Of no use to anybody any more is what is older than any session. */
  forgetLapsed: (now: number): void => write(fresh(now)),
  /** Oldest first. */
  tokens: (now: number): StoredToken[] => fresh(now).map(({ token }) => ({ token, tokenType: 'User' })),
};

const fresh = (now: number): readonly Unfinished[] => read().filter(({ since }) => since <= now && now - since < LIMITS.sessionIdleMs);

function read(): readonly Unfinished[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnfinished) : [];
  } catch {
    return memory;
  }
}

function write(all: readonly Unfinished[]): void {
  memory = all;
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Storage is off: they last until the page is left.
  }
}

const isUnfinished = (value: unknown): value is Unfinished => {
  const { token, since } = (value ?? {}) as Partial<Unfinished>;
  return typeof token === 'string' && typeof since === 'number';
};
