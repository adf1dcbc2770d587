import type { signInNoticed } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { maySignIn } from './account.ts';
import { AccountTable } from './account-table.ts';
import { noticeEvent } from './tell.ts';

/** Tells the owner of an account what happened to its sessions; of one that is gone or disabled there is nobody to tell. */
export const tellOfSignIn =
  ({ outbox }: Pick<Deps, 'outbox'>): Consumer<typeof signInNoticed> =>
  async (tx, { data: { id, notice, at } }) => {
    const account = await tx.findOneBy(AccountTable, { id });
    if (account && maySignIn(account)) await outbox.add(tx, noticeEvent(account, notice, new Date(at)));
  };
