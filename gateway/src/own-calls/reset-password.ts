import { type resetPassword as contract, setPasswordByLink } from '@pusula/contracts';
import type { OwnHandler, OwnParts } from './own-call.ts';

/** Sets a new password with a mailed link. Whoever was signed in with the one before is signed out. */
export const resetPassword =
  ({ identity, accountSessions, people }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, signal }) => {
    const { account, version } = await identity(setPasswordByLink, input, { signal });
    await accountSessions.endAll(account.id);
    // The link has proven the address: the next read is to show it.
    await people.haveHeard(account, version, signal);
    return {};
  };
