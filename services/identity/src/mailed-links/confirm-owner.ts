import { failure } from '@pusula/service-kit/service';
import { type Account, hasProvenOwner } from '../accounts/account.ts';
import { lockAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { requestLink } from './request-link.ts';

type Asked = { readonly inOwnersBrowser: boolean };

/**
 * Pure: whether it is the owner who asks, and not somebody who knows the password alone. What outlives a password that is chosen by mail, a passkey or a linked provider, is
 * for the owner to add, and a mailed reset for the owner to end: it is their way back in, and choosing another password again and again would end each one before it was used.
 * Until there is a passkey, the owner is who has opened a letter in this browser; from then on, who has the key.
 */
export const isOwnerAsking = ({ isOwnerKnown, hasPasskey }: Account, { inOwnersBrowser }: Asked): boolean =>
  isOwnerKnown && (hasPasskey || inOwnersBrowser);

/** Pure: a proven address brings back whoever lost their password, until another one takes its place. Without a passkey, the password alone moves it in no browser. */
export const mayMoveAddress = (account: Account, { inOwnersBrowser }: Asked): boolean =>
  !hasProvenOwner(account) || account.hasPasskey || inOwnersBrowser;

/** Mails a letter that shows, once it is opened in the browser that asks, whose account it is. @throws failure('EMAIL_CONFIRMATION_REQUIRED') */
export async function confirmOwner(deps: Deps, { id }: Account): Promise<never> {
  await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    await requestLink(deps)(tx, account, { purpose: 'activation', confirmsOwner: hasProvenOwner(account) });
  });
  throw failure('EMAIL_CONFIRMATION_REQUIRED');
}
