import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { knownVersion } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { waitFor } from './wait-for.ts';

/** Answers when an account's version has been projected, so that whoever changed it reads what they wrote. */
export const awaitAccount =
  ({ db }: Pick<Deps, 'db'>): Handler<typeof contracts.awaitAccount> =>
  async ({ input: { id, version }, signal }) => {
    const isKnown = await waitFor(async () => (await knownVersion(db.manager, id)) >= version || undefined, signal);
    return { isKnown: isKnown ?? false };
  };
