import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually } from '@pusula/service-kit/testing';
import {
  aCoaching,
  aContact,
  asCoach,
  categoryProjected,
  importedCoach,
  type ProfileUnderTest,
  rowsAbout,
  startProfile,
} from '../profile.testing.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await categoryProjected(profile);
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
    expect((await rowsAbout(profile, id)).person).toEqual(before);
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
    ['a name of two lines', { FirstName: 'Ali\r\nBcc: x@y.example' }],
  ])('refuse %s', async (_, more) => {
    expect((await refusal(await importedCoach(profile), more))?.[0]).toBe('VALIDATION_FAILED');
  });
});

describe('another name', () => {
  it('moves the coach to another address, and what search and catalog consume says so', async () => {
    const id = await importedCoach(profile);
    const slug = `gulsah-oz-${id}`;
    expect(await update(id, { FirstName: 'Gülşah', LastName: 'Öz' })).toMatchObject({ slug, isPublic: true });
    await eventually(() => expect(profile.said.about(id)?.data.coach).toMatchObject({ slug, firstName: 'Gülşah', lastName: 'Öz' }));
  });

  it('is told to whoever names people, first and last, with the version of the change, and only when it is another', async () => {
    const id = await importedCoach(profile);
    const { version: first } = await update(id, { LastName: 'Öz' });
    await update(id, { City: 'Bursa' });
    const { version: second } = await update(id, { FirstName: 'Gül' });
    const told = () => profile.renamed.all().flatMap(({ subject, data }) => (subject === id ? [data] : []));
    await eventually(() =>
      expect(told()).toEqual([
        { id, version: first, firstName: 'Işıl', lastName: 'Öz' },
        { id, version: second, firstName: 'Gül', lastName: 'Öz' },
      ]),
    );
  });

  it('is not told when the change was refused', async () => {
    const id = await importedCoach(profile);
    await refusal(id, { FirstName: 'Yanlış', ImageFileName: 'f'.repeat(32) });
    await update(id, { FirstName: 'Doğru' });
    await eventually(() => expect(profile.renamed.about(id)?.data.firstName).toBe('Doğru'));
    expect(profile.renamed.all().filter(({ subject }) => subject === id)).toHaveLength(1);
  });
});

const NO_LINKS = { LinkedIn: '', Website: '', Instagram: '', Facebook: '' };
const updateCoaching = async (id: string, more: object = {}, under = profile, known = category) =>
  (await under.test.callAs(asCoach(id))(contracts.updateCoachingProfile, aCoaching(id, known, more))).user;
const seen = async (id: string) => (await profile.test.callAs(aPublic)(contracts.getCoachById, { id })).coach;

describe('the phone number', () => {
  it('is shown from the moment that its coach agrees until they take it back, to visitors and to other services', async () => {
    const id = await importedCoach(profile);
    expect((await seen(id)).phone).toBeNull();
    expect(await updateCoaching(id, { ShowsPhone: true })).toMatchObject({ showsPhone: true });
    expect((await seen(id)).phone).toBe('+905321234567');
    await eventually(() => expect(profile.said.about(id)?.data.coach?.phone).toBe('+905321234567'));
    expect(await updateCoaching(id)).toMatchObject({ showsPhone: true });
    expect(await updateCoaching(id, { ShowsPhone: false })).toMatchObject({ showsPhone: false });
    expect((await seen(id)).phone).toBeNull();
    await eventually(() => expect(profile.said.about(id)?.data.coach?.phone).toBeNull());
  });
});

it('the e-mail address is in nothing that visitors or other services get', async () => {
  const id = await importedCoach(profile);
  await updateCoaching(id, { ShowsPhone: true });
  await eventually(() => expect(profile.said.about(id)?.data.coach?.texts.tr?.headline).toBe('Yeni başlık'));
  expect(JSON.stringify([await seen(id), profile.said.all()])).not.toContain('@example.com');
});

describe('years of practice', () => {
  it('are said, kept when they are left out, and taken back with null', async () => {
    const id = await importedCoach(profile);
    expect(await updateCoaching(id, { YearsOfPractice: 12 })).toMatchObject({ yearsOfPractice: 12 });
    expect(await updateCoaching(id)).toMatchObject({ yearsOfPractice: 12 });
    expect((await seen(id)).yearsOfPractice).toBe(12);
    expect(await updateCoaching(id, { YearsOfPractice: null })).toMatchObject({ yearsOfPractice: null });
    expect((await seen(id)).yearsOfPractice).toBeNull();
  });

  it.each([-1, 1.5, contracts.LIMITS.yearsOfPracticeMaximum + 1, '12'])('are not %j', async (YearsOfPractice) => {
    await expect(updateCoaching(await importedCoach(profile), { YearsOfPractice })).rejects.toThrow('VALIDATION_FAILED');
  });
});

describe('a free first session', () => {
  it('is offered, to visitors and to other services, kept when it is left out, and taken back', async () => {
    const id = await importedCoach(profile);
    expect(await updateCoaching(id, { OffersFreeFirstSession: true })).toMatchObject({ offersFreeFirstSession: true });
    expect(await updateCoaching(id)).toMatchObject({ offersFreeFirstSession: true });
    expect(await seen(id)).toMatchObject({ offersFreeFirstSession: true });
    await eventually(() => expect(profile.said.about(id)?.data.coach).toMatchObject({ offersFreeFirstSession: true }));
    expect(await updateCoaching(id, { OffersFreeFirstSession: false })).toMatchObject({ offersFreeFirstSession: false });
    await eventually(() => expect(profile.said.about(id)?.data.coach).toMatchObject({ offersFreeFirstSession: false }));
  });

  it.each([null, 'yes', 1])('is not %j', async (OffersFreeFirstSession) => {
    await expect(updateCoaching(await importedCoach(profile), { OffersFreeFirstSession })).rejects.toThrow('VALIDATION_FAILED');
  });
});

describe('links', () => {
  it('are all asked for, each that is missing by its name, and nothing is changed without them', async () => {
    const id = await importedCoach(profile);
    const { status, body } = await profile.test.send(asCoach(id), 'POST', '/api/user/update-coaching-profile', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aCoaching(id, category, { ...NO_LINKS, Website: 'https://example.com' })),
    });
    const details = ['LinkedIn', 'Instagram', 'Facebook'].map((path) => ({ path, problem: 'missing' }));
    expect([status, body]).toMatchObject([400, { success: false, errorMessage: 'VALIDATION_FAILED', details }]);
    expect((await seen(id)).headline).toBe('Sakin adımlar');
  });

  it('may leave out the scheme of a website, as in the form', async () => {
    const id = await importedCoach(profile);
    expect((await updateCoaching(id, { Website: 'www.x.example' })).website).toBe('https://www.x.example');
    expect((await seen(id)).website).toBe('https://www.x.example');
  });

  it('may be left out where the operator says so, and are checked all the same when they are there', async () => {
    const lenient = await startProfile({ COACH_LINKS_REQUIRED: false });
    try {
      const known = await categoryProjected(lenient);
      const id = await importedCoach(lenient, { website: 'https://old.example' });
      const links = { linkedIn: '', website: '', instagram: 'https://instagram.com/x', facebook: '' };
      expect(await updateCoaching(id, { ...NO_LINKS, Instagram: 'https://instagram.com/x' }, lenient, known)).toMatchObject(links);
      await expect(updateCoaching(id, { ...NO_LINKS, Instagram: 'https://example.com' }, lenient, known)).rejects.toThrow(
        'VALIDATION_FAILED',
      );
    } finally {
      await lenient.stop();
    }
  });
});
