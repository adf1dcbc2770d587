import type { Account as AccountState } from '@pusula/contracts';

/** An account as this service keeps it. */
export type Account = Omit<AccountState, 'hasPasskey' | 'adminSince'> & {
  /** PHC string; null when the person signs in through a provider only. */
  readonly passwordHash: string | null;
  /** What mails greet with; the profile service owns the name and publishes its changes. */
  readonly givenName: string;
  /** Kept for those who read of accounts: the audit log and the queue of e-mails. Empty while it is not known. */
  readonly familyName: string;
  /** Whether signing in takes a second step. */
  readonly hasPasskey: boolean;
  /** Whether its owner has ever proven to own an address of it. An address that an administrator gives it does not take that back. */
  readonly wasVerified: boolean;
  /**
   * Whether whoever holds the ways into it has shown to be the one whose address it is: by a mailed link that they opened in a session of the account, by a password that they chose by mail,
   * or used in the browser in which they had opened such a link. A link that was opened elsewhere proves the address, and says nothing about who had registered it. Nobody else adds a passkey,
   * so that a passkey is always its owner's, and no mailed link ever replaces one.
   */
  readonly isOwnerKnown: boolean;
  /** When its owner was first made an administrator. */
  readonly adminSince: Date | null;
  readonly version: number;
  readonly createdAt: Date;
};

/** Pure: what other services may know of an account. */
export const accountState = ({ id, email, userType, status, isVerified, language, hasPasskey, adminSince }: Account): AccountState => ({
  id,
  email,
  userType,
  status,
  isVerified,
  language,
  ...(hasPasskey && { hasPasskey }),
  ...(userType === 'admin' && adminSince && { adminSince: adminSince.toISOString() }),
});

/** Pure: what calls answer of an account. */
export const accountReply = (account: Account) => ({ account: accountState(account), version: account.version });

/** Pure: the account with another status; the same object when it has it already. */
export const withStatus = (account: Account, status: Account['status']): Account =>
  account.status === status ? account : { ...account, status, version: account.version + 1 };

/** Pure: the account as a coach's; the same object when it is one. */
export const asCoach = (account: Account): Account =>
  account.userType === 'coach' ? account : { ...account, userType: 'coach', version: account.version + 1 };

/** Pure: the account after its owner proved to own the address; the same object when that was known. */
export const verified = (account: Account): Account =>
  account.isVerified ? account : { ...account, isVerified: true, wasVerified: true, version: account.version + 1 };

/** Pure: the account with an address that its owner has just proven to own. */
export const withEmail = (account: Account, email: string): Account => ({
  ...account,
  email,
  isVerified: true,
  wasVerified: true,
  version: account.version + 1,
});

/** Pure: the account with another password, or with none. Nobody else sees a difference, so it is no new version. */
export const withPasswordHash = (account: Account, passwordHash: string | null): Account => ({ ...account, passwordHash });

/** Pure: the account with, or without, a second factor; the same object when nothing changes. */
export const withPasskey = (account: Account, hasPasskey: boolean): Account =>
  account.hasPasskey === hasPasskey ? account : { ...account, hasPasskey, version: account.version + 1 };

/** Pure: the account after one of the providers that open it was removed. */
export const withoutProvider = (account: Account): Account => ({ ...account, version: account.version + 1 });

/** Pure: the account after whoever holds the ways into it has shown that its address is theirs; nobody else sees a difference. */
export const withKnownOwner = (account: Account): Account => (account.isOwnerKnown ? account : { ...account, isOwnerKnown: true });

/** Pure: whether somebody has ever proven to own an address of the account. Of any other nobody knows who registered it. */
export const hasProvenOwner = ({ isVerified, wasVerified }: Account): boolean => isVerified || wasVerified;

/** Pure: whether the account may sign in. An unverified one may: it is how its owner reaches "Activate Account". */
export const maySignIn = ({ status }: Account): boolean => status === 'enabled';
