import { type resetPassword as contract, setPasswordByLink } from '@pusula/contracts';
import { fingerprint } from '../limits/guess.ts';
import type { OwnHandler, OwnParts } from './own-call.ts';

/** Sets a new password with a mailed link. Whoever was signed in with the one before is signed out. */
export const resetPassword =
  ({ identity, accountSessions, attempts, people }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, device, signal }) => {
    const { account, version } = await identity(setPasswordByLink, input, { signal });
    await accountSessions.endAll(account.id);
    // The link has proven the owner: whoever guessed at the former password keeps nobody out of the new one.
    await attempts.forget({ limit: 'loginPerAccount', subject: fingerprint(account.email) });
    device.remember(account.email);
    // The link has proven the address: the next read is to show it.
    await people.haveHeard(account, version, signal);
    return {};
  };
