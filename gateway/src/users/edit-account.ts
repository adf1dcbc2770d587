import { type Account, type ReplyOf, reviseAccount, type SentInput } from '@pusula/contracts';
import type { OwnParts } from '../own-calls/own-call.ts';

export type EditParts = Pick<OwnParts, 'identity' | 'accountSessions' | 'people'>;
type Revised = Omit<ReplyOf<typeof reviseAccount>, 'account'> & { readonly account: Account };

/**
 * Makes the account's part of an admin's edit: the identity service commits it, sessions follow at once, and the profile service is waited for, so that the next
 * read shows it.
 * @throws failure of the identity service's rules, with nothing changed
 */
export async function editAccount(parts: EditParts, edit: SentInput<typeof reviseAccount>, signal: AbortSignal): Promise<Revised> {
  const revised = await parts.identity(reviseAccount, edit, { signal });
  await parts.accountSessions.follow(revised.account, revised.version);
  await parts.people.haveHeard(revised.account, revised.version, signal);
  return revised;
}
