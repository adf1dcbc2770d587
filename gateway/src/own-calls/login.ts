import { createHash } from 'node:crypto';
import type { login as contract } from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit';
import { mintToken } from '../tokens/token.ts';
import { type OwnHandler, type OwnParts, userClaims } from './own-call.ts';

/** Limits are kept per address of the account without keeping the address itself. */
const fingerprint = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Opens a session for an e-mail address and password. Failures are counted per account and per address (S1); an unknown address costs and answers the same (S7). */
export const login =
  ({ issuer, sessions, people, limiter, clock, ids }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, address, signal }) => {
    if (input.authenticationType !== 'Basic') throw failure('INVALID_AUTHENTICATION_TYPE');
    const account = fingerprint(input.email);
    if (limiter.peek('loginPerAccount', account) > 0 || limiter.peek('loginPerAddress', address) > 0) throw failure('TOO_MANY_REQUESTS');

    const found = await people.accountOf({ email: input.email, password: input.password }, signal).catch((error: unknown) => {
      if (isFailure(error) && error.code === 'INVALID_CREDENTIALS') {
        limiter.take('loginPerAccount', account);
        limiter.take('loginPerAddress', address);
      }
      throw error;
    });

    const now = clock.now();
    const session = {
      id: ids.next(),
      accountId: found.id,
      role: found.userType,
      email: found.email,
      isVerified: found.isVerified,
      createdAt: now,
      lastUsedAt: now,
      tokenId: ids.next(),
      previousTokenId: null,
      rotatedAt: now,
      revokedAt: null,
    };
    await sessions.open(session);
    const user = await people.currentUser(found, session.id, found.language, signal);
    return { ...mintToken(issuer, userClaims(session), session.tokenId, now), user };
  };
