import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@pusula/contracts';
import { customerOf } from '../web/client-address.ts';

/** Pure: what something counts for, and how much of it is allowed: its network, or account, first, then who has the network. */
export function countsOf(name: RateLimitName, subject: string): readonly { readonly key: string; readonly allowed: number }[] {
  const limit: RateLimit = RATE_LIMITS[name];
  const own = { key: `${name}:${subject}`, allowed: limit.requests };
  const customer = customerOf(subject);
  if (limit.per !== 'address' || customer === subject) return [own];
  return [own, { key: `${name}:${customer}::/48`, allowed: limit.ofCustomer }];
}
