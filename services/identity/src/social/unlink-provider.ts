import type { unlinkAccountProvider as contract } from '@pusula/contracts';
import { failure, type Handler, type Request } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountReply, maySignIn, withoutProvider } from '../accounts/account.ts';
import { eventsOfChange } from '../accounts/account-events.ts';
import { requireAccount, saveAccount } from '../accounts/account-table.ts';
import { endSessions, requireOpenSession } from '../accounts/end-sessions.ts';
import type { Deps } from '../deps.ts';
import { lockWithSamePassword, requireOwnPassword } from '../passwords/require-own-password.ts';
import { linksOf } from './link-table.ts';
import { recordProviderChange } from './record-provider-change.ts';
import { removeProviders } from './remove-providers.ts';
import { isOnlyWayIn } from './ways-in.ts';

type Input = Request<typeof contract>['input'];

/**
 * Removes a provider from the ways into an account, but never the last one. Whoever has an account there may be somebody else by now, so every session but the one it is done in ends, and
 * no sign-in links the provider again: its owner does, in a session.
 */
export const unlinkProvider =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const owner = await requireAccount(deps.db.manager, input.id);
    await requireProof(deps, owner, input);
    return deps.db.transaction(async (tx) => unlink(deps, tx, await lockWithSamePassword(tx, owner, input), input));
  };

/** The passkey of whoever has one, else the password; of an account without both, that its owner has just signed in. */
async function requireProof({ passwords }: Deps, owner: Account, { password = '', hasProvenKey, isProven }: Input): Promise<void> {
  if (!maySignIn(owner)) throw failure('USER_NOT_FOUND');
  if (!owner.hasPasskey && owner.passwordHash !== null) return requireOwnPassword(passwords, owner, password);
  if (!(owner.hasPasskey ? hasProvenKey : isProven)) throw failure('PROOF_REQUIRED');
}

async function unlink(deps: Deps, tx: EntityManager, before: Account, { authenticationType, keptSessionId }: Input) {
  const { id: accountId } = before;
  const now = deps.clock.now();
  // Whoever has just been signed out by another provider's removal removes none in turn.
  await requireOpenSession(tx, accountId, keptSessionId);
  const linked = await linksOf(tx, accountId);
  if (!linked.some((link) => link.authenticationType === authenticationType)) throw failure('PROVIDER_NOT_LINKED');
  if (isOnlyWayIn(before, linked, authenticationType, deps.providers)) throw failure('LAST_WAY_IN');
  await removeProviders(tx, accountId, { types: [authenticationType], removedAt: now });
  const after = withoutProvider(before);
  await saveAccount(tx, after);
  await deps.outbox.add(tx, ...eventsOfChange(before, after));
  await endSessions(deps, tx, after, now, keptSessionId);
  await recordProviderChange(deps, tx, after, 'provider-unlinked', authenticationType);
  return accountReply(after);
}
