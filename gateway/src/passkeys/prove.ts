import * as contracts from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { limitFailedAttempts, proofAttempts } from '../limits/failed-attempts.ts';
import { provenUntil } from '../sessions/second-factor.ts';
import { signedIn } from '../sessions/signed-in.ts';

export const proofOptions =
  ({ identity }: Deps): GatewayHandler<typeof contracts.proofOptions> =>
  ({ caller, signal }) => {
    const { id, sessionId } = signedIn(caller);
    return identity(contracts.beginProof, { id, sessionId }, { signal });
  };

/** The holder of a session shows once more that it is them; a session that somebody else holds may not try without limit (S1). It is written down with the session. */
export const prove =
  ({ identity, sessions, attempts, clock }: Deps): GatewayHandler<typeof contracts.prove> =>
  async ({ input, caller, client, signal }) => {
    const { id, email, sessionId } = signedIn(caller);
    await limitFailedAttempts(attempts, await proofAttempts(client, { id, email, sessionId }), () =>
      identity(contracts.checkProof, { ...input, id, sessionId }, { signal }),
    );
    const now = clock.now();
    const isProven = await sessions.prove(sessionId, now, { byPasskey: input.assertion !== undefined });
    if (!isProven) throw failure('PASSKEY_REQUIRED');
    return { provenUntil: provenUntil(now).toISOString() };
  };
