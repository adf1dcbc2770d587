import type { Role, TokenClaims } from '@pusula/contracts';
import { LRUCache } from 'lru-cache';
import type { SessionNews } from '../sessions/session-store.ts';
import { type Issuer, verifyToken } from './token.ts';

const REMEMBERED_TOKENS = 50_000;
const LONGEST_TOKEN = 4_096;

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
export function createTokenVerifier(issuer: Issuer, now: () => number): TokenVerifier {
  const verified = new LRUCache<string, TokenClaims>({ max: REMEMBERED_TOKENS });
  // A revoked session's last token outlives it by a quarter of an hour at most; far more sessions than are revoked in that time fit in here.
  const revoked = new LRUCache<string, true>({ max: REMEMBERED_TOKENS });
  // Of sessions whose role has changed; the tokens from before live no longer than that either.
  const roles = new LRUCache<string, Role>({ max: REMEMBERED_TOKENS });
  const counts = (claims: TokenClaims) =>
    claims.typ !== 'User' || (!revoked.get(claims.sid) && (roles.get(claims.sid) ?? claims.role) === claims.role);

  return {
    verify(token) {
      if (token.length > LONGEST_TOKEN) return undefined;
      let claims = verified.get(token);
      if (!claims) {
        claims = verifyToken(issuer, token, { now: new Date(now()) });
        if (!claims) return undefined;
        verified.set(token, claims);
      }
      if (claims.exp * 1000 <= now()) {
        verified.delete(token);
        return undefined;
      }
      return counts(claims) ? claims : undefined;
    },
    revokeSession: (sessionId) => revoked.set(sessionId, true),
    applySessionNews({ id, role, isRevoked }) {
      if (isRevoked) revoked.set(id, true);
      else roles.set(id, role);
    },
  };
}
