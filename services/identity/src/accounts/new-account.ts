import { type InputOf, NewPerson, type NewUser, type registerAccount } from '@pusula/contracts';
import type { Account } from './account.ts';

type Registration = Pick<InputOf<typeof registerAccount>, 'user' | 'language'>;
/** How somebody will sign in, and whether the address is proven already. */
export type Credentials = Pick<Account, 'passwordHash' | 'isVerified'>;

/** Pure: the account that a registration starts. What it may not say (role admin, status, id) is not asked of it (S6). */
export const newAccount = ({ user, language }: Registration, credentials: Credentials, id: string, createdAt: Date): Account => ({
  id,
  email: user.email,
  passwordHash: credentials.passwordHash,
  givenName: user.firstName,
  familyName: user.lastName,
  userType: user.userType,
  status: 'enabled',
  isVerified: credentials.isVerified,
  wasVerified: credentials.isVerified,
  isOwnerKnown: credentials.isVerified,
  language,
  hasPasskey: false,
  adminSince: null,
  version: 1,
  createdAt,
});

/** Pure: what the profile service starts the person with; coaching steps of the wizard count for coaches only. */
export const newPerson = (user: NewUser): NewPerson => ({
  firstName: user.firstName,
  lastName: user.lastName,
  middleName: user.middleName ?? '',
  username: user.username ?? '',
  gender: user.gender,
  birthday: user.birthday,
  city: user.city,
  country: user.country,
  phone: `+${user.phoneCode}${user.phone}`,
  imageFileName: user.imageFileName ?? '',
  // Of all that a registration carries, the shape picks what belongs to coaching.
  coaching: user.userType === 'coach' ? NewPerson.shape.coaching.parse({ ...user, certificates: user.certificates ?? [] }) : null,
});
