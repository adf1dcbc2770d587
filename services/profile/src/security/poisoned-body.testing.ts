import { ids } from '../profile.testing.ts';

export const OTHER_ID = ids.next();
/** What nobody may say of themself, in the names of the calls, of the replies and of the tables. */
const NOT_THEIRS: Readonly<Record<string, unknown>> = {
  id: OTHER_ID,
  Id: OTHER_ID,
  ownerId: OTHER_ID,
  email: 'root@example.com',
  userType: 'admin',
  UserType: 'admin',
  user_type: 'admin',
  role: 'admin',
  status: 'deleted',
  Status: 'disabled',
  isDeleted: true,
  isVerified: true,
  IsVerified: true,
  is_verified: true,
  isPublic: true,
  isErased: true,
  version: 99,
  updatedAt: '2001-01-01T00:00:00.000Z',
  account: { userType: 'admin' },
};
const polluting = (key: string) => `"${key}":${JSON.stringify({ ...NOT_THEIRS, polluted: true, prototype: { polluted: true } })}`;

/** A body with every foreign field in every object. As text, because no object literal carries `__proto__` as a field of its own. */
export function poisoned(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(poisoned).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const own = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}:${poisoned(field)}`);
  const foreign = Object.entries(NOT_THEIRS)
    .filter(([key]) => !(key in value))
    // A certificate's id is its own: one that is not there is refused, which is another test's matter.
    .filter(([key]) => key !== 'id' || !('issuer' in value))
    .map(([key, field]) => `${JSON.stringify(key)}:${JSON.stringify(field)}`);
  return `{${[...own, ...foreign, polluting('__proto__'), polluting('constructor')].join(',')}}`;
}
