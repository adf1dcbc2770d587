import * as contracts from '@pusula/contracts';
import { guess, passwordGuesses } from '../limits/guess.ts';
import { type OwnHandler, type OwnParts, signedIn } from '../own-calls/own-call.ts';
import { provenUntil } from '../sessions/second-factor.ts';

export const proofOptions =
  ({ identity }: OwnParts): OwnHandler<typeof contracts.proofOptions> =>
  ({ caller, signal }) => {
    const { id, sessionId } = signedIn(caller);
    return identity(contracts.beginProof, { id, sessionId }, { signal });
  };

/** The holder of a session shows once more that it is them; a session that somebody else holds may not guess (S1). It is written down with the session. */
export const prove =
  ({ identity, sessions, attempts, clock }: OwnParts): OwnHandler<typeof contracts.prove> =>
  async ({ input, caller, address, device, signal }) => {
    const { id, sessionId, email } = signedIn(caller);
    await guess(attempts, passwordGuesses(email, address, device.countedBy(email)), () =>
      identity(contracts.checkProof, { ...input, id, sessionId }, { signal }),
    );
    const now = clock.now();
    await sessions.prove(sessionId, now);
    return { provenUntil: provenUntil(now).toISOString() };
  };
