import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { aContact, asCoach, importedCoach, type ProfileUnderTest, rowsAbout, startProfile } from '../profile.fixture.ts';

let profile: ProfileUnderTest;
beforeAll(async () => {
  profile = await startProfile();
});
afterAll(() => profile?.stop());

const update = async (id: string, more: object) =>
  (await profile.test.callAs(asCoach(id))(contracts.updateUserProfile, aContact(id, more))).user;
const refusal = async (id: string, more: object) => {
  const { body } = await profile.test.send(asCoach(id), 'POST', '/api/user/update-user-profile', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aContact(id, more)),
  });
  return body.success ? undefined : [body.errorMessage, body.details];
};

describe('names, gender and birthday', () => {
  const all = {
    FirstName: ' Gülşah ',
    MiddleName: 'Naz',
    LastName: 'Öz',
    Username: 'gulsah',
    Gender: 'PreferNotToSay',
    Birthday: '1979-02-28',
  };

  it('are changed when they are sent', async () => {
    const id = await importedCoach(profile);
    const changed = {
      firstName: 'Gülşah',
      middleName: 'Naz',
      lastName: 'Öz',
      username: 'gulsah',
      gender: 'PreferNotToSay',
      birthday: '1979-02-28',
    };
    expect(await update(id, all)).toMatchObject(changed);
    expect((await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {})).user).toMatchObject(changed);
  });

  it('stay when they are not, each by itself', async () => {
    const id = await importedCoach(profile);
    await update(id, all);
    const before = (await rowsAbout(profile, id)).person;
    await update(id, {});
    expect((await rowsAbout(profile, id)).person).toEqual({ ...before, version: Number(before?.version) + 1 });
    await update(id, { MiddleName: '', Username: '' });
    const { person } = await rowsAbout(profile, id);
    expect(person).toMatchObject({ first_name: 'Gülşah', middle_name: '', username: '', gender: 'PreferNotToSay' });
  });

  it.each([
    ['tomorrow', '2999-01-01', 'young'],
    ['of somebody who is not of age', '2015-06-01', 'young'],
    ['of nobody alive', '1850-01-01', 'old'],
  ])('refuse a birthday %s', async (_, Birthday, problem) => {
    const id = await importedCoach(profile);
    expect(await refusal(id, { Birthday, FirstName: 'Başka' })).toEqual(['VALIDATION_FAILED', [{ path: 'Birthday', problem }]]);
    expect((await rowsAbout(profile, id)).person).toMatchObject({ first_name: 'Işıl', version: 2 });
  });

  it.each([
    ['an empty first name', { FirstName: ' ' }],
    ['an empty last name', { LastName: '' }],
    ['a gender of their own', { Gender: 'x' }],
    ['a day that there is not', { Birthday: '1990-02-30' }],
    ['a name with a zero byte', { MiddleName: 'a\u0000b' }],
  ])('refuse %s', async (_, more) => {
    expect((await refusal(await importedCoach(profile), more))?.[0]).toBe('VALIDATION_FAILED');
  });
});

describe('another name', () => {
  it('moves the coach to another address, and what search and catalog hear says so', async () => {
    const id = await importedCoach(profile);
    const slug = `gulsah-oz-${id}`;
    expect(await update(id, { FirstName: 'Gülşah', LastName: 'Öz' })).toMatchObject({ slug, isPublic: true });
    await eventually(() => expect(profile.said.about(id)?.data.coach).toMatchObject({ slug, firstName: 'Gülşah', lastName: 'Öz' }));
  });

  it('is told to whoever greets people by it, with the version of the change, and only when it is another', async () => {
    const id = await importedCoach(profile);
    await update(id, { FirstName: 'Işıl', LastName: 'Öz' });
    await update(id, { City: 'Bursa' });
    const { version } = await update(id, { FirstName: 'Gül' });
    await eventually(() => expect(profile.renamed.about(id)?.data).toEqual({ id, version, firstName: 'Gül' }));
    expect(profile.renamed.all().filter(({ subject }) => subject === id)).toHaveLength(1);
  });

  it('is not told when the change was refused', async () => {
    const id = await importedCoach(profile);
    await refusal(id, { FirstName: 'Yanlış', ImageFileName: 'f'.repeat(32) });
    await update(id, { FirstName: 'Doğru' });
    await eventually(() => expect(profile.renamed.about(id)?.data.firstName).toBe('Doğru'));
    expect(profile.renamed.all().filter(({ subject }) => subject === id)).toHaveLength(1);
  });
});
