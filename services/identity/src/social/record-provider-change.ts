import type { SocialProvider } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { noticeEvent } from '../accounts/account-events.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';

/** A provider that was linked or removed is mailed to the owner and recorded in the audit log: which one, not whom it knows there. After every other lock. */
export async function recordProviderChange(
  deps: Pick<Deps, 'outbox' | 'clock' | 'ids' | 'auditChain'>,
  tx: EntityManager,
  account: Account,
  done: 'provider-linked' | 'provider-unlinked',
  authenticationType: SocialProvider,
): Promise<void> {
  await deps.outbox.add(tx, noticeEvent(account, done, deps.clock.now(), { authenticationType }));
  const [before, after] = done === 'provider-linked' ? [null, authenticationType] : [authenticationType, null];
  await recordAccountAction(deps, tx, { accountId: account.id, action: done, changes: [{ field: 'provider', before, after }] });
}
