import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, publish } from '@pusula/service-kit/testing';
import {
  aCertificate,
  aCoach,
  aCoaching,
  asCoach,
  categoryProjected,
  ids,
  importedCoach,
  type ProfileUnderTest,
  startProfile,
} from '../profile.testing.ts';

let profile: ProfileUnderTest;
let career: string;
beforeAll(async () => {
  profile = await startProfile();
  career = await categoryProjected(profile);
});
afterAll(() => profile?.stop());

const read = async (id: string, language: contracts.Language = 'tr') =>
  (await profile.test.callAs(aPublic)(contracts.getCoachById, { id, language })).coach;
const lastSaid = (id: string) => eventually(() => profile.said.about(id)?.data ?? Promise.reject(new Error('nothing said')));
const update = (id: string, more: object = {}, as = asCoach(id)) =>
  profile.test.callAs(as)(contracts.updateCoachingProfile, aCoaching(id, career, more));
const certify = (id: string, Certificates: object[], as = asCoach(id)) =>
  profile.test.callAs(as)(contracts.updateCoachingCertificates, { UserId: id, Certificates: Certificates as contracts.CertificateDraft[] });
const draft = (more: object = {}) => {
  const { id: _, ...rest } = aCertificate();
  return { ...rest, ...more };
};

describe('a public coach', () => {
  it('is read with specialties in the language asked for and a transliterated slug', async () => {
    const id = await importedCoach(profile, { categoryIds: [career] });
    expect(await read(id, 'en')).toMatchObject({
      slug: `isil-cag-${id}`,
      headline: 'Sakin adımlar',
      textLanguage: 'tr',
      categories: [{ id: career, name: 'Career', slug: `${career}-id-career` }],
      phone: null,
    });
  });

  it('shows the phone number, with its country code, only when they agreed', async () => {
    expect((await read(await importedCoach(profile, { showsPhone: true }))).phone).toBe('+905321234567');
  });

  it('does not link to a category that nobody can browse to', async () => {
    const closed = await categoryProjected(profile, { status: 'inactive' });
    const below = await categoryProjected(profile, { parentId: closed });
    const id = await importedCoach(profile, { categoryIds: [closed, below, career] });
    expect((await read(id)).categories.map((category) => category.id)).toEqual([career]);
  });

  it.each([
    ['an unverified', { isVerified: false }],
    ['a disabled', { status: 'disabled' as const }],
    ['a deleted', { status: 'deleted' as const }],
    ['a member’s', { userType: 'member' as const }],
  ])('is not made of %s account', async (_, account) => {
    const id = ids.next();
    await profile.service.importCoaches([aCoach(id, {}, account)]);
    await expect(read(id)).rejects.toThrow('COACH_NOT_FOUND');
    expect(profile.said.about(id)).toBeUndefined();
  });

  it('is found in the list for the sitemap, page by page, each once', async () => {
    const gateway: contracts.Caller = { type: 'Service', name: 'gateway' };
    const all: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await profile.test.callAs(gateway)(contracts.coachSummaries, { after, limit: '2' });
      all.push(...page.coaches.map(({ id }) => id));
      if (page.next === null) break;
      after = page.next;
    }
    const [{ count }] = await profile.test.running.db.manager.query('select count(*)::int from coach where is_public');
    expect([all.length, new Set(all).size, [...all].sort().join()]).toEqual([count, count, all.join()]);
  });
});

describe('an import', () => {
  it('done twice is done once, and says each coach once, whole', async () => {
    const [one, other] = [aCoach(ids.next(), { categoryIds: [career] }), aCoach(ids.next())];
    expect([await profile.service.importCoaches([one, other]), await profile.service.importCoaches([one, other])]).toEqual([2, 0]);
    expect(await lastSaid(one.account.id)).toMatchObject({ coach: { texts: one.coach.texts, categoryIds: [career], city: 'İzmir' } });
    expect(profile.said.all().filter(({ subject }) => subject === one.account.id)).toHaveLength(1);
  });

  it('comes to the same when the account was projected before', async () => {
    const coach = aCoach(ids.next());
    await publish(profile.test, contracts.accountChanged, coach.account.id, {
      id: coach.account.id,
      version: 1,
      account: coach.account,
      person: coach.person,
    });
    await eventually(() => profile.test.callAs(asCoach(coach.account.id))(contracts.getCurrentUser, {}));
    expect(await profile.service.importCoaches([coach])).toBe(1);
    expect((await read(coach.account.id)).headline).toBe('Sakin adımlar');
  });
});

