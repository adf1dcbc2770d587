import { accountData, type myData as contract, personData } from '@pusula/contracts';
import { sessionList } from '../auth/open-sessions.ts';
import { signedIn } from '../auth/signed-in.ts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';

/** Everything that is kept about the caller. Without all of its sources there is no answer: half of it would look like all. */
export const myData =
  ({ identity, profile, sessions, clock }: Deps): GatewayHandler<typeof contract> =>
  async ({ caller, signal }) => {
    const { id, sessionId } = signedIn(caller);
    const now = clock.now();
    const [{ account }, { profile: person }, alive] = await Promise.all([
      identity(accountData, { id }, { signal }),
      profile(personData, { id }, { signal }),
      sessions.aliveOf(id, now),
    ]);
    return { exportedAt: now.toISOString(), account, profile: person, sessions: sessionList(alive, sessionId, now) };
  };
