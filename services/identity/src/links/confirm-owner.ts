import { failure } from '@pusula/service-kit/service';
import { type Account, hasProvenOwner } from '../accounts/account.ts';
import { lockAccount } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { requestLink } from './request-link.ts';

type Asked = { readonly inOwnersBrowser: boolean };

/** Pure: a passkey outlives a password that is chosen by mail. The first one is its owner's who has opened a letter in this browser; further ones are added by the key. */
export const mayAddPasskey = ({ isOwnerKnown, hasPasskey }: Account, { inOwnersBrowser }: Asked): boolean =>
  isOwnerKnown && (hasPasskey || inOwnersBrowser);

/** Pure: so does a provider that is linked. */
export const mayLinkProvider = (account: Account, asked: Asked): boolean => mayAddPasskey(account, asked);

/** Pure: a mailed reset is the owner's way back in from whoever knows the password alone, who would end each one before it was used by choosing another password again and again. */
export const mayEndReset = (account: Account, asked: Asked): boolean => mayAddPasskey(account, asked);

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
