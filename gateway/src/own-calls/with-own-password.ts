import type { Endpoint } from '@pusula/contracts';
import { guess, passwordGuesses } from '../limits/guess.ts';
import { requireKeyProof } from '../passkeys/require-key-proof.ts';
import { type OwnParts, type OwnRequest, signedIn } from './own-call.ts';

type Owner = ReturnType<typeof signedIn>;

/**
 * Does what the holder of a session may do who knows the password, too. A session that somebody else holds may not guess it (S1), and of somebody who has a passkey it is not enough.
 * @throws failure: INVALID_TOKEN_TYPE, PROOF_REQUIRED; TooManyRequests; and whatever the work throws
 */
export async function withOwnPassword<T>(
  { attempts, sessions, clock }: Pick<OwnParts, 'attempts' | 'sessions' | 'clock'>,
  { caller, address, device }: Pick<OwnRequest<Endpoint>, 'caller' | 'address' | 'device'>,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  const owner = signedIn(caller);
  await requireKeyProof({ sessions, clock }, owner.sessionId);
  return guess(attempts, passwordGuesses(owner.email, address, device.countedBy(owner.email)), () => work(owner));
}
