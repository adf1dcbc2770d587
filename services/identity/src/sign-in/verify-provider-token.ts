import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountState, maySignIn, verified } from '../accounts/account.ts';
import { eventsOfChange } from '../accounts/account-events.ts';
import { lockAccount, lockAccountByEmail, noteKnownOwner, saveAccount } from '../accounts/account-table.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import type { Deps } from '../deps.ts';
import { endLinks } from '../mailed-links/link-table.ts';
import { recordRemovedFactors } from '../passkeys/remove-factors.ts';
import { secondStep } from '../passkeys/second-step.ts';
import { findLink, type LinkedProvider, linkProvider } from '../social/link-table.ts';
import { provePerson, requireAddress } from '../social/prove-person.ts';
import type { ProvenPerson } from '../social/provider.ts';
import { recordProviderChange } from '../social/record-provider-change.ts';
import { isRemoved } from '../social/removed-table.ts';
import { closeSocialAttempt } from '../social/social-attempts.ts';
import { claimForProvenOwner } from './claim-for-proven-owner.ts';

/** The account that a provider's token signs in to: the one linked to the person, else the one of their proven address, which is linked now unless its owner has removed that provider. */
export const verifyProviderToken =
  (deps: Deps): Handler<typeof contracts.verifyProviderToken> =>
  async ({ input: { authenticationType, token, email, keptSessionId = null, ownersBrowserOf } }) => {
    const person = await provePerson(deps, authenticationType, token);
    requireAddress(person, email);
    return deps.db.transaction(async (tx) => {
      const linked = await findLink(tx, person);
      const account = linked ? await lockLinked(tx, linked) : await lockByProvenAddress(tx, person);
      if (!maySignIn(account)) throw failure('ACCOUNT_DISABLED');
      await closeSocialAttempt(tx, person, deps.clock.now());
      if (linked && ownersBrowserOf === account.id) await noteKnownOwner(tx, account);
      const hasEndedSessions = !linked && isForeign(account);
      const entered = linked ? account : await linkByAddress(deps, tx, account, person, keptSessionId);
      return { account: accountState(entered), ...(await secondStep(deps, tx, entered)), hasEndedSessions };
    });
  };

/** Pure: whether the sessions of an account may be those of somebody else than the owner of its address. */
const isForeign = ({ isVerified, isOwnerKnown }: Account): boolean => !isVerified || !isOwnerKnown;

/** @throws failure('ACCOUNT_NOT_LINKED') when its owner has removed the provider while the lock was waited for */
async function lockLinked(tx: EntityManager, link: LinkedProvider): Promise<Account> {
  const account = await lockAccount(tx, link.accountId);
  if ((await findLink(tx, link))?.accountId !== account.id) throw failure('ACCOUNT_NOT_LINKED');
  return account;
}

/**
 * A provider that the owner has removed is not linked again by its word alone. Where nobody knows who the owner is, it is whoever has just proven the address.
 * @throws failure('ACCOUNT_NOT_LINKED') for such a provider, and unless the address is the person's today: the token says nothing about this account then, not even whether it is disabled
 */
async function lockByProvenAddress(tx: EntityManager, { email, addressProof, authenticationType }: ProvenPerson): Promise<Account> {
  const account = await lockAccountByEmail(tx, email);
  if (addressProof !== 'today') throw failure('ACCOUNT_NOT_LINKED');
  if (account.isOwnerKnown && (await isRemoved(tx, { accountId: account.id, authenticationType }))) throw failure('ACCOUNT_NOT_LINKED');
  return account;
}

/**
 * Links a provider's person to the account of their proven address. One whose owner is not known may have been registered by somebody else, who must not
 * stay in it: its password, passkeys and other providers go, and its sessions end.
 */
async function linkByAddress(
  deps: Pick<Deps, 'outbox' | 'clock' | 'ids' | 'auditChain'>,
  tx: EntityManager,
  before: Account,
  { authenticationType, subject }: ProvenPerson,
  keptSessionId: string | null,
): Promise<Account> {
  const { outbox, clock } = deps;
  const now = clock.now();
  const { account, removed } = await claimForProvenOwner(tx, before);
  const after = verified(account);
  if (isForeign(before)) {
    await endLinks(tx, before.id, now);
    await saveAccount(tx, after);
    await outbox.add(tx, ...eventsOfChange(before, after));
    await endSessions(deps, tx, after, now, keptSessionId);
  }
  const isLinked = await linkProvider(tx, { authenticationType, subject, accountId: before.id, linkedAt: now });
  if (!isLinked) throw failure('ACCOUNT_NOT_LINKED');
  await recordRemovedFactors(deps, tx, after, removed);
  await recordProviderChange(deps, tx, after, 'provider-linked', authenticationType);
  return after;
}
