import { type deleteAccount as contract, eraseAccount } from '@pusula/contracts';
import { guess, passwordGuesses } from '../limits/guess.ts';
import { type OwnHandler, type OwnParts, signedIn } from './own-call.ts';

/** Erases the caller's account, proven once more: a session that somebody else holds is not enough. */
export const deleteAccount =
  ({ identity, accountSessions, attempts }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, caller, address, device, signal }) => {
    const { id, email } = signedIn(caller);
    const { version, code } = await guess(attempts, passwordGuesses(email, address, device.countedBy(email)), () =>
      identity(eraseAccount, { ...input, id }, { signal }),
    );
    await accountSessions.erase({ id, version }, email);
    return { code };
  };
