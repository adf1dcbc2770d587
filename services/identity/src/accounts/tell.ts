import { accountChanged, accountWelcomed, type DataOf } from '@pusula/contracts';
import { newEvent } from '@pusula/service-kit';
import { type Account, accountState } from './account.ts';

/** What a new person says about themself; carried to the profile service, which owns it. */
export type NewPerson = NonNullable<DataOf<typeof accountChanged>['person']>;

/** An account as it is now; `person` at registration only. */
export const changedEvent = (account: Account, person: NewPerson | null = null) =>
  newEvent(accountChanged, account.id, { id: account.id, version: account.version, account: accountState(account), person });

/** The account deserves its welcome mail. */
export const welcomedEvent = ({ id, email, givenName, language }: Account) =>
  newEvent(accountWelcomed, id, { id, email, firstName: givenName, language });
