import { type changeEmail as contract, requestEmailChange } from '@pusula/contracts';
import { guess, passwordGuesses } from '../limits/guess.ts';
import { type OwnHandler, type OwnParts, signedIn } from './own-call.ts';

/** Has a link mailed to the caller's new address; a session that somebody else holds may not guess the password here either (S1). */
export const changeEmail =
  ({ identity, attempts }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, caller, address, device, signal }) => {
    const { id, email } = signedIn(caller);
    return guess(attempts, passwordGuesses(email, address, device.countedBy(email)), () =>
      identity(requestEmailChange, { ...input, id }, { signal }),
    );
  };
