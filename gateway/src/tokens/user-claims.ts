import type { TokenClaims } from '@pusula/contracts';
import { isFactorMissing } from '../sessions/second-factor.ts';
import type { Session } from '../sessions/session.ts';

/** What a User token says of its session. */
export const userClaims = (session: Session, adminFactorGraceMs: number, now: Date) =>
  ({
    typ: 'User',
    sub: session.accountId,
    sid: session.id,
    role: session.role,
    verified: session.isVerified,
    email: session.email,
    ...(session.needsCookie && { needsCookie: true }),
    ...(isFactorMissing(session, adminFactorGraceMs, now) && { factorMissing: true }),
  }) as const satisfies Partial<TokenClaims>;
