import { type beginPasskey as contract, LIMITS } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { requireAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { confirmOwner, isOwnerAsking } from '../mailed-links/confirm-owner.ts';
import { requireProvenKey } from '../passwords/require-own-password.ts';
import { openChallenge } from './challenge-table.ts';
import { type Passkey, passkeysOf } from './passkey-table.ts';

/** Asks the authenticator of somebody for a new passkey; not for one that they have already. Whose account it is not known to be is sent a letter first. */
export const beginPasskey =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input: { id, sessionId, ...asked } }) => {
    const { db, clock, relyingParty } = deps;
    const owner = await requireAccount(db.manager, id);
    requireProvenKey(owner, asked);
    if (!isOwnerAsking(owner, asked)) return confirmOwner(deps, owner);
    const known = await passkeysOf(db.manager, id);
    requireBelowPasskeyLimit(known);
    const options = await relyingParty.requestNewPasskey(owner, known);
    await openChallenge(db.manager, options.challenge, { purpose: 'registration', accountId: id, sessionId }, clock.now());
    return { options };
  };

/** Pure. @throws failure('TOO_MANY_PASSKEYS') */
export function requireBelowPasskeyLimit(known: readonly Passkey[]): void {
  if (known.length >= LIMITS.passkeysPerAccount) throw failure('TOO_MANY_PASSKEYS');
}
