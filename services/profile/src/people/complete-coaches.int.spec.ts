import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic, eventually, publish } from '@pusula/service-kit/testing';
import {
  aCertificate,
  aCoach,
  aCoaching,
  anAccount,
  aRegistration,
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

const draft = (): contracts.CertificateDraft => {
  const { id: _, ...rest } = aCertificate();
  return rest;
};
const everything = {
  headline: 'Kararlı adımlar',
  bio: 'Birlikte düşünürüz.',
  categories: () => [career],
  certificates: () => [draft()],
};
const said = (left: Partial<contracts.NewPerson['coaching']> = {}): NonNullable<contracts.NewPerson['coaching']> => ({
  headline: everything.headline,
  bio: everything.bio,
  categories: everything.categories(),
  certificates: everything.certificates(),
  ...left,
});
const me = async (id: string) => (await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {})).user;
const isSeen = (id: string) =>
  profile.test
    .callAs(aPublic)(contracts.getCoachById, { id })
    .then(
      () => true,
      () => false,
    );
const lastSaid = (id: string) => profile.said.about(id)?.data.coach;
async function register(coaching: contracts.NewPerson['coaching']): Promise<string> {
  const id = ids.next();
  const published = (version: number, isVerified: boolean, person: contracts.NewPerson | null) =>
    publish(profile.test, contracts.accountChanged, id, { id, version, account: anAccount(id, { isVerified }), person });
  await published(1, false, aRegistration({ coaching }));
  await me(id);
  await published(2, true, null);
  await eventually(async () => expect((await me(id)).isVerified).toBe(true));
  return id;
}
const edit = (id: string, edit: contracts.PersonEdit) =>
  profile.test.callAs({ type: 'Service', name: 'gateway' })(contracts.revisePerson, { actorId: ids.next(), id, edit });

describe('only a complete coach is public', () => {
  it.each<[contracts.HiddenReason[], Partial<contracts.NewPerson['coaching']>]>([
    [['headline', 'bio'], { headline: undefined, bio: undefined }],
    [['bio'], { bio: undefined }],
    [['categories'], { categories: undefined }],
    [['certificates'], { certificates: [] }],
    [['categories'], { categories: ['01k00000000000000000000000'] }],
    [['bio', 'categories', 'certificates'], { bio: undefined, categories: undefined, certificates: [] }],
  ])('when somebody comes through the wizard and verifies their address: %j is missing', async (reasons, left) => {
    const id = await register(said(left));
    expect(await me(id)).toMatchObject({ isPublic: false, hiddenReasons: reasons });
    expect([await isSeen(id), profile.said.about(id)]).toEqual([false, undefined]);
  });

  it('when somebody fills in what the wizard left out, with the last part', async () => {
    const id = await register(said({ headline: undefined, bio: undefined, categories: undefined, certificates: [] }));
    const { user } = await profile.test.callAs(asCoach(id))(contracts.updateCoachingProfile, aCoaching(id, career));
    expect(user).toMatchObject({ isPublic: false, hiddenReasons: ['certificates'] });
    expect(await isSeen(id)).toBe(false);
    const { user: done } = await profile.test.callAs(asCoach(id))(contracts.updateCoachingCertificates, {
      UserId: id,
      Certificates: [draft()],
    });
    expect(done).toMatchObject({ isPublic: true, hiddenReasons: [] });
    expect(await isSeen(id)).toBe(true);
    await eventually(() => expect(lastSaid(id)).toMatchObject({ categoryIds: [career], certificates: [{ name: 'Koçluk' }] }));
  });

  it('when somebody is imported', async () => {
    const coach = aCoach(ids.next(), { certificates: [] });
    await profile.service.importCoaches([coach]);
    expect(await me(coach.account.id)).toMatchObject({ isPublic: false, hiddenReasons: ['certificates'] });
    expect(profile.said.about(coach.account.id)).toBeUndefined();
  });

  it.each<[string, contracts.HiddenReason, contracts.PersonEdit]>([
    ['the last certificate', 'certificates', { certificates: [] }],
    ['the bio', 'bio', { bioTr: '' }],
  ])('when an admin takes %s away', async (_, reason, taken) => {
    const id = await importedCoach(profile, { categoryIds: [career] });
    expect(await isSeen(id)).toBe(true);
    await edit(id, taken);
    await eventually(async () => expect(await me(id)).toMatchObject({ isPublic: false, hiddenReasons: [reason] }));
    expect(await isSeen(id)).toBe(false);
    await eventually(() => expect(lastSaid(id)).toBeNull());
  });

  it('when a category is deleted: whoever has another one stays, whoever has none goes', async () => {
    const doomed = await categoryProjected(profile);
    const [stays, goes] = [
      await importedCoach(profile, { categoryIds: [doomed, career] }),
      await importedCoach(profile, { categoryIds: [doomed] }),
    ];
    await publish(profile.test, contracts.categoryChanged, doomed, { id: doomed, version: 2, category: null, movedTo: null });
    await eventually(() => expect(lastSaid(goes)).toBeNull());
    expect(await me(goes)).toMatchObject({ isPublic: false, hiddenReasons: ['categories'] });
    await eventually(() => expect(lastSaid(stays)).toMatchObject({ categoryIds: [career] }));
    expect([await isSeen(stays), await isSeen(goes)]).toEqual([true, false]);
  });
});
