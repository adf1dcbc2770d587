import { birthdayProblem, type registerAccount as contract } from '@pusula/contracts';
import { failure, type Handler, type Request } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { type Account, accountReply } from '../accounts/account.ts';
import { changedEvent, welcomedEvent } from '../accounts/account-events.ts';
import { insertAccounts } from '../accounts/account-table.ts';
import { type Credentials, newAccount, newPerson } from '../accounts/new-account.ts';
import type { Deps } from '../deps.ts';
import { requestLink } from '../mailed-links/request-link.ts';
import { hashNewPassword } from '../passwords/hash-new-password.ts';
import { linkProvider } from '../social/link-table.ts';
import { provePerson, requireAddress } from '../social/prove-person.ts';
import type { PersonWithToken } from '../social/provider.ts';
import { closeSocialAttempt } from '../social/social-attempts.ts';
import { notifyOfRegistrationAttempt } from './notify-of-registration-attempt.ts';

type Input = Request<typeof contract>['input'];
type Entry = { readonly credentials: Credentials; readonly person: PersonWithToken | null };

/**
 * Creates an account with a password, or one for a person that a provider knows. An address that is taken costs the same time as a free one, and its owner
 * is notified; of two who register one address at once, one wins.
 */
export const registerAccount =
  (deps: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const now = deps.clock.now();
    const problem = birthdayProblem(input.user.birthday, now);
    if (problem) throw failure('VALIDATION_FAILED', [{ path: 'user.birthday', problem }]);
    const { credentials, person } = await entryOf(deps, input);
    const account = newAccount(input, credentials, deps.ids.next(), now);
    const isNew = await deps.db.transaction((tx) => add(deps, tx, account, input, person));
    if (isNew) return accountReply(account);
    await notifyOfRegistrationAttempt(deps, account.email);
    throw failure('USER_ALREADY_EXIST');
  };

/** With what somebody comes in: a password, whose address has yet to be proven, or a provider's word. */
async function entryOf(deps: Deps, { authenticationType, token, user }: Input): Promise<Entry> {
  if (authenticationType === 'Basic') {
    if (user.password === undefined) throw failure('INVALID_REGISTER_PROCESS');
    const owner = { email: user.email, givenName: user.firstName, familyName: user.lastName };
    const passwordHash = await hashNewPassword(deps.passwords, user.password, owner, 'user.password');
    return { credentials: { passwordHash, isVerified: false }, person: null };
  }
  if (token === undefined) throw failure('INVALID_REGISTER_PROCESS');
  const person = await provePerson(deps, authenticationType, token);
  requireAddress(person, user.email);
  return { credentials: { passwordHash: null, isVerified: person.addressProof === 'today' }, person };
}

/** @returns false, and nothing has happened, when the address is taken */
async function add(deps: Deps, tx: EntityManager, account: Account, { user }: Input, person: PersonWithToken | null): Promise<boolean> {
  const isNew = await insertAccounts(tx, [account]);
  if (!isNew.has(account.id)) return false;
  if (person) await linkFirst(tx, account, person);
  await deps.outbox.add(tx, changedEvent(account, newPerson(user)));
  if (account.isVerified) await deps.outbox.add(tx, welcomedEvent(account));
  else await requestLink(deps)(tx, account, { purpose: 'activation' });
  return true;
}

async function linkFirst(tx: EntityManager, { id, createdAt }: Account, person: PersonWithToken): Promise<void> {
  await closeSocialAttempt(tx, person, createdAt);
  const { authenticationType, subject } = person;
  const isLinked = await linkProvider(tx, { authenticationType, subject, accountId: id, linkedAt: createdAt });
  if (!isLinked) throw failure('USER_ALREADY_EXIST');
}
