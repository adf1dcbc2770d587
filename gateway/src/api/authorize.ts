import type { Caller, Endpoint, ErrorCode, TokenClaims } from '@pusula/contracts';
import { refusalOf } from '@pusula/service-kit/http';

const BEARER = 'Bearer ';
const VISITOR: Caller = { type: 'Public' };

/** The token of an Authorization header, or undefined when there is none of the Bearer kind. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.startsWith(BEARER) ? header.slice(BEARER.length) : undefined;

/** Who a token speaks for, as services see it. */
export function callerOf(claims: TokenClaims): Caller {
  switch (claims.typ) {
    case 'User':
      return {
        type: 'User',
        id: claims.sub,
        role: claims.role,
        verified: claims.verified,
        email: claims.email,
        sessionId: claims.sid,
        ...(claims.factorMissing && { factorMissing: true }),
      };
    case 'Register':
      return { type: 'Register', email: claims.email };
    case 'Public':
      return VISITOR;
  }
}

/** The caller as the service of a call has to know them. */
export function introduced({ namesNetwork }: Endpoint, caller: Caller, network: string): Caller {
  const isNamed = namesNetwork && (caller.type === 'Register' || caller.type === 'User');
  return isNamed ? { ...caller, network } : caller;
}

export type Verdict = { readonly caller: Caller } | { readonly refused: ErrorCode; readonly caller?: Caller };

/**
 * Whether a call's contract lets this token in. Pure: the token has been verified already, `undefined` is no token or a bad one.
 * 401 invites the client to fetch a new token; 403 says that a new one of the same kind would not help.
 */
export function authorize(endpoint: Endpoint, claims: TokenClaims | undefined): Verdict {
  if (!claims) {
    const needsNone = endpoint.tokens.length === 0 || endpoint.tokens.includes('None');
    return needsNone ? { caller: VISITOR } : { refused: 'UNAUTHORIZED' };
  }
  const caller = callerOf(claims);
  const refused = refusalOf(endpoint, caller);
  return refused ? { refused, caller } : { caller };
}
