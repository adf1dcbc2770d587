import type { beginProof as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { askFor } from './second-step.ts';

/** How somebody can prove themself: by passkey where they have one, else by password. */
export const beginProof =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input: { id, sessionId } }) => {
    const { manager } = deps.db;
    const { hasPasskey, passwordHash } = await requireAccount(manager, id);
    if (!hasPasskey) return { method: passwordHash === null ? 'none' : 'password', options: null };
    return { method: 'passkey', options: await askFor(deps, manager, id, { purpose: 'proof', accountId: id, sessionId }) };
  };
