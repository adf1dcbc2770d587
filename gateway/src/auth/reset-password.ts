import { type resetPassword as contract, setPasswordByLink } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { attemptsAt } from '../limits/failed-attempts.ts';
import { changesOfFactors } from '../limits/limit-changes.ts';

/** Sets a new password with a mailed link. Whoever was signed in with the one before is signed out. */
export const resetPassword =
  ({ identity, accountSessions, attempts, people, hashEmail, clock }: Deps): GatewayHandler<typeof contract> =>
  async ({ input, client: { browser }, signal }) => {
    const { account, version } = await identity(setPasswordByLink, input, { signal });
    await accountSessions.endAll(account.id);
    // The link has proven the owner: whoever guessed at the former password, or changed what there was to change, keeps nobody out of the new one.
    const counted = [...attemptsAt(account.id, hashEmail(account.email), browser.id), changesOfFactors(account.id)];
    for (const subject of counted) await attempts.forget(subject);
    await browser.remember(account, clock.now(), { hasOpenedLetter: true });
    // The link has proven the address: the next read is to show it.
    await people.awaitAccountVersion(account, version, signal);
    return {};
  };
