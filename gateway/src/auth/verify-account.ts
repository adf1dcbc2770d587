import { type verifyAccount as contract, useLink } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';

/** Takes a mailed link. The browser that it is opened in is its owner's: it is known from now on. The next token of each open session says what it did, and the next read of the profile shows it. */
export const verifyAccount =
  ({ identity, accountSessions, people, clock }: Deps): GatewayHandler<typeof contract> =>
  async ({ input: { token }, caller, client: { browser }, signal }) => {
    const openedBy = caller.type === 'User' ? caller.id : null;
    const { account, version, purpose, hasEndedSessions } = await identity(useLink, { token, openedBy }, { signal });
    if (hasEndedSessions) await accountSessions.endAll(account.id);
    await accountSessions.follow(account, version);
    await browser.remember(account, clock.now(), { hasOpenedLetter: true });
    await people.awaitAccountVersion(account, version, signal);
    return { purpose };
  };
