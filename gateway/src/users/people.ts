import { type Account, awaitAccount, COUNTRY, type CurrentUser, getCurrentUser, type Language, type NewUser } from '@pusula/contracts';
import { isFailure } from '@pusula/service-kit/service';
import type { CallService } from '../api/service-caller.ts';

/** What the profile service says of people; a call that needs it goes on without it where it can. */
export type People = {
  /** Waits until the profile service has seen an account's version. @returns false when it has not in two seconds, or is away */
  readonly awaitAccountVersion: (account: { id: string }, version: number, signal: AbortSignal) => Promise<boolean>;
  readonly currentUser: (account: Account, sessionId: string, language: Language, signal: AbortSignal) => Promise<CurrentUser>;
};

/** What is known of somebody from the account alone. */
const userFromAccount = (account: Account): CurrentUser => ({
  id: account.id,
  firstName: '',
  lastName: '',
  email: account.email,
  userType: account.userType,
  status: account.status,
  isDeleted: account.status === 'deleted',
  isVerified: account.isVerified,
  imageUrl: '',
  imageFileName: '',
  city: '',
  country: COUNTRY,
  phone: '',
});

/** Pure: somebody as they have just presented themself; the picture appears once the profile service has it. */
export const userFromRegistration = (account: Account, { firstName, lastName, city, country, phone }: NewUser): CurrentUser => ({
  ...userFromAccount(account),
  firstName,
  lastName,
  city,
  country,
  phone,
});

export const peopleOf = (profile: CallService): People => ({
  async awaitAccountVersion({ id }, version, signal) {
    try {
      return (await profile(awaitAccount, { id, version: String(version) }, { signal })).isKnown;
    } catch (error) {
      if (isFailure(error)) return false;
      throw error;
    }
  },
  async currentUser(account, sessionId, language, signal) {
    const caller = {
      type: 'User',
      id: account.id,
      role: account.userType,
      verified: account.isVerified,
      email: account.email,
      sessionId,
    } as const;
    try {
      return (await profile(getCurrentUser, { language }, { caller, signal })).user;
    } catch (error) {
      // A person signs in although the profile service is away or has not projected a new account yet; the pages ask again.
      if (isFailure(error)) return userFromAccount(account);
      throw error;
    }
  },
});
