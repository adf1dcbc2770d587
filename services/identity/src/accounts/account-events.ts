import {
  accountChanged,
  accountErased,
  accountWelcomed,
  type DataOf,
  type NewPerson,
  type NOTICES,
  noticeRaised,
  sessionsEnded,
} from '@pusula/contracts';
import { type NewEvent, newEvent } from '@pusula/service-kit/bus';
import { type Account, accountState } from './account.ts';

/** Whom a mail about an account goes to. */
export const receiver = ({ id, email, givenName, familyName, language }: Account) => ({
  id,
  email,
  firstName: givenName,
  lastName: familyName,
  language,
});

/** An account as it is now; `person` at registration only. */
export const changedEvent = (account: Account, person: NewPerson | null = null): NewEvent =>
  newEvent(accountChanged, account.id, { id: account.id, version: account.version, account: accountState(account), person });

/** The account deserves its welcome mail. */
export const welcomedEvent = (account: Account): NewEvent =>
  newEvent(accountWelcomed, account.id, { ...receiver(account), userType: account.userType });

/** What a change of an account has to say: the change, if others can see it, and a welcome to somebody who has just proven the address. */
export const eventsOfChange = (before: Account, after: Account): NewEvent[] => [
  ...(after.version > before.version ? [changedEvent(after)] : []),
  ...(after.isVerified && !before.isVerified ? [welcomedEvent(after)] : []),
];

export type Notice = (typeof NOTICES)[number];
/** A notice to the owner of an account's address. @param more of a linked or removed provider: which one; of 'account-deleted': the code of the request; of a used code: how many are left; of a changed role: which one it is now */
export const noticeEvent = (
  account: Account,
  notice: Notice,
  at: Date,
  more: Pick<DataOf<typeof noticeRaised>, 'authenticationType' | 'code' | 'codesLeft' | 'userType'> = {},
): NewEvent => newEvent(noticeRaised, account.id, { ...receiver(account), notice, at: at.toISOString(), ...more });

/** Somebody else has changed what an account may do: its owner hears of it at the address that they have proven last. */
export const roleNotice = (before: Account, { userType }: Account, at: Date): NewEvent =>
  noticeEvent(before, 'role-changed', at, { userType });

/** Sessions opened before now end. @param keptSessionId the one that goes on, or null */
export const sessionsEndedEvent = ({ id }: Account, now: Date, keptSessionId: string | null): NewEvent =>
  newEvent(sessionsEnded, id, { id, openedBefore: now.toISOString(), keptSessionId });

export const erasedEvent = (erased: DataOf<typeof accountErased>): NewEvent => newEvent(accountErased, erased.id, erased);
