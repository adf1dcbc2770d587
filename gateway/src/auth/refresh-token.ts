import type { refreshToken as contract } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { mintToken, verifyToken } from '../tokens/token.ts';
import { userClaims } from '../tokens/user-claims.ts';

/**
 * A new token for an old one of the same type. A user's token is exchanged once: parallel requests within ten seconds share the new one, a later
 * repetition shows a stolen copy and ends the session (S2), of which its owner is notified.
 */
export const refreshToken =
  ({ issuer, sessions, clock, ids, adminFactorGraceMs, notifyOwner }: Deps): GatewayHandler<typeof contract> =>
  async ({ input }) => {
    const now = clock.now();
    const claims = verifyToken(issuer, input.token, { now, ignoreExpiration: true });
    if (!claims) throw failure('UNAUTHORIZED');
    if (claims.typ !== input.tokenType) throw failure('INVALID_TOKEN_TYPE');
    switch (claims.typ) {
      case 'Public':
        return mintToken(issuer, { typ: 'Public' }, ids.next(), now);
      case 'Register':
        // Ten minutes are the wizard's whole time; a token that has run out starts it anew.
        if (claims.exp * 1000 <= now.getTime()) throw failure('TOKEN_EXPIRED');
        return mintToken(issuer, { typ: 'Register', email: claims.email }, ids.next(), now);
      case 'User': {
        const result = await sessions.exchange(claims.sid, claims.jti, ids.next(), now);
        if (result.kind === 'replayed') await notifyOwner({ id: result.accountId, notice: 'session-replayed', at: now.toISOString() });
        if (result.kind !== 'token') throw failure('UNAUTHORIZED');
        return mintToken(issuer, userClaims(result.session, adminFactorGraceMs, now), result.session.tokenId, now);
      }
    }
  };
