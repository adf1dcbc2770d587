import { type ErrorCode, PROVIDER_TOKEN_ERRORS } from '@pusula/contracts';
import { type Failure, isFailure } from '@pusula/service-kit/service';
import type { Client } from '../handler.ts';
import type { KnownTo } from '../known-browsers/calling-browser.ts';
import type { AttemptLimiter, AttemptSubject } from './attempt-limiter.ts';
import { beginAttempt } from './begin-attempt.ts';

/** Answers to somebody who has not proven who they are. */
const CREDENTIAL_ERRORS: ReadonlySet<ErrorCode> = new Set([
  'INVALID_CREDENTIALS',
  'PASSKEY_NOT_ACCEPTED',
  'INVALID_RECOVERY_CODE',
  ...PROVIDER_TOKEN_ERRORS,
  'EMAIL_VALIDATION_FAILED',
  // A provider's token that is right and opens nothing: it can be sent again and again, and the provider counts what we ask.
  'USER_NOT_FOUND',
  'ACCOUNT_NOT_LINKED',
  'ACCOUNT_DISABLED',
]);

/** Codes of connections that were not made: what was to be sent has not left. */
const NOT_CONNECTED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * Pure: whether a proof was wrong, or nobody knows what became of it. Whoever hangs up before the answer would have as many tries as they like otherwise: that one was
 * right they see by what it has changed. What changes nothing by itself, as a sign-in, is none for whoever has waited and was told nothing.
 */
function countsAsAttempt(error: unknown, waiting: AbortSignal | undefined): boolean {
  if (!isFailure(error)) return false;
  if (CREDENTIAL_ERRORS.has(error.code)) return true;
  if (waiting && !waiting.aborted) return false;
  return wasNotAnswered(error);
}

/** Whether something was sent of which nobody knows what became. */
export const wasNotAnswered = ({ cause }: Failure): boolean =>
  cause !== undefined && !NOT_CONNECTED.has((cause as { code?: unknown }).code);

/**
 * Does what needs a proof of identity; only wrong proofs count, and those whose answer was not waited for (S1).
 * @param waiting of a caller who learns of a right proof by the answer alone: aborted when they have hung up
 * @throws TooManyRequests when there were too many of them, and whatever the work throws
 */
export async function limitFailedAttempts<T>(
  attempts: AttemptLimiter,
  subjects: readonly AttemptSubject[],
  work: () => Promise<T>,
  waiting?: AbortSignal,
): Promise<T> {
  const undo = await beginAttempt(attempts, subjects);
  const result = await work().catch(async (error: unknown) => {
    if (!countsAsAttempt(error, waiting)) await undo();
    throw error;
  });
  await undo();
  return result;
}

/** @param known the browser, where its owner is known to use it: it waits for no stranger's guesses, be they about the account or from the same network */
export const signInAttempts = (whose: string, address: string, known: KnownTo | undefined): readonly AttemptSubject[] =>
  known ? attemptsInBrowser(known) : [strangersAttempts(whose), networkAttempts(address)];

/** Inside an open session, whoever holds it. In the owner's browser all of its sessions count as one: whoever else has a session fills no count of theirs. */
export async function proofAttempts(
  { browser }: Pick<Client, 'browser'>,
  { id, email, sessionId }: Session,
): Promise<readonly AttemptSubject[]> {
  const known = await browser.knownTo(email);
  return known?.accountId === id && known.hasOpenedLetter ? attemptsInBrowser(known) : [attemptsHere(sessionId), knownAttempts(id)];
}
type Session = { readonly id: string; readonly email: string; readonly sessionId: string };

/**
 * In a browser that its owner is known to use. One in which a letter to the account's address was opened is counted by itself, since nobody gets one by signing in;
 * all others together, or having many of them would be a way to guess more often.
 */
const attemptsInBrowser = ({ browserId, accountId, hasOpenedLetter }: KnownTo): readonly AttemptSubject[] => [
  attemptsHere(placeOf(browserId, accountId)),
  ...(hasOpenedLetter ? [] : [knownAttempts(accountId)]),
];

/** Of a network, whatever the accounts. */
export const networkAttempts = (address: string): AttemptSubject => ({ limit: 'loginPerAddress', subject: address });

/** Everything that was guessed about an account, but in its sessions. @param whose the hash of its address */
export const attemptsAt = (accountId: string, whose: string, browserId: string | undefined): readonly AttemptSubject[] => [
  strangersAttempts(whose),
  knownAttempts(accountId),
  ...(browserId ? [attemptsHere(placeOf(browserId, accountId))] : []),
];

/** Those of everybody whose browser is not known for an account. @param whose the hash of its address */
const strangersAttempts = (whose: string): AttemptSubject => ({ limit: 'loginPerAccount', subject: whose });
/** Those in known browsers and open sessions of an account, all together. */
const knownAttempts = (accountId: string): AttemptSubject => ({ limit: 'loginPerKnownBrowsers', subject: accountId });
const attemptsHere = (place: string): AttemptSubject => ({ limit: 'loginPerBrowser', subject: place });
const placeOf = (browserId: string, accountId: string) => `${browserId}:${accountId}`;
