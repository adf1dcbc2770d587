import type { Endpoint } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayRequest } from '../handler.ts';
import { limitFailedAttempts, proofAttempts } from '../limits/failed-attempts.ts';
import { ownerInSession } from '../passkeys/owner-in-session.ts';
import { signedIn } from '../sessions/signed-in.ts';

type Owner = ReturnType<typeof signedIn> & {
  /** The account may have got a passkey since: who does the work looks again. */
  readonly hasProvenKey: boolean;
  readonly inOwnersBrowser: boolean;
};

/**
 * Does what the holder of a session may do who knows the password, too. A session that somebody else holds may not try passwords without limit (S1), and of somebody who has a passkey it is not enough.
 * @throws failure: INVALID_TOKEN_TYPE, PROOF_REQUIRED; TooManyRequests; and whatever the work throws
 */
export async function withOwnPassword<T>(
  deps: Pick<Deps, 'attempts' | 'sessions' | 'clock'>,
  request: Pick<GatewayRequest<Endpoint>, 'caller' | 'client'>,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  const owner = { ...signedIn(request.caller), ...(await ownerInSession(deps, request)) };
  return limitFailedAttempts(deps.attempts, await proofAttempts(request.client, owner), () => work(owner));
}
