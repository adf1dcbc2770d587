import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Endpoint, getCurrentUser } from '@pusula/contracts';
import { aCoach, asCoach, heardCategory, ids, type ProfileUnderTest, rowsAbout, startProfile } from './profile.fixture.ts';
import { goodBody, WRITING } from './writing-calls.fixture.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await heardCategory(profile);
});
afterAll(() => profile?.stop());

const OTHER_ID = ids.next();
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

/** The body as text, because no object literal carries `__proto__` as a field of its own. @param at every object in it gets the fields */
function poisoned(value: unknown): string {
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

const send = ({ method, path }: Endpoint, id: string, body: string) =>
  profile.test.send(asCoach(id), method, `/api${path}`, { headers: { 'content-type': 'application/json' }, body });
/** Rows without what any change changes and what is new each time. */
async function comparable(id: string) {
  const { person, coach, ...rest } = await rowsAbout(profile, id);
  const certificates = ((coach?.certificates ?? []) as Record<string, unknown>[]).map(({ id: _, ...fields }) => fields);
  return {
    ...rest,
    person: { ...person, version: null, updated_at: null },
    coach: { ...coach, certificates, updated_at: null },
    pictures: rest.pictures.map(({ owner_id }) => owner_id),
  };
}

describe('S6: userType, status, isDeleted, id and __proto__ in a body change nothing', () => {
  it.each(WRITING.map((endpoint) => [endpoint.route, endpoint] as const))('%s', async (_, endpoint) => {
    const [plain, attacked] = [ids.next(), ids.next()];
    // Neither verified nor public, so that becoming it would show.
    await profile.service.importCoaches([plain, attacked].map((id) => aCoach(id, {}, { isVerified: false })));
    const answers = [
      await send(endpoint, plain, JSON.stringify(goodBody(endpoint, plain, category))),
      await send(endpoint, attacked, poisoned(goodBody(endpoint, attacked, category))),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [expected, found] = [await comparable(plain), await comparable(attacked)];
    expect(JSON.parse(JSON.stringify(found).replaceAll(attacked, plain))).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(found.account).toMatchObject({ user_type: 'coach', status: 'enabled', is_verified: false, is_erased: false });
    const { user } = await profile.test.callAs(asCoach(attacked))(getCurrentUser, {});
    expect(user).toMatchObject({
      id: attacked,
      userType: 'coach',
      status: 'enabled',
      isDeleted: false,
      isVerified: false,
      isPublic: false,
    });
    expect(
      Object.values(await rowsAbout(profile, OTHER_ID))
        .flat()
        .filter(Boolean),
    ).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).userType).toBeUndefined();
  });
});
