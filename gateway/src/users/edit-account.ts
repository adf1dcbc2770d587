import { type Account, type ReplyOf, reviseAccount, type SentInput } from '@pusula/contracts';
import type { Deps } from '../deps.ts';

export type EditDeps = Pick<Deps, 'identity' | 'accountSessions' | 'people'>;
type Revised = Omit<ReplyOf<typeof reviseAccount>, 'account'> & { readonly account: Account };

/**
 * Makes the account's part of an admin's edit: the identity service commits it, sessions follow at once, and the profile service is waited for, so that the next
 * read shows it.
 * @throws failure of the identity service's rules, with nothing changed
 */
export async function editAccount(deps: EditDeps, edit: SentInput<typeof reviseAccount>, signal: AbortSignal): Promise<Revised> {
  const revised = await deps.identity(reviseAccount, edit, { signal });
  await deps.accountSessions.follow(revised.account, revised.version);
  if (revised.hasEndedSessions) await deps.accountSessions.endAll(revised.account.id);
  await deps.people.awaitAccountVersion(revised.account, revised.version, signal);
  return revised;
}
