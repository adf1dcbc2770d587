import type { allowAccountProvider as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { forgetRemoved } from './removed-table.ts';

/** Lets a provider that was removed link itself again: it takes a sign-in there with the account's address, of which the owner is notified. */
export const allowProvider =
  ({ db }: Pick<Deps, 'db'>): Handler<typeof contract> =>
  async ({ input: { id: accountId, authenticationType } }) => {
    await forgetRemoved(db.manager, { accountId, authenticationType });
    return {};
  };
