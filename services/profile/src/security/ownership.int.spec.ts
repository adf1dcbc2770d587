import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Endpoint, getCurrentUser, wireFields } from '@pusula/contracts';
import {
  aCoach,
  asCoach,
  categoryProjected,
  ids,
  importedCoach,
  type ProfileUnderTest,
  rowsAbout,
  showPicture,
  startProfile,
  uploadPicture,
} from '../profile.testing.ts';
import { goodBody, WRITING } from '../writing-calls.testing.ts';
import { OTHER_ID, poisoned } from './poisoned-body.testing.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await categoryProjected(profile);
});
afterAll(() => profile?.stop());

/** What names a person in a body, by field. */
const OF_SOMEBODY_ELSE: Readonly<Record<string, (theirs: { readonly id: string; readonly picture: string }) => string>> = {
  UserId: ({ id }) => id,
  Email: ({ id }) => `${id}@example.com`,
  ImageFileName: ({ picture }) => picture,
};
const table = WRITING.flatMap((endpoint) => {
  const named = wireFields(endpoint.input).filter((field) => field in OF_SOMEBODY_ELSE);
  const all = named.length > 1 ? [named] : [];
  return [...named.map((field) => [field]), ...all].map((fields) => [endpoint.route, fields.join(' and '), endpoint, fields] as const);
});

describe('S5: a body that names somebody else is refused with 403 and changes nobody', () => {
  it('in every call that names anybody', () => {
    expect(table.map(([route, fields]) => `${route} ${fields}`).sort()).toEqual([
      'POST /user/update-coaching-certificate UserId',
      'POST /user/update-coaching-certificates UserId',
      'POST /user/update-coaching-profile UserId',
      'POST /user/update-user-profile Email',
      'POST /user/update-user-profile ImageFileName',
      'POST /user/update-user-profile UserId',
      'POST /user/update-user-profile UserId and Email and ImageFileName',
    ]);
  });

  it.each(table)('%s: %s', async (_route, _fields, endpoint, fields) => {
    const [mine, theirs] = [await importedCoach(profile), await importedCoach(profile)];
    const picture = await uploadPicture(profile, asCoach(theirs));
    await showPicture(profile, theirs, picture);
    const before = [await rowsAbout(profile, mine), await rowsAbout(profile, theirs)];
    const foreign = Object.fromEntries(fields.map((field) => [field, OF_SOMEBODY_ELSE[field]?.({ id: theirs, picture })]));
    const { status, body } = await profile.test.send(asCoach(mine), endpoint.method, `/api${endpoint.path}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodBody(endpoint, mine, category), ...foreign }),
    });
    const refusals: Record<string, [number, string]> = { Email: [409, 'EMAIL_NOT_CHANGEABLE_HERE'], ImageFileName: [403, 'FORBIDDEN'] };
    expect([status, body.errorMessage]).toEqual(refusals[fields[0] ?? ''] ?? [403, 'INVALID_USER_ID']);
    expect([await rowsAbout(profile, mine), await rowsAbout(profile, theirs)]).toEqual(before);
  });

  it('nor does a picture become somebody else’s by what its upload says besides', async () => {
    const [mine, theirs] = [await importedCoach(profile), await importedCoach(profile)];
    const before = await rowsAbout(profile, theirs);
    const upload = WRITING.find(({ path }) => path.endsWith('upload-profile-picture'));
    if (!upload) throw new Error('pictures cannot be uploaded');
    const { body } = await profile.test.send(asCoach(mine), 'POST', `/api${upload.path}`, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...goodBody(upload, mine, category), UserId: theirs, ownerId: theirs, Email: `${theirs}@example.com` }),
    });
    expect(body.success).toBe(true);
    expect(await rowsAbout(profile, theirs)).toEqual(before);
    expect((await rowsAbout(profile, mine)).pictures).toHaveLength(1);
  });
});

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
