import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';

/** Who something counts for: somebody in one of their sessions, or else a network or an account. */
export type Subject = string | { readonly id: string; readonly sessionId: string };
type Count = { readonly key: string; readonly allowed: number };

/** Pure: what something counts for, and how much of it is allowed: a session before its account, a network before who has it. */
export function countedKeys(name: RateLimitName, subject: Subject): readonly Count[] {
  const limit: RateLimit = RATE_LIMITS[name];
  const count = (key: string, allowed: number): Count => ({ key: `${name}:${key}`, allowed });
  if (typeof subject !== 'string') {
    const ofAccount = count(subject.id, limit.requests);
    return limit.per === 'user' ? [count(subject.sessionId, limit.ofSession), ofAccount] : [ofAccount];
  }
  const customer = customerOf(subject);
  const own = count(subject, limit.requests);
  return limit.per === 'address' && customer !== subject ? [own, count(`${customer}::/48`, limit.ofCustomer)] : [own];
}
