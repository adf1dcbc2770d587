import { type Caller, type Endpoint, RATE_LIMITS, type RateLimitName } from '@pusula/contracts';
import { isFailure } from '@pusula/service-kit/service';
import type { AttemptLimiter, AttemptSubject } from './attempt-limiter.ts';
import { beginAttempt } from './begin-attempt.ts';
import type { Subject } from './counted-keys.ts';
import { wasNotAnswered } from './failed-attempts.ts';

/**
 * Does what a call wants, where only so much may be changed of an account. Calls that are refused take nothing: whoever holds a session of somebody else's, and
 * may change nothing in it, leaves the owner's sessions all that they have.
 * @throws TooManyRequests when there were too many changes, and whatever the work throws
 */
export async function limitChanges<T>(attempts: AttemptLimiter, call: Call, work: () => Promise<T>): Promise<T> {
  const subjects = changesOf(call);
  if (subjects.length === 0) return work();
  const undo = await beginAttempt(attempts, subjects);
  return work().catch(async (error: unknown) => {
    // What nobody knows the outcome of may have been done.
    if (isFailure(error) && !wasNotAnswered(error)) await undo();
    throw error;
  });
}

/** Pure: whether a call is one of those whose changes are counted. It goes on when its caller hangs up: nobody would know what to count. */
export const isCountedChange = ({ limits = [] }: Endpoint): boolean => limits.some(countsChanges);

const countsChanges = (name: RateLimitName): boolean => RATE_LIMITS[name].counts === 'changes';

type Call = { readonly endpoint: Endpoint; readonly caller: Caller; readonly address: string };

/** All changes of an account, in whichever session. */
export const changesOfFactors = (accountId: string): AttemptSubject => ({ limit: 'factorChange', subject: accountId });

function changesOf({ endpoint: { limits = [] }, caller, address }: Call): readonly AttemptSubject<Subject>[] {
  if (caller.type !== 'User') return [];
  const counted = limits.filter(countsChanges);
  return counted.map((limit) => ({ limit, subject: RATE_LIMITS[limit].per === 'address' ? address : caller }));
}
