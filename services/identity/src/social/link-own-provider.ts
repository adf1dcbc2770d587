import type { linkAccountProvider as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { requireAccount } from '../accounts/account-table.ts';
import { requireOpenSession } from '../accounts/end-sessions.ts';
import type { Deps } from '../deps.ts';
import { confirmOwner, isOwnerAsking } from '../mailed-links/confirm-owner.ts';
import { lockProven, requireProvenKey } from '../passwords/require-own-password.ts';
import { linkProvider, linksOf } from './link-table.ts';
import { provePerson, requireAddress } from './prove-person.ts';
import { recordProviderChange } from './record-provider-change.ts';
import { forgetRemoved } from './removed-table.ts';
import { closeSocialAttempt } from './social-attempts.ts';

/** Links a provider in a session of the account, whose address the provider has to know (S21). It outlives a new password, so whoever knows the password alone is kept from it as from a first passkey. */
export const linkOwnProvider =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const { id: accountId, sessionId, authenticationType, token } = input;
    const owner = await requireAccount(deps.db.manager, accountId);
    requireProvenKey(owner, input);
    if (!isOwnerAsking(owner, input)) return confirmOwner(deps, owner);
    // Asking the provider costs of what it allows us.
    if ((await linksOf(deps.db.manager, accountId)).some((link) => link.authenticationType === authenticationType))
      throw failure('PROVIDER_ALREADY_LINKED');
    const person = await provePerson(deps, authenticationType, token);
    requireAddress(person, owner.email);
    await deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const account = await lockProven(tx, accountId, input);
      await requireOpenSession(tx, accountId, sessionId);
      if (!isOwnerAsking(account, input)) throw failure('EMAIL_CONFIRMATION_REQUIRED');
      requireAddress(person, account.email);
      await closeSocialAttempt(tx, person, now);
      const isLinked = await linkProvider(tx, { authenticationType, subject: person.subject, accountId, linkedAt: now });
      if (!isLinked) throw failure('PROVIDER_ALREADY_LINKED');
      await forgetRemoved(tx, { accountId, authenticationType });
      await recordProviderChange(deps, tx, account, 'provider-linked', authenticationType);
    });
    return {};
  };
