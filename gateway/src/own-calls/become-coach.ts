import { becomeCoachAccount, type becomeCoach as contract } from '@pusula/contracts';
import { type OwnHandler, type OwnParts, signedIn } from './own-call.ts';

/** Makes a coach of the caller. Their tokens that say otherwise count no more; the next one of each session says it. */
export const becomeCoach =
  ({ identity, accountSessions, people }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input: { language }, caller, signal }) => {
    const { id, sessionId } = signedIn(caller);
    const { account, version } = await identity(becomeCoachAccount, { id }, { signal });
    await accountSessions.follow(account, version);
    await people.haveHeard(account, version, signal);
    return { user: await people.currentUser(account, sessionId, language, signal) };
  };
