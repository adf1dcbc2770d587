import type { Role, TokenClaims } from '@pusula/contracts';
import { LRUCache } from 'lru-cache';
import type { SessionNews } from '../sessions/session-store.ts';
import { type Issuer, verifyToken } from './token.ts';

const REMEMBERED_TOKENS = 50_000;
const LONGEST_TOKEN = 4_096;

type UserClaims = Extract<TokenClaims, { typ: 'User' }>;

export type VerifierOptions = {
  /** A token is presented here for the first time, or again after long, and counts. */
  readonly onFirstUse?: (claims: UserClaims) => void;
  /** How many tokens are remembered, and how many sessions that were revoked or changed their role. */
  readonly remembered?: number;
};

export type TokenVerifier = {
  /** The claims of a token that counts now: ours, in time, its session not revoked. */
  readonly verify: (token: string) => TokenClaims | undefined;
  /** From now on no token of this session counts. */
  readonly revokeSession: (sessionId: string) => void;
  /** From now on only tokens count that say of their session what is so. */
  readonly applySessionNews: (news: SessionNews) => void;
};

/**
 * Verifies signatures once per token and remembers the result; caching never extends a token: expiry, revocation and role are checked on every use.
 * @param now milliseconds since the epoch
 */
export function createTokenVerifier(
  issuer: Issuer,
  now: () => number,
  { onFirstUse = () => undefined, remembered: max = REMEMBERED_TOKENS }: VerifierOptions = {},
): TokenVerifier {
  const verified = new LRUCache<string, TokenClaims>({ max });
  // A session that is forgotten for want of room is let in by no token from before: those are refused whosesoever they are, and browsers exchange theirs.
  let forgottenUntil = 0;
  const aboutSessions = <About extends { readonly since: number }>() =>
    new LRUCache<string, About>({
      max,
      dispose({ since }, _sessionId, reason) {
        if (reason === 'evict') forgottenUntil = Math.max(forgottenUntil, since);
      },
    });
  const revoked = aboutSessions<{ since: number }>();
  const roles = aboutSessions<{ since: number; role: Role }>();
  const revoke = (sessionId: string, since: number) => {
    if (!revoked.has(sessionId)) revoked.set(sessionId, { since });
  };
  const counts = (claims: TokenClaims) =>
    claims.typ !== 'User' ||
    (claims.iat * 1000 > forgottenUntil && !revoked.has(claims.sid) && (roles.peek(claims.sid)?.role ?? claims.role) === claims.role);

  return {
    verify(token) {
      if (token.length > LONGEST_TOKEN) return undefined;
      const remembered = verified.get(token);
      const claims = remembered ?? verifyToken(issuer, token, { now: new Date(now()) });
      if (!claims) return undefined;
      if (claims.exp * 1000 <= now()) {
        verified.delete(token);
        return undefined;
      }
      if (!remembered) verified.set(token, claims);
      if (!counts(claims)) return undefined;
      if (!remembered && claims.typ === 'User') onFirstUse(claims);
      return claims;
    },
    revokeSession: (sessionId) => revoke(sessionId, now()),
    applySessionNews({ id, role, revokedAt, roleChangedAt }) {
      if (revokedAt) revoke(id, revokedAt.getTime());
      else if (roleChangedAt) roles.set(id, { since: roleChangedAt.getTime(), role });
    },
  };
}
