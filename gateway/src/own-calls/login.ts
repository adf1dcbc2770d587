import { createHash } from 'node:crypto';
import type { login as contract } from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit';
import { tooManyRequests } from '../limits/too-many-requests.ts';
import { mintToken } from '../tokens/token.ts';
import { type OwnHandler, type OwnParts, userClaims } from './own-call.ts';

/** Limits are kept per address of the account without keeping the address itself. */
const fingerprint = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Opens a session for an e-mail address and password. Failures are counted per account and per address (S1); an unknown address costs and answers the same (S7). */
export const login =
  ({ issuer, sessions, people, attempts, clock, ids }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, address, signal }) => {
    if (input.authenticationType !== 'Basic') throw failure('INVALID_AUTHENTICATION_TYPE');
    const attempt = await attempts.begin([
      { limit: 'loginPerAccount', subject: fingerprint(input.email) },
      { limit: 'loginPerAddress', subject: address },
    ]);
    if (attempt.secondsToWait > 0) throw tooManyRequests(attempt.secondsToWait);
    const account = await people.accountOf({ email: input.email, password: input.password }, signal).catch(async (error: unknown) => {
      // Somebody who knows the password, or whom we could not ask, has not guessed.
      if (!isFailure(error) || error.code !== 'INVALID_CREDENTIALS') await attempt.succeeded();
      throw error;
    });
    await attempt.succeeded();

    const now = clock.now();
    const session = {
      id: ids.next(),
      accountId: account.id,
      role: account.userType,
      email: account.email,
      isVerified: account.isVerified,
      createdAt: now,
      lastUsedAt: now,
      tokenId: ids.next(),
      previousTokenId: null,
      rotatedAt: now,
      revokedAt: null,
    };
    await sessions.open(session);
    const user = await people.currentUser(account, session.id, account.language, signal);
    return { ...mintToken(issuer, userClaims(session), session.tokenId, now), user };
  };
