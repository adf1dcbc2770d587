import { createHash } from 'node:crypto';
import { type ErrorCode, PROVIDER_TOKEN_ERRORS } from '@pusula/contracts';
import { isFailure } from '@pusula/service-kit/service';
import type { AttemptLimiter, AttemptSubject } from './attempt-limiter.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Limits are kept per e-mail address without keeping the address itself. */
export const fingerprint = (email: string): string => createHash('sha256').update(email).digest('base64url');

/** Answers to somebody who has not proven who they are. Successes and outages do not count as attempts. */
const CREDENTIAL_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'INVALID_CREDENTIALS',
  'PASSKEY_NOT_ACCEPTED',
  'INVALID_RECOVERY_CODE',
  ...PROVIDER_TOKEN_ERRORS,
  'EMAIL_VALIDATION_FAILED',
]);

/**
 * Does what needs a proof of identity; only wrong proofs count (S1).
 * @throws TooManyRequests when there were too many of them, and whatever the work throws
 */
export async function limitFailedAttempts<T>(
  attempts: AttemptLimiter,
  subjects: readonly AttemptSubject[],
  work: () => Promise<T>,
): Promise<T> {
  const attempt = await attempts.begin(subjects);
  if (attempt.secondsToWait > 0) throw tooManyRequests(attempt.secondsToWait);
  const result = await work().catch(async (error: unknown) => {
    if (!isFailure(error) || !CREDENTIAL_ERRORS.has(error.code)) await attempt.succeeded();
    throw error;
  });
  await attempt.succeeded();
  return result;
}

/**
 * Those of somebody's password, wherever it is asked for: at sign-in and inside a session alike.
 * @param device by what the guesses of a known browser are counted, apart from those of everybody else
 */
export const passwordAttempts = (email: string, address: string, device: string | undefined): readonly AttemptSubject[] => [
  device === undefined ? { limit: 'loginPerAccount', subject: fingerprint(email) } : { limit: 'loginPerDevice', subject: device },
  { limit: 'loginPerAddress', subject: address },
];
