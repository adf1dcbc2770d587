import { type Caller, type Endpoint, RATE_LIMITS, type RateLimit, type RateLimitName } from '@pusula/contracts';
import { countedKeys, type Subject } from './counted-keys.ts';
import type { SharedCounters } from './shared-counters.ts';

type VisitLimit = Extract<RateLimitName, 'pages' | 'renderings' | 'sharingPictures'>;

/** Each counts the call. @returns 0 when it may go on, else the seconds until it may */
export type RateLimiter = {
  /** Any call, whoever makes it: before anything else is looked at, so that what is refused counts as well. */
  readonly ofAnyCall: (address: string) => number;
  /** Anything that is no call, and what it needs of the server. */
  readonly ofVisit: (limit: VisitLimit, address: string) => number;
  /** Limits of the call's own. Those on failures are the verbs' to count (failed-attempts.ts), those on changes are counted around a verb (limit-changes.ts), those per account where it is known whose it is (open-session.ts). */
  readonly ofThisCall: (endpoint: Endpoint, caller: Caller, address: string) => number;
};

/**
 * Fixed windows over counters that all replicas share.
 * @param scale multiplies every limit: 1 in production; load tests raise it
 */
export function createRateLimiter(counters: SharedCounters, now: () => number, scale = 1): RateLimiter {
  const take = (name: RateLimitName, subject: Subject): number => {
    const { windowMs } = RATE_LIMITS[name];
    const time = now();
    const window = Math.floor(time / windowMs);
    // What a network or a session has no allowance for takes nothing from its neighbours: `some` ends at the first count that is over.
    const isOver = countedKeys(name, subject).some(({ key, allowed }) => counters.add(key, window, windowMs) > allowed * scale);
    return isOver ? Math.max(1, Math.ceil(((window + 1) * windowMs - time) / 1000)) : 0;
  };

  return {
    ofAnyCall: (address) => take('general', address),
    ofVisit: take,
    ofThisCall(endpoint, caller, address) {
      let longest = 0;
      for (const name of endpoint.limits ?? []) {
        const subject = subjectOf(RATE_LIMITS[name], caller, address);
        if (subject !== undefined) longest = Math.max(longest, take(name, subject));
      }
      return longest;
    },
  };
}

/** Pure: what a call counts for under one of its limits, when it is made; undefined where it does not. */
function subjectOf(limit: RateLimit, caller: Caller, address: string): Subject | undefined {
  const { per, counts } = limit;
  if (per === 'account' || counts !== 'calls') return undefined;
  if ('ofStrangers' in limit && caller.type === 'User' && caller.verified) return undefined;
  if (per === 'address') return address;
  // Whoever signs up is no user yet, and their network is not: one person there would take what is another's.
  return caller.type === 'User' ? caller : undefined;
}
