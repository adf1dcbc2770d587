import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually } from '@pusula/service-kit/testing';
import { aCoaching, asCoach, heardCategory, importedCoach, type ProfileUnderTest, startProfile } from '../profile.fixture.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await heardCategory(profile);
});
afterAll(() => profile?.stop());

const NO_LINKS = { LinkedIn: '', Website: '', Instagram: '', Facebook: '' };
const update = async (id: string, more: object = {}, under = profile, known = category) =>
  (await under.test.callAs(asCoach(id))(contracts.updateCoachingProfile, aCoaching(id, known, more))).user;
const seen = async (id: string) => (await profile.test.callAs(aPublic)(contracts.getCoachById, { id })).coach;

describe('the phone number', () => {
  it('is shown from the moment that its coach agrees until they take it back, to visitors and to other services', async () => {
    const id = await importedCoach(profile);
    expect((await seen(id)).phone).toBeNull();
    expect(await update(id, { ShowsPhone: true })).toMatchObject({ showsPhone: true });
    expect((await seen(id)).phone).toBe('+905321234567');
    await eventually(() => expect(profile.said.about(id)?.data.coach?.phone).toBe('+905321234567'));
    expect(await update(id)).toMatchObject({ showsPhone: true });
    expect(await update(id, { ShowsPhone: false })).toMatchObject({ showsPhone: false });
    expect((await seen(id)).phone).toBeNull();
    await eventually(() => expect(profile.said.about(id)?.data.coach?.phone).toBeNull());
  });
});

it('the e-mail address is in nothing that visitors or other services get', async () => {
  const id = await importedCoach(profile);
  await update(id, { ShowsPhone: true });
  await eventually(() => expect(profile.said.about(id)?.data.coach?.texts.tr?.headline).toBe('Yeni başlık'));
  expect(JSON.stringify([await seen(id), profile.said.all()])).not.toContain('@example.com');
});

describe('years of practice', () => {
  it('are said, kept when they are left out, and taken back with null', async () => {
    const id = await importedCoach(profile);
    expect(await update(id, { YearsOfPractice: 12 })).toMatchObject({ yearsOfPractice: 12 });
    expect(await update(id)).toMatchObject({ yearsOfPractice: 12 });
    expect((await seen(id)).yearsOfPractice).toBe(12);
    expect(await update(id, { YearsOfPractice: null })).toMatchObject({ yearsOfPractice: null });
    expect((await seen(id)).yearsOfPractice).toBeNull();
  });

  it.each([-1, 1.5, contracts.LIMITS.yearsOfPracticeMaximum + 1, '12'])('are not %j', async (YearsOfPractice) => {
    await expect(update(await importedCoach(profile), { YearsOfPractice })).rejects.toThrow('VALIDATION_FAILED');
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

  it('may be left out where the operator says so, and are checked all the same when they are there', async () => {
    const lenient = await startProfile({ COACH_LINKS_REQUIRED: false });
    try {
      const known = await heardCategory(lenient);
      const id = await importedCoach(lenient, { website: 'https://old.example' });
      const links = { linkedIn: '', website: '', instagram: 'https://instagram.com/x', facebook: '' };
      expect(await update(id, { ...NO_LINKS, Instagram: 'https://instagram.com/x' }, lenient, known)).toMatchObject(links);
      await expect(update(id, { ...NO_LINKS, Instagram: 'https://example.com' }, lenient, known)).rejects.toThrow('VALIDATION_FAILED');
    } finally {
      await lenient.stop();
    }
  });
});
