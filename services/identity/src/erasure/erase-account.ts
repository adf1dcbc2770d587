import type * as contracts from '@pusula/contracts';
import { failure, type Handler, type Request } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.ts';
import { requireAccount } from '../accounts/account-table.ts';
import { lockAdmins } from '../accounts/lock-admins.ts';
import type { Deps } from '../deps.ts';
import { requireNoResetUnderWay } from '../mailed-links/link-table.ts';
import { lockProven, lockWithSamePassword, requireOwnPassword } from '../passwords/require-own-password.ts';
import { findLink } from '../social/link-table.ts';
import { provePerson } from '../social/prove-person.ts';
import type { PersonWithToken } from '../social/provider.ts';
import { closeSocialAttempt } from '../social/social-attempts.ts';
import { erase } from './erase.ts';

type Input = Request<typeof contracts.eraseAccount>['input'];

/** Erases an account on its owner's wish. A signed-in browser is not enough: they prove once more who they are. */
export const eraseAccount =
  (deps: Deps): Handler<typeof contracts.eraseAccount> =>
  async ({ input }) => {
    const account = await requireAccount(deps.db.manager, input.id);
    const person = await proofOf(deps, account, input);
    return deps.db.transaction(async (tx) => {
      if (person) await closeSocialAttempt(tx, person, deps.clock.now());
      await lockAdmins(tx);
      const locked = person ? await lockLinked(tx, account, person, input) : await lockWithSamePassword(tx, account, input);
      await requireNoResetUnderWay(tx, locked, deps.clock.now());
      return erase(deps, tx, account.id);
    });
  };

/** Locks an account that a provider's person came for a moment ago. @throws failure('INVALID_CREDENTIALS') when it is linked to them no more */
async function lockLinked(tx: EntityManager, { id }: Account, person: PersonWithToken, input: Input): Promise<Account> {
  const account = await lockProven(tx, id, input);
  // Their owner may have removed the provider while the lock was waited for.
  if ((await findLink(tx, person))?.accountId !== id) throw failure('INVALID_CREDENTIALS');
  return account;
}

/** @returns the person whom a provider's token spoke for, or null when the password was right */
async function proofOf(deps: Deps, account: Account, { password, authenticationType, token }: Input): Promise<PersonWithToken | null> {
  if (authenticationType !== 'Basic' && token !== undefined) {
    const person = await provePerson(deps, authenticationType, token);
    const link = await findLink(deps.db.manager, person);
    if (link?.accountId !== account.id) throw failure('INVALID_CREDENTIALS');
    return person;
  }
  if (password === undefined || account.passwordHash === null) throw failure('INVALID_CREDENTIALS');
  await requireOwnPassword(deps.passwords, account, password);
  return null;
}
