import type { Caller, Endpoint, ErrorCode } from '@pusula/contracts';

/**
 * Whether a caller may make a call at all: token type, role, verification and second factor as the contract says (S4). The gateway asks the same question; a service
 * asks again, because it may be reached by another way.
 * @returns the code to refuse with, or null
 */
export function refusalOf(endpoint: Endpoint, caller: Caller): ErrorCode | null {
  if (endpoint.internal) return caller.type === 'Service' ? null : 'INVALID_TOKEN_TYPE';
  if (caller.type === 'Service') return 'INVALID_TOKEN_TYPE';
  if (endpoint.tokens.length > 0 && !endpoint.tokens.includes(caller.type)) {
    return endpoint.errors.includes('TOKEN_IS_NOT_PUBLIC') ? 'TOKEN_IS_NOT_PUBLIC' : 'INVALID_TOKEN_TYPE';
  }
  if (caller.type !== 'User') return null;
  if (endpoint.roles && !endpoint.roles.includes(caller.role)) return 'FORBIDDEN';
  if (endpoint.verifiedOnly && !caller.verified) return 'ACCOUNT_NOT_VERIFIED';
  if (endpoint.factorOnly && caller.factorMissing) return 'FACTOR_REQUIRED';
  return null;
}
