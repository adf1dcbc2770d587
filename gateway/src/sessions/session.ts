import { type AuthenticationType, firstIdOf, LIMITS, type Role, SERVER_LIMITS } from '@pusula/contracts';
import { EntitySchema } from 'typeorm';

/** What may be exchanged next: a session, and which token of it. */
export type Exchangeable = { readonly sessionId: string; readonly tokenId: string };

/** A signed-in browser. The token it holds names the session; the session says whether that token still counts. */
export type Session = {
  id: string;
  accountId: string;
  role: Role;
  email: string;
  isVerified: boolean;
  authenticationType: AuthenticationType;
  /** What the browser called itself when it signed in. */
  userAgent: string;
  /** When the credentials were presented, so that ending an account's sessions also ends one that was being opened meanwhile. */
  createdAt: Date;
  lastUsedAt: Date;
  /** `jti` of the token that may be exchanged next, and of the one before it. */
  tokenId: string;
  previousTokenId: string | null;
  rotatedAt: Date;
  /** Whether the token has been used that may be exchanged next: then its holder has it, and needs the one before no more. */
  isTokenUsed: boolean;
  /** Tokens that nobody had used when another was made in their place, of as long as they are good for: whoever uses one then holds a copy. */
  givenUpTokenIds: string[];
  revokedAt: Date | null;
  /** When its holder last proved who they are, by signing in or later; null for one from before that was asked. */
  provenAt: Date | null;
  /** Of its account. */
  hasPasskey: boolean;
  adminSince: Date | null;
  /** Whether its tokens are exchanged with the cookie of its browser, and not by themselves. */
  needsCookie: boolean;
};

export const SessionTable = new EntitySchema<Session>({
  name: 'session',
  columns: {
    id: { type: 'char', length: 26, primary: true },
    accountId: { type: 'char', length: 26, name: 'account_id' },
    role: { type: 'text' },
    email: { type: 'text' },
    isVerified: { type: 'boolean', name: 'is_verified' },
    authenticationType: { type: 'text', name: 'authentication_type' },
    userAgent: { type: 'text', name: 'user_agent' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at' },
    tokenId: { type: 'char', length: 26, name: 'token_id' },
    previousTokenId: { type: 'char', length: 26, name: 'previous_token_id', nullable: true },
    rotatedAt: { type: 'timestamptz', name: 'rotated_at' },
    isTokenUsed: { type: 'boolean', name: 'is_token_used' },
    givenUpTokenIds: { type: 'text', array: true, name: 'given_up_token_ids' },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
    provenAt: { type: 'timestamptz', name: 'proven_at', nullable: true },
    hasPasskey: { type: 'boolean', name: 'has_passkey' },
    adminSince: { type: 'timestamptz', name: 'admin_since', nullable: true },
    needsCookie: { type: 'boolean', name: 'needs_cookie' },
  },
});

const age = (since: Date, now: Date) => now.getTime() - since.getTime();

/** Whether the session still counts: not revoked, used within the last hour, opened within the last twelve (architecture, section 4). */
export const isAlive = (session: Session, now: Date): boolean =>
  session.revokedAt === null &&
  age(session.lastUsedAt, now) < LIMITS.sessionIdleMs &&
  age(session.createdAt, now) < SERVER_LIMITS.sessionAbsoluteMs;

/** Pure: when a session is over, however much it is used. */
export const endOf = ({ createdAt }: Session): Date => new Date(createdAt.getTime() + SERVER_LIMITS.sessionAbsoluteMs);

/** A transaction may commit that much later than its own time stamps say. */
export const LATE_COMMIT_MS = 10_000;

/** Pure: what ended or changed before then matters no more: no token from before is good any longer. */
export const lastTokensBefore = (now: Date): Date => new Date(now.getTime() - LIMITS.userTokenLifetimeMs - LATE_COMMIT_MS);

/** Pure: a User-Agent header as it is kept: one short line without characters that cannot be seen. */
export const userAgentLine = (header: string | undefined): string =>
  (header ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, SERVER_LIMITS.userAgentLength);

export type Exchange =
  | { readonly kind: 'rotate'; readonly session: Session }
  /** Parallel requests of one browser share the token that was made. */
  | { readonly kind: 'repeat'; readonly session: Session }
  /** A token that was exchanged, and the one made of it used; or one that was given up: somebody else holds a copy. */
  | { readonly kind: 'replay' };

/**
 * Pure: what presenting a token for exchange means (S2). Within the grace nothing is exchanged twice, so that of a browser whose calls overtake each other one former token has to be known and
 * not a chain of them. Whoever asks again later, as the answer was lost, gets a token of their own: of two holders who have exchanged the same one, the second to come shows.
 */
export function exchange(session: Session, presentedTokenId: string, nextTokenId: string, now: Date): Exchange {
  const isWithinGrace = session.previousTokenId !== null && age(session.rotatedAt, now) <= SERVER_LIMITS.refreshGraceMs;
  const isCurrent = presentedTokenId === session.tokenId;
  const isPrevious = presentedTokenId === session.previousTokenId;
  if (isWithinGrace && (isCurrent || isPrevious)) return { kind: 'repeat', session };
  const rotated = {
    ...session,
    tokenId: nextTokenId,
    previousTokenId: presentedTokenId,
    rotatedAt: now,
    lastUsedAt: now,
    isTokenUsed: false,
  };
  if (isCurrent) return { kind: 'rotate', session: rotated };
  if (!isPrevious || session.isTokenUsed) return { kind: 'replay' };
  return { kind: 'rotate', session: { ...rotated, givenUpTokenIds: [...stillGood(session.givenUpTokenIds, now), session.tokenId] } };
}

const stillGood = (tokenIds: readonly string[], now: Date): readonly string[] =>
  tokenIds.filter((id) => id >= firstIdOf(lastTokensBefore(now)));
