import { type changePassword as contract, replacePassword } from '@pusula/contracts';
import { guess, passwordGuesses } from '../limits/guess.ts';
import { type OwnHandler, type OwnParts, signedIn } from './own-call.ts';

/** Replaces the caller's password; a session that somebody else holds may not guess it (S1). All other sessions end. */
export const changePassword =
  ({ identity, accountSessions, attempts }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, caller, address, device, signal }) => {
    const { id, email, sessionId: keptSessionId } = signedIn(caller);
    await guess(attempts, passwordGuesses(email, address, device.countedBy(email)), () =>
      identity(replacePassword, { ...input, id, keptSessionId }, { signal }),
    );
    await accountSessions.endAll(id, keptSessionId);
    return {};
  };