describe('a coaching profile', () => {
  it('is replaced in one language, kept in the other, and announced whole with the next version', async () => {
    const id = await importedCoach(profile);
    const before = await lastSaid(id);
    const { user } = await update(id, { Language: 'en', Headline: 'Calm steps', Bio: 'I listen.' });
    expect(user).toMatchObject({
      headline: 'Calm steps',
      texts: { tr: { headline: 'Sakin adımlar' } },
      linkedIn: 'https://www.linkedin.com/in/x',
    });
    await eventually(() => expect(profile.said.about(id)?.data.version).toBe(before.version + 1));
    expect((await lastSaid(id)).coach).toMatchObject({
      texts: { en: { headline: 'Calm steps' }, tr: { headline: 'Sakin adımlar' } },
      categoryIds: [career],
    });
    expect([(await read(id, 'en')).headline, (await read(id, 'tr')).headline]).toEqual(['Calm steps', 'Sakin adımlar']);
  });

  it('is replaced in every language that a call has a text in, as one version and one announcement', async () => {
    const id = await importedCoach(profile);
    const before = await lastSaid(id);
    const texts = { tr: { headline: 'Yeni adımlar', bio: 'Dinlerim.' }, en: { headline: 'Calm steps', bio: 'I listen.' } };
    const { user } = await update(id, { Headline: undefined, Bio: undefined, Texts: texts });
    expect(user).toMatchObject({ texts, version: before.version + 1 });
    await eventually(() => expect(profile.said.about(id)?.data.coach?.texts).toEqual(texts));
    expect(profile.said.all().filter(({ subject }) => subject === id)).toHaveLength(2);
    const facts = await update(id, { Headline: undefined, Bio: undefined, Texts: {}, Website: 'https://baska.example' });
    expect(facts.user).toMatchObject({ texts, website: 'https://baska.example' });
  });

  it.each([
    [{ Headline: undefined, Bio: undefined }, ['Headline', 'Bio']],
    [{ Bio: undefined }, ['Bio']],
    [{ Texts: { en: { headline: 'Calm steps', bio: 'x'.repeat(contracts.LIMITS.bioLength + 1) } } }, ['Texts.en.bio']],
  ])('without a text is refused: %j', async (texts, paths) => {
    const id = await importedCoach(profile);
    const refused = await update(id, texts).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', details: paths.map((path) => expect.objectContaining({ path })) });
    expect((await read(id)).headline).toBe('Sakin adımlar');
  });

  it('makes a newly registered coach public, with a certificate', async () => {
    const coach = aCoach(ids.next());
    const { id } = coach.account;
    await publish(profile.test, contracts.accountChanged, id, { id, version: 1, account: coach.account, person: coach.person });
    await eventually(() => profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {}));
    await expect(read(id)).rejects.toThrow('COACH_NOT_FOUND');
    await update(id);
    await certify(id, [draft()]);
    expect((await read(id)).headline).toBe('Yeni başlık');
  });

  it('takes each category once and none that is unknown', async () => {
    const id = await importedCoach(profile);
    expect((await update(id, { Categories: [career, career] })).user.categories).toHaveLength(1);
    await expect(update(id, { Categories: [ids.next()] })).rejects.toThrow('CATEGORY_NOT_FOUND');
    await expect(update(id, { Categories: [] })).rejects.toThrow('EMPTY_CATEGORIES');
  });

  it('loses none of ten changes at once', async () => {
    const id = await importedCoach(profile);
    const before = (await lastSaid(id)).version;
    await Promise.all(Array.from({ length: 10 }, (_, place) => update(id, { Headline: `Başlık ${place}` })));
    await eventually(() => expect(profile.said.about(id)?.data.version).toBe(before + 10));
    expect(profile.said.about(id)?.data.coach?.texts.tr?.headline).toBe((await read(id)).headline);
  });
});

