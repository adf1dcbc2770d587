import type { signInNoticed } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import { maySignIn } from '../accounts/account.ts';
import { noticeEvent } from '../accounts/account-events.ts';
import { AccountTable } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';

/** Notifies the owner of an account what happened to its sessions; one that is gone or disabled has nobody to notify. */
export const notifyOfSignIn =
  ({ outbox }: Pick<Deps, 'outbox'>): Consumer<typeof signInNoticed> =>
  async (tx, { data: { id, notice, at } }) => {
    const account = await tx.findOneBy(AccountTable, { id });
    if (account && maySignIn(account)) await outbox.add(tx, noticeEvent(account, notice, new Date(at)));
  };
