import { becomeCoachAccount, type becomeCoach as contract } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { signedIn } from '../sessions/signed-in.ts';

/** Makes a coach of the caller. Their tokens that say otherwise count no more; the next one of each session says it. */
export const becomeCoach =
  ({ identity, accountSessions, people }: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { language }, caller, signal }) => {
    const { id, sessionId } = signedIn(caller);
    const { account, version } = await identity(becomeCoachAccount, { id }, { signal });
    await accountSessions.follow(account, version);
    await people.awaitAccountVersion(account, version, signal);
    return { user: await people.currentUser(account, sessionId, language, signal) };
  };
