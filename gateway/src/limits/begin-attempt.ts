import type { Attempt, AttemptLimiter, AttemptSubject } from './attempt-limiter.ts';
import type { Subject } from './counted-keys.ts';
import { tooManyRequests } from './too-many-requests.ts';

/**
 * Counts an attempt before it is made.
 * @returns what takes it back
 * @throws TooManyRequests when there were too many; what is not tried then fills no other count either
 */
export async function beginAttempt(attempts: AttemptLimiter, subjects: readonly AttemptSubject<Subject>[]): Promise<Attempt['undo']> {
  const { secondsToWait, undo } = await attempts.begin(subjects);
  if (secondsToWait === 0) return undo;
  await undo();
  throw tooManyRequests(secondsToWait);
}
