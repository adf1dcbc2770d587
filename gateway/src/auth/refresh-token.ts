import type { refreshToken as contract } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler, GatewayRequest } from '../handler.ts';
import type { Exchangeable } from '../sessions/session.ts';
import { endOf } from '../sessions/session.ts';
import { SessionReplayed } from '../sessions/session-replayed.ts';
import { mintToken, verifyToken } from '../tokens/token.ts';
import { userClaims } from '../tokens/user-claims.ts';

type Request = GatewayRequest<typeof contract>;

/** A new token for an old one of the same type. */
export const refreshToken =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async (request) => {
    const { issuer, clock, ids } = deps;
    const {
      input: { token, tokenType },
    } = request;
    if (tokenType === 'User') return exchangeUserToken(deps, request);
    const now = clock.now();
    const claims = token === undefined ? undefined : verifyToken(issuer, token, { now, ignoreExpiration: true });
    if (!claims) throw failure('UNAUTHORIZED');
    if (claims.typ !== tokenType) throw failure('INVALID_TOKEN_TYPE');
    if (claims.typ === 'Public') return mintToken(issuer, { typ: 'Public' }, ids.next(), now);
    // Ten minutes are the wizard's whole time; a token that has run out starts it anew.
    if (claims.exp * 1000 <= now.getTime()) throw failure('TOKEN_EXPIRED');
    return mintToken(issuer, { typ: 'Register', email: claims.email }, ids.next(), now);
  };

/**
 * What a session is exchanged with is exchanged once: parallel requests within ten seconds share the new token, a later repetition shows a stolen copy and ends the session (S2), of which its
 * owner is notified.
 */
async function exchangeUserToken(
  { issuer, sessions, clock, ids, adminFactorGraceMs, notifyOwner }: Deps,
  { input: { token }, client: { exchangeCookie } }: Request,
) {
  const now = clock.now();
  const held = token === undefined ? undefined : sessionIn(issuer, token, now);
  const kept = exchangeCookie.read();
  // The cookie of somebody who has signed in since says nothing about the session before theirs.
  const isByCookie = kept !== undefined && (held === undefined || held.sessionId === kept.sessionId);
  const presented = isByCookie ? kept : held;
  if (!presented) throw failure('UNAUTHORIZED');
  const result = await sessions.exchange({ ...presented, isByCookie }, ids.next(), now);
  if (result.kind === 'replayed') await notifyOwner({ id: result.accountId, notice: 'session-replayed', at: now.toISOString() });
  if (result.kind !== 'token') {
    if (isByCookie) exchangeCookie.clear();
    throw result.kind === 'replayed' ? new SessionReplayed(result.accountId) : failure('UNAUTHORIZED');
  }
  const { session } = result;
  if (isByCookie) exchangeCookie.set({ sessionId: session.id, tokenId: session.tokenId });
  return mintToken(issuer, userClaims(session, adminFactorGraceMs, now), session.tokenId, now, endOf(session));
}

/** @throws failure: UNAUTHORIZED for what is no token of ours, INVALID_TOKEN_TYPE for one of another type */
function sessionIn(issuer: Deps['issuer'], token: string, now: Date): Exchangeable {
  const claims = verifyToken(issuer, token, { now, ignoreExpiration: true });
  if (!claims) throw failure('UNAUTHORIZED');
  if (claims.typ !== 'User') throw failure('INVALID_TOKEN_TYPE');
  return { sessionId: claims.sid, tokenId: claims.jti };
}
