import type { accountChanged, accountErased } from '@pusula/contracts';
import type { Clock, Consumer } from '@pusula/service-kit';
import type { SessionStore } from './session-store.ts';

type Parts = { readonly sessions: SessionStore; readonly clock: Clock };

/** Open sessions follow their account: a disabled or deleted one ends them, a new role, address or verification is handed out with the next token. */
export const followAccount =
  ({ sessions, clock }: Parts): Consumer<typeof accountChanged> =>
  async (tx, { data: { account } }) => {
    if (account.status !== 'enabled') return sessions.revokeAllOf(tx, account.id, clock.now());
    await sessions.reviseAllOf(tx, account.id, { role: account.userType, email: account.email, isVerified: account.isVerified });
  };

/** An erased account leaves no session behind. */
export const eraseSessions =
  ({ sessions, clock }: Parts): Consumer<typeof accountErased> =>
  async (tx, { data }) => {
    await sessions.revokeAllOf(tx, data.id, clock.now());
    await sessions.forgetAllOf(tx, data.id);
  };
