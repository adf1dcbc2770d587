import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import {
  aCertificate,
  aCoaching,
  aContact,
  asCoach,
  categoryProjected,
  importedCoach,
  type ProfileUnderTest,
  startProfile,
} from '../profile.testing.ts';

let profile: ProfileUnderTest;
let category: string;
beforeAll(async () => {
  profile = await startProfile();
  category = await categoryProjected(profile);
});
afterAll(() => profile?.stop());

const SAVES = 12;
const me = async (id: string) => (await profile.test.callAs(asCoach(id))(contracts.getCurrentUser, {})).user;
type Save = (id: string, place: number, Version: number) => Promise<{ user: contracts.CurrentUser }>;
const contact: Save = (id, place, Version) =>
  profile.test.callAs(asCoach(id))(
    contracts.updateUserProfile,
    aContact(id, { FirstName: `Ad ${place}`, LastName: `Soyad ${place}`, Phone: `53212345${10 + place}`, Version }),
  );
const coaching: Save = (id, place, Version) =>
  profile.test.callAs(asCoach(id))(
    contracts.updateCoachingProfile,
    aCoaching(id, category, { Headline: `Başlık ${place}`, Bio: `Yazı ${place}`, YearsOfPractice: place, Version }),
  );
const certificates: Save = (id, place, Version) => {
  const { id: _, ...certificate } = aCertificate({ name: `Belge ${place}`, credentialId: `B-${place}` });
  return profile.test.callAs(asCoach(id))(contracts.updateCoachingCertificates, { UserId: id, Certificates: [certificate], Version });
};
/** The number of the save that a profile shows in each of its parts; null where it shows none. */
const shown = (user: contracts.CurrentUser) => {
  const numbers = [user.firstName, user.lastName, user.headline, user.bio, user.certificates?.[0]?.name];
  return numbers.map((text) => / (\d+)$/.exec(text ?? '')?.[1] ?? null);
};

describe.each<[string, readonly Save[]]>([
  ['of a person', [contact]],
  ['of a coaching profile', [coaching]],
  ['of certificates', [certificates]],
  ['of different parts', [contact, coaching, certificates]],
])('parallel saves %s', (_, kinds) => {
  it('of one version: exactly one wins, the others are told of the conflict, and nothing is mixed', async () => {
    const id = await importedCoach(profile);
    const before = await me(id);
    const version = before.version ?? 0;
    const outcomes = await Promise.allSettled(
      Array.from({ length: SAVES }, (_save, place) => (kinds[place % kinds.length] as Save)(id, place, version)),
    );
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.user] : []));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Error).message] : []));
    expect([won.length, refused]).toEqual([1, Array.from({ length: SAVES - 1 }, () => 'CONFLICT')]);
    const winner = String(outcomes.findIndex(({ status }) => status === 'fulfilled'));
    const after = await me(id);
    expect([...new Set(shown(after).filter(Boolean))]).toEqual([winner]);
    expect(after).toEqual({ ...won[0], version: version + 1 });
    await eventually(() => expect(profile.said.about(id)?.data.version).toBe(version + 1));
    expect(profile.said.all().filter(({ subject, data }) => subject === id && data.version > version)).toHaveLength(1);
  });

  it('that go on from what they find all win in the end', async () => {
    const id = await importedCoach(profile);
    const { version = 0 } = await me(id);
    const persevere = async (place: number): Promise<void> => {
      const { version: current = 0 } = await me(id);
      await (kinds[place % kinds.length] as Save)(id, place, current).catch((error: Error) => {
        if (error.message !== 'CONFLICT') throw error;
        return persevere(place);
      });
    };
    await Promise.all(Array.from({ length: 4 }, (_save, place) => persevere(place)));
    expect((await me(id)).version).toBe(version + 4);
  });
});
