import type { Account, AuthenticationType } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { Client } from '../handler.ts';
import type { AttemptSubject } from '../limits/attempt-limiter.ts';
import { tooManyRequests } from '../limits/too-many-requests.ts';
import { factorOf } from '../sessions/second-factor.ts';
import { type Session, userAgentLine } from '../sessions/session.ts';
import { type MintedToken, mintToken } from '../tokens/token.ts';
import { userClaims } from '../tokens/user-claims.ts';

export type SignIn = {
  readonly sessionId: string;
  readonly authenticationType: AuthenticationType;
  readonly client: Pick<Client, 'userAgent' | 'exchangeCookie'>;
  /** Whoever comes from there enters an account so many times and no more. */
  readonly signInOrigin: string;
  /** A session counts from here: what ended the account's sessions later also ends this one. */
  readonly began: Date;
};

/** Pure: what an entry into an account counts for. */
export const signInAttemptOf = (accountId: string, signInOrigin: string): AttemptSubject => ({
  limit: 'sessionsPerNetwork',
  subject: `${accountId} ${signInOrigin}`,
});

/**
 * Opens a session and mints its first token.
 * @throws failure('INVALID_CREDENTIALS') when what let them in was changed meanwhile, TooManyRequests when the account has been entered again and again from there
 */
export async function openSession(
  { issuer, sessions, ids, attempts, adminFactorGraceMs }: Pick<Deps, 'issuer' | 'sessions' | 'ids' | 'attempts' | 'adminFactorGraceMs'>,
  account: Account,
  { sessionId, authenticationType, client: { userAgent, exchangeCookie }, signInOrigin, began }: SignIn,
): Promise<MintedToken> {
  const { secondsToWait } = await attempts.begin([signInAttemptOf(account.id, signInOrigin)]);
  if (secondsToWait > 0) throw tooManyRequests(secondsToWait);
  const session: Session = {
    id: sessionId,
    accountId: account.id,
    role: account.userType,
    email: account.email,
    isVerified: account.isVerified,
    authenticationType,
    userAgent: userAgentLine(userAgent),
    createdAt: began,
    lastUsedAt: began,
    tokenId: ids.next(),
    previousTokenId: null,
    rotatedAt: began,
    isTokenUsed: true,
    givenUpTokenIds: [],
    revokedAt: null,
    provenAt: began,
    ...factorOf(account),
    needsCookie: exchangeCookie.isKept,
  };
  if (!(await sessions.open(session))) throw failure('INVALID_CREDENTIALS');
  if (session.needsCookie) exchangeCookie.set({ sessionId, tokenId: session.tokenId });
  return mintToken(issuer, userClaims(session, adminFactorGraceMs, began), session.tokenId, began);
}
