import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import {
  asCoach,
  heardCategory,
  importedCoach,
  type ProfileUnderTest,
  rowsAbout,
  showPicture,
  startProfile,
  uploadPicture,
} from './profile.fixture.ts';
import { goodBody, WRITING } from './writing-calls.fixture.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await heardCategory(profile);
});
afterAll(() => profile?.stop());

/** What names a person in a body, by field. */
const OF_SOMEBODY_ELSE: Readonly<Record<string, (theirs: { readonly id: string; readonly picture: string }) => string>> = {
  UserId: ({ id }) => id,
  Email: ({ id }) => `${id}@example.com`,
  ImageFileName: ({ picture }) => picture,
};
const fieldsOf = (input: z.ZodType): string[] => Object.keys((input as z.ZodObject).shape);
const table = WRITING.flatMap((endpoint) => {
  const named = fieldsOf(endpoint.input).filter((field) => field in OF_SOMEBODY_ELSE);
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
    expect([status, body.errorMessage]).toEqual([403, fields[0] === 'ImageFileName' ? 'FORBIDDEN' : 'INVALID_USER_ID']);
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
