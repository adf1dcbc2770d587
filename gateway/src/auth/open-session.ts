import type { Account, AuthenticationType } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { Client } from '../handler.ts';
import { factorOf } from '../sessions/second-factor.ts';
import { type Session, userAgentLine } from '../sessions/session.ts';
import { type MintedToken, mintToken } from '../tokens/token.ts';
import { userClaims } from '../tokens/user-claims.ts';

export type SignIn = {
  readonly sessionId: string;
  readonly authenticationType: AuthenticationType;
  readonly client: Pick<Client, 'userAgent' | 'exchangeCookie'>;
  /** A session counts from here: what ended the account's sessions later also ends this one. */
  readonly began: Date;
};

/** Opens a session and mints its first token. @throws failure('INVALID_CREDENTIALS') when what let them in was changed meanwhile */
export async function openSession(
  { issuer, sessions, ids, adminFactorGraceMs }: Pick<Deps, 'issuer' | 'sessions' | 'ids' | 'adminFactorGraceMs'>,
  account: Account,
  { sessionId, authenticationType, client: { userAgent, exchangeCookie }, began }: SignIn,
): Promise<MintedToken> {
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
    revokedAt: null,
    provenAt: began,
    ...factorOf(account),
    needsCookie: exchangeCookie.isKept,
  };
  if (!(await sessions.open(session))) throw failure('INVALID_CREDENTIALS');
  if (session.needsCookie) exchangeCookie.set({ sessionId, tokenId: session.tokenId });
  return mintToken(issuer, userClaims(session, adminFactorGraceMs, began), session.tokenId, began);
}
