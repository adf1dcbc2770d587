import { type Account, COUNTRY, type CurrentUser, getCurrentUser, type Language, verifyCredentials } from '@pusula/contracts';
import { isFailure, type ServiceClient } from '@pusula/service-kit';

/** The two services that know people: identity knows accounts, profile what people say of themselves. */
export type People = {
  /** @throws failure INVALID_CREDENTIALS, ACCOUNT_DISABLED, SERVICE_UNAVAILABLE */
  readonly accountOf: (credentials: { email: string; password: string }, signal: AbortSignal) => Promise<Account>;
  readonly currentUser: (account: Account, sessionId: string, language: Language, signal: AbortSignal) => Promise<CurrentUser>;
};

/** What is known of somebody from the account alone. */
const bareUser = (account: Account): CurrentUser => ({
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

export function peopleOf({ identity, profile }: { identity: ServiceClient; profile: ServiceClient }): People {
  return {
    async accountOf(credentials, signal) {
      const { account } = await identity.call(verifyCredentials, credentials, { caller: { type: 'Service', name: 'gateway' }, signal });
      return account;
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
        const { user } = await profile.call(getCurrentUser, { language }, { caller, signal });
        return user;
      } catch (error) {
        // A person signs in although the profile service is away or has not heard of a new account yet; the pages ask again.
        if (isFailure(error)) return bareUser(account);
        throw error;
      }
    },
  };
}
