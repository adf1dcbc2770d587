import { type Caller, type Endpoint, RATE_LIMITS, type RateLimitName } from '@pusula/contracts';
import type { SharedCounters } from './shared-counters.ts';

export type RateLimiter = {
  /** 0 when the call may go on, else the seconds until it may. Counts the call. Limits per account are not asked here: their subject is in the body. */
  readonly secondsToWait: (endpoint: Endpoint, caller: Caller, address: string) => number;
  /** The same for one named limit and one subject, such as an e-mail address. */
  readonly take: (name: RateLimitName, subject: string) => number;
  /** Asks without counting. */
  readonly peek: (name: RateLimitName, subject: string) => number;
};

/**
 * Fixed windows over counters that all replicas share.
 * @param scale multiplies every limit: 1 in production; load tests raise it
 */
export function createRateLimiter(counters: SharedCounters, now: () => number, scale = 1): RateLimiter {
  const wait = (name: RateLimitName, subject: string, counts: boolean): number => {
    const { requests, windowMs } = RATE_LIMITS[name];
    const time = now();
    const window = Math.floor(time / windowMs);
    const key = `${name}:${subject}`;
    const used = counts ? counters.add(key, window, windowMs) : counters.read(key, window) + 1;
    return used <= requests * scale ? 0 : Math.max(1, Math.ceil(((window + 1) * windowMs - time) / 1000));
  };
  const take = (name: RateLimitName, subject: string) => wait(name, subject, true);

  return {
    take,
    peek: (name, subject) => wait(name, subject, false),
    secondsToWait(endpoint, caller, address) {
      let longest = take('general', address);
      for (const name of endpoint.limits ?? []) {
        const { per, counts } = RATE_LIMITS[name];
        if (per === 'account' || counts === 'failures') continue; // the verb knows when and for whom these count
        const subject = per === 'user' && caller.type === 'User' ? caller.id : address;
        longest = Math.max(longest, take(name, subject));
      }
      return longest;
    },
  };
}
