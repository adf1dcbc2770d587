import type { renameAccountPasskey as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { PasskeyTable, shownPasskey } from './passkey-table.ts';

/** What a passkey is called matters to its owner alone, and nobody else reads it. */
export const renamePasskey =
  ({ db }: Deps): Handler<typeof contract> =>
  async ({ input: { accountId, id, name } }) => {
    await db.manager.update(PasskeyTable, { id, accountId }, { name });
    const passkey = await db.manager.findOneBy(PasskeyTable, { id, accountId });
    if (!passkey) throw failure('PASSKEY_NOT_FOUND');
    return { passkey: shownPasskey(passkey) };
  };
