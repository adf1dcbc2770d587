import type { Endpoint } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayRequest } from '../handler.ts';
import { limitFailedAttempts, proofAttempts } from '../limits/failed-attempts.ts';
import { requireKeyProof } from '../passkeys/require-key-proof.ts';
import { signedIn } from './signed-in.ts';

type Owner = ReturnType<typeof signedIn> & {
  /** The account may have got a passkey since: who does the work looks again. */
  readonly hasProvenKey: boolean;
};

/**
 * Does what the holder of a session may do who knows the password, too. A session that somebody else holds may not try passwords without limit (S1), and of somebody who has a passkey it is not enough.
 * @throws failure: INVALID_TOKEN_TYPE, PROOF_REQUIRED; TooManyRequests; and whatever the work throws
 */
export async function withOwnPassword<T>(
  { attempts, sessions, clock }: Pick<Deps, 'attempts' | 'sessions' | 'clock'>,
  { caller, client }: Pick<GatewayRequest<Endpoint>, 'caller' | 'client'>,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  const holder = signedIn(caller);
  const owner = { ...holder, hasProvenKey: await requireKeyProof({ sessions, clock }, holder.sessionId) };
  return limitFailedAttempts(attempts, await proofAttempts(client, owner), () => work(owner));
}
