import { expect } from '@jest/globals';
import type { CoachState, FoundCoach } from '@pusula/contracts';
import type { SearchOver } from './search-over.ts';

/** Searches at a time: so few that none waits long for the others. */
const TOGETHER = 4;

/** Everything that a result shows of a coach in Turkish, from both sides. */
const shown = ({ id, slug, firstName, lastName, city, phone, website, yearsOfPractice }: FoundCoach | CoachState) => ({
  id,
  slug,
  firstName,
  lastName,
  city,
  phone,
  website,
  yearsOfPractice,
});
const inDatabase = (coach: CoachState) => ({ ...shown(coach), headline: coach.texts.tr?.headline, bio: coach.texts.tr?.bio });
const inIndex = (coach: FoundCoach) => ({ ...shown(coach), headline: coach.headline, bio: coach.bio });
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

/** Compares every document; then finds every coach by the first word of their headline, so that what is searched is as new as what is shown. */
export async function expectIndexToEqualDatabase({ find, projected }: SearchOver): Promise<void> {
  const expected = [...(await projected()).values()].flatMap((state) => state ?? []);
  expect(expected.length).toBeGreaterThan(0);
  const found: FoundCoach[] = [];
  for (let page = 1; ; page += 1) {
    const { coaches, total } = await find({ page });
    found.push(...coaches);
    if (coaches.length === 0 || found.length >= total) break;
  }
  expect(found.map(inIndex).sort(byId)).toEqual(expected.map(inDatabase).sort(byId));
  for (let from = 0; from < expected.length; from += TOGETHER) {
    const asked = expected.slice(from, from + TOGETHER).map(async ({ id, texts }) => {
      const { coaches } = await find({ keyword: texts.tr?.headline.split(' ')[0] ?? '' });
      expect(coaches.map((coach) => coach.id)).toContain(id);
    });
    await Promise.all(asked);
  }
}
