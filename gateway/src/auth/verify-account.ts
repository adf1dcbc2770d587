import { type verifyAccount as contract, useLink } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';

/** Takes a mailed link. The next token of each open session says what it did, and the next read of the profile shows it. */
export const verifyAccount =
  ({ identity, accountSessions, people }: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { token }, signal }) => {
    const { account, version, purpose } = await identity(useLink, { token }, { signal });
    await accountSessions.follow(account, version);
    await people.awaitAccountVersion(account, version, signal);
    return { purpose };
  };