describe('certificates', () => {
  it('are replaced in the order given; one that is kept keeps its id', async () => {
    const kept = aCertificate();
    const id = await importedCoach(profile, { certificates: [kept] });
    const { user } = await certify(id, [draft({ name: 'Yeni' }), kept]);
    expect(user.certificates?.map(({ name }) => name)).toEqual(['Yeni', 'Koçluk']);
    expect(user.certificates?.[1]?.id).toBe(kept.id);
  });

  it.each([
    ['none at all', [], 'CERTIFICATE_IS_NULL'],
    ['one without a name', [draft({ name: ' ' })], 'INVALID_CERTIFICATE_NAME'],
    ['one without a description', [draft({ description: '' })], 'INVALID_CERTIFICATE_DESCRIPTION'],
    ['one without an issuer', [draft({ issuer: 7 })], 'INVALID_CERTIFICATE_ISSUER'],
    ['one without a credential id', [draft({ credentialId: '' })], 'INVALID_CERTIFICATE_ID'],
    ['one of no date', [draft({ issueDate: '2020-02-30' })], 'INVALID_CERTIFICATE_DATE'],
    ['one from the future', [draft({ issueDate: '2999-01-01' })], 'INVALID_CERTIFICATE_DATE'],
    ['one that expired before it was issued', [draft({ expiryDate: '2019-12-31' })], 'INVALID_CERTIFICATE_EXPIRY_DATE'],
    ['one with somebody else’s id', [draft({ id: ids.next() })], 'INVALID_CERTIFICATE_ID'],
  ])('refuse %s', async (_, certificates, code) => {
    await expect(certify(await importedCoach(profile), certificates)).rejects.toThrow(code);
  });
});

describe('a category', () => {
  it('that is renamed shows its new name', async () => {
    const category = await categoryProjected(profile);
    const id = await importedCoach(profile, { categoryIds: [category] });
    await categoryProjected(profile, { id: category, nameTr: 'Meslek' }, 2);
    expect((await read(id)).categories[0]?.name).toBe('Meslek');
    await categoryProjected(profile, { id: category, nameTr: 'Zanaat' }, 3);
    await publish(profile.test, contracts.categoryChanged, category, { id: category, version: 2, category: null, movedTo: null });
    expect((await read(id)).categories[0]?.name).toBe('Zanaat');
  });

  it('that was deleted and has come back keeps its coaches, however late the deletion arrives', async () => {
    const category = await categoryProjected(profile);
    await categoryProjected(profile, { id: category }, 3);
    const id = await importedCoach(profile, { categoryIds: [career, category] });
    await publish(profile.test, contracts.categoryChanged, category, { id: category, version: 2, category: null, movedTo: null });
    await categoryProjected(profile, { id: category, nameTr: 'Yeniden' }, 4);
    await eventually(async () => expect((await read(id)).categories.map(({ name }) => name)).toContain('Yeniden'));
  });

  it('that is deleted hands its coaches to its target, whatever order deletions come in', async () => {
    const [first, second, last] = [await categoryProjected(profile), await categoryProjected(profile), await categoryProjected(profile)];
    const id = await importedCoach(profile, { categoryIds: [first, last] });
    const gone = (category: string, movedTo: string) =>
      publish(profile.test, contracts.categoryChanged, category, { id: category, version: 2, category: null, movedTo });
    await gone(second, last);
    await eventually(async () =>
      expect(await profile.test.running.db.manager.query('select 1 from specialty where id = $1 and is_deleted', [second])).toHaveLength(1),
    );
    await gone(first, second);
    await eventually(async () => expect((await lastSaid(id)).coach?.categoryIds).toEqual([last]));
  });
});
