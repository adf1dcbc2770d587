import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, publish } from '@pusula/service-kit/testing';
import {
  aCertificate,
  anAccount,
  aRegistration,
  asCoach,
  categoryProjected,
  ids,
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

type Coaching = contracts.NewPerson['coaching'];
const coaching = (more: Partial<NonNullable<Coaching>> = {}): NonNullable<Coaching> => ({
  headline: 'Kararlı adımlar',
  bio: 'Birlikte düşünürüz.',
  linkedIn: 'https://www.linkedin.com/in/isil',
  categories: [career],
  certificates: [draft()],
  ...more,
});
const published = (id: string, version: number, account: Partial<contracts.Account>, said?: Coaching) =>
  publish(profile.test, contracts.accountChanged, id, {
    id,
    version,
    account: anAccount(id, account),
    person: said === undefined ? null : aRegistration({ coaching: said }),
  });
const me = async (id: string) => (await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {})).user;
const visible = async (id: string) => (await profile.test.callAs(aPublic)(contracts.getCoachById, { id })).coach;
const registered = async (said: Coaching, account: Partial<contracts.Account> = {}) => {
  const id = ids.next();
  await published(id, 1, { isVerified: false, ...account }, said);
  return { id, user: await me(id) };
};
const draft = (more: object = {}): contracts.CertificateDraft => {
  const { id: _, ...rest } = aCertificate();
  return { ...rest, ...more };
};

describe('what a coach said in the sign-up wizard', () => {
  it('becomes their profile, in the language of the account; what was left out is empty', async () => {
    const { user } = await registered(coaching(), { language: 'en' });
    expect(user).toMatchObject({
      texts: { en: { headline: 'Kararlı adımlar', bio: 'Birlikte düşünürüz.' } },
      linkedIn: 'https://www.linkedin.com/in/isil',
      website: '',
      instagram: '',
      facebook: '',
      categories: [{ id: career, name: 'Kariyer' }],
      certificates: [{ name: 'Koçluk' }],
    });
    expect(user.texts).not.toHaveProperty('tr');
  });

  it('is in the language that it was written in, whatever the account speaks', async () => {
    const { user } = await registered(coaching({ textLanguage: 'tr' }), { language: 'en' });
    expect(user.texts).toEqual({ tr: { headline: 'Kararlı adımlar', bio: 'Birlikte düşünürüz.' } });
  });

  it('is seen by nobody before the account is verified, and by everybody from then on', async () => {
    const { id } = await registered(coaching());
    await expect(visible(id)).rejects.toThrow('COACH_NOT_FOUND');
    await published(id, 2, { isVerified: true });
    await eventually(async () => expect((await visible(id)).headline).toBe('Kararlı adımlar'));
    await eventually(() => expect(profile.said.about(id)?.data.coach).toMatchObject({ categoryIds: [career] }));
  });

  it('is public at once when a provider has proven the address', async () => {
    const { id } = await registered(coaching(), { isVerified: true });
    expect((await visible(id)).bio).toBe('Birlikte düşünürüz.');
  });

  it('is there when the news of the verification came first', async () => {
    const id = ids.next();
    await published(id, 2, { isVerified: true });
    await published(id, 1, { isVerified: false }, coaching());
    await eventually(async () => expect((await visible(id)).headline).toBe('Kararlı adımlar'));
  });

  it('may be nothing yet', async () => {
    const { id, user } = await registered({ certificates: [] }, { isVerified: true });
    expect(user).toMatchObject({ texts: {}, headline: '', bio: '', categories: [] });
    await expect(visible(id)).rejects.toThrow('COACH_NOT_FOUND');
  });

  it('keeps only categories that there are, each once', async () => {
    const { user } = await registered(coaching({ categories: [ids.next(), career, career] }));
    expect(user.categories?.map(({ id }) => id)).toEqual([career]);
  });

  it('gives certificates ids of our own and leaves out those with impossible dates', async () => {
    const foreign = ids.next();
    const certificates = [
      draft({ id: foreign, name: 'Birinci' }),
      draft({ name: 'Yarının', issueDate: '2999-01-01' }),
      draft({ name: 'Ters', expiryDate: '2019-12-31' }),
      draft({ name: 'İkinci', expiryDate: '2030-01-01' }),
    ];
    const { user } = await registered(coaching({ certificates }));
    expect(user.certificates?.map(({ name }) => name)).toEqual(['Birinci', 'İkinci']);
    expect(new Set([foreign, ...(user.certificates ?? []).map(({ id }) => id)]).size).toBe(3);
  });

  it('is ignored for a member', async () => {
    const id = ids.next();
    await published(id, 1, { userType: 'member' }, coaching());
    const { user } = await profile.test.callAs(asCoach(id, 'member'))(contracts.getCurrentUser, {});
    expect(user.texts).toBeUndefined();
  });

  it('changes nothing when it comes again after the coach has edited it', async () => {
    const { id } = await registered(coaching(), { isVerified: true });
    await profile.test.callAs(asCoach(id))(contracts.updateCoachingCertificates, { UserId: id, Certificates: [draft()] });
    const before = await me(id);
    await published(id, 1, { isVerified: false }, coaching({ headline: 'Eski' }));
    await published(id, 2, { isVerified: true });
    await eventually(async () => {
      const [row] = await profile.test.running.db.manager.query('select version from account where id = $1', [id]);
      expect(row.version).toBe(2);
    });
    expect(await me(id)).toEqual(before);
  });
});
