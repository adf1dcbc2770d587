import { type beginPasskey as contract, LIMITS } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Account } from '../accounts/account.ts';
import { lockAccount, requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { requestLink } from '../links/request-link.ts';
import { openChallenge } from './challenge-table.ts';
import { type Passkey, passkeysOf } from './passkey-table.ts';

/** Asks the authenticator of somebody for a new passkey; not for one that they have already. Whose account it is not known to be is sent a letter first. */
export const beginPasskey =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input: { id, sessionId } }) => {
    const { db, clock, relyingParty } = deps;
    const owner = await requireAccount(db.manager, id);
    if (!owner.isOwnerKnown)
      await db.transaction(async (tx) => requestLink(deps)(tx, await lockAccount(tx, id), { purpose: 'activation' }));
    requireKnownOwner(owner);
    const known = await passkeysOf(db.manager, id);
    requireRoom(known);
    const options = await relyingParty.requestNewPasskey(owner, known);
    await openChallenge(db.manager, options.challenge, { purpose: 'registration', accountId: id, sessionId }, clock.now());
    return { options };
  };

/** Pure: a passkey outlives a password that is chosen by mail, so it has to be the owner's. @throws failure('EMAIL_CONFIRMATION_REQUIRED') */
export function requireKnownOwner({ isOwnerKnown }: Account): void {
  if (!isOwnerKnown) throw failure('EMAIL_CONFIRMATION_REQUIRED');
}

/** Pure. @throws failure('TOO_MANY_PASSKEYS') */
export function requireRoom(known: readonly Passkey[]): void {
  if (known.length >= LIMITS.passkeysPerAccount) throw failure('TOO_MANY_PASSKEYS');
}
