import type { Caller, DataOf, Endpoint, InputOf, ReplyOf, ServiceName, signInNoticed, TokenClaims } from '@pusula/contracts';
import { type Breaker, type Clock, type Done, failure, type Health, type Ids } from '@pusula/service-kit';
import type { AttemptLimiter } from '../limits/attempt-limiter.ts';
import type { Queues } from '../operations/queues.ts';
import type { AccountSessions } from '../sessions/follow-account.ts';
import { isFactorMissing } from '../sessions/second-factor.ts';
import type { Session } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { Issuer } from '../tokens/token.ts';
import type { TokenVerifier } from '../tokens/token-verifier.ts';
import type { Ask } from './ask.ts';
import type { KnownDevice } from './known-device.ts';
import type { People } from './people.ts';

/** What the gateway's own verbs work with. */
export type OwnParts = {
  readonly issuer: Issuer;
  readonly verifier: TokenVerifier;
  readonly sessions: SessionStore;
  readonly accountSessions: AccountSessions;
  /** The identity service, which knows accounts. */
  readonly identity: Ask;
  readonly profile: Ask;
  readonly catalog: Ask;
  readonly people: People;
  /** Where the services are, and whether calls are let through to them. */
  readonly services: Readonly<Record<ServiceName, { readonly url: string; readonly breaker: Breaker }>>;
  /** What the gateway itself depends on. */
  readonly health: Health;
  readonly queues: Queues;
  /** For what an admin does here and not in a service; resolves when it is written down. */
  readonly tellAuditLog: (done: Done) => Promise<void>;
  /** For what happens to somebody's sessions; resolves when the letter is on its way. */
  readonly tellOwner: (noticed: DataOf<typeof signInNoticed>) => Promise<void>;
  readonly attempts: AttemptLimiter;
  /** How long an administrator may do without a second factor. */
  readonly adminFactorGraceMs: number;
  readonly clock: Clock;
  readonly ids: Ids;
};

export type OwnRequest<E extends Endpoint> = {
  readonly input: InputOf<E>;
  readonly caller: Caller;
  readonly address: string;
  /** As the browser says it; nothing in it may be relied on. */
  readonly userAgent: string | undefined;
  readonly device: KnownDevice;
  readonly signal: AbortSignal;
};
export type OwnHandler<E extends Endpoint> = (request: OwnRequest<E>) => Promise<ReplyOf<E>>;

/** What a User token says of its session. */
export const userClaims = (session: Session, adminFactorGraceMs: number, now: Date) =>
  ({
    typ: 'User',
    sub: session.accountId,
    sid: session.id,
    role: session.role,
    verified: session.isVerified,
    email: session.email,
    ...(isFactorMissing(session, adminFactorGraceMs, now) && { factorMissing: true }),
  }) as const satisfies Partial<TokenClaims>;

/** Who is signed in. @throws failure('INVALID_TOKEN_TYPE') for anybody else */
export function signedIn(caller: Caller): Extract<Caller, { type: 'User' }> {
  if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
  return caller;
}
