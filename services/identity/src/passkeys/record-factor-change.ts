import type { AuditChange, AuditedAction, DataOf, noticeRaised } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { noticeEvent } from '../accounts/account-events.ts';
import { recordAccountAction } from '../audit/record-account-action.ts';
import type { Deps } from '../deps.ts';

type Done = Extract<AuditedAction, `${'passkey' | 'recovery'}-${string}`>;
type More = {
  readonly changes?: readonly AuditChange[];
  readonly notice?: Pick<DataOf<typeof noticeRaised>, 'codesLeft'>;
  /** Who did it, when it was not the person. */
  readonly actorId?: 'operator';
};

/** Changes of somebody's factors are mailed to them and recorded in the audit log, passkeys by their id: names are their owner's. After every other lock. */
export async function recordFactorChange(
  deps: Pick<Deps, 'outbox' | 'clock' | 'ids' | 'auditChain'>,
  tx: EntityManager,
  account: Account,
  done: Done,
  { notice = {}, ...more }: More = {},
): Promise<void> {
  await deps.outbox.add(tx, noticeEvent(account, done, deps.clock.now(), notice));
  await recordAccountAction(deps, tx, { accountId: account.id, action: done, ...more });
}
