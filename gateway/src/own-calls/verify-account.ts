import { type verifyAccount as contract, useLink } from '@pusula/contracts';
import type { OwnHandler, OwnParts } from './own-call.ts';

/** Takes a mailed link. The next token of each open session says what it did, and the next read of the profile shows it. */
export const verifyAccount =
  ({ identity, accountSessions, people }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input: { token }, signal }) => {
    const { account, version, purpose } = await identity(useLink, { token }, { signal });
    await accountSessions.follow(account, version);
    await people.haveHeard(account, version, signal);
    return { purpose };
  };
