import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { isProven } from '../sessions/second-factor.ts';

/**
 * For what asks for the password itself: of somebody who has a passkey, the password is not enough.
 * @returns whether it was the passkey that was used lately
 * @throws failure: PROOF_REQUIRED when they have not used their passkey in this session lately, UNAUTHORIZED where it has ended
 */
export async function requireKeyProof({ sessions, clock }: Pick<Deps, 'sessions' | 'clock'>, sessionId: string): Promise<boolean> {
  const now = clock.now();
  const proof = await sessions.proofOf(sessionId, now);
  if (!proof) throw failure('UNAUTHORIZED');
  if (proof.hasPasskey && !isProven(proof, now)) throw failure('PROOF_REQUIRED');
  return proof.hasPasskey;
}
