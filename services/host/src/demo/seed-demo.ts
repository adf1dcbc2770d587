import type { CatalogService } from '@pusula/catalog-service';
import { addDays, byLanguage, type Localised, localDay, localisedFields, NO_PARENT } from '@pusula/contracts';
import type { IdentityService } from '@pusula/identity-service';
import type { MailService } from '@pusula/mail-service';
import type { ProfileService } from '@pusula/profile-service';
import type { SearchService } from '@pusula/search-service';
import { demoActions } from './demo-actions.ts';
import { readDemoCategories, readDemoCoaches, readDemoExamples, readDemoNames } from './demo-data.ts';
import { joiningTimes, openedOn } from './demo-days.ts';
import { demoEmails } from './demo-emails.ts';
import { type DemoMember, demoAccounts, demoMembers } from './demo-members.ts';
import { categoryId, DEMO_PASSWORD, type DemoSecrets, demoCoach, demoCoachId } from './demo-people.ts';
import { demoSearches } from './demo-searches.ts';
import { accountPortraits, type Portrait, portraitOf } from './portraits.ts';

export type SeedTargets = {
  readonly catalog: Pick<CatalogService, 'importCategories'>;
  readonly identity: Pick<IdentityService, 'importAccounts' | 'importActions' | 'hashPassword'>;
  readonly profile: Pick<ProfileService, 'importCoaches' | 'unknownAccounts' | 'adoptPictures'>;
  readonly search: Pick<SearchService, 'importHistory'>;
  readonly mail: Pick<MailService, 'importSent'>;
};
/** Sees to it that the pictures of these people can be fetched. @returns how many there are */
export type KeepPortraits = (portraits: readonly Portrait[]) => Promise<number>;
export type SeedProgress = (what: string, work: () => Promise<number>) => Promise<number>;

const NOTHING: Localised<string[]> = byLanguage(() => []);

function importedCategories() {
  const [examples, names] = [readDemoExamples(), readDemoNames()];
  const saidOf = (key: string) => {
    const called = names.get(key) ?? NOTHING;
    return { ...(examples.get(key) ?? NOTHING), ...localisedFields('alsoCalled', (language) => called[language]) };
  };
  return readDemoCategories()
    .flatMap(({ categories, ...top }) => [
      { ...top, id: categoryId(top.key), parentId: NO_PARENT, status: 'active' as const },
      ...categories.map((category) => ({
        ...category,
        id: categoryId(category.key),
        parentId: categoryId(top.key),
        status: 'active' as const,
      })),
    ])
    .map(({ key, ...category }) => ({ ...category, examples: saidOf(key) }));
}

/** Times of coaches are drawn by it. */
const SEED = 400;
/** Nobody seeds a demo again after so long. */
const LONGEST_AGO_DAYS = 1_500;

/** When each coach of the files joined. @param day of the first seed */
export const coachesJoined = (day: string): readonly Date[] => joiningTimes(day, readDemoCoaches().length, SEED);

/** The day on which the services were first seeded, as the ids of the demo's people tell it. @param today what it is when nobody has seeded them */
async function firstSeededOn({ unknownAccounts }: SeedTargets['profile'], today: string): Promise<string> {
  const [first] = readDemoCoaches();
  if (!first) return today;
  const days = Array.from({ length: LONGEST_AGO_DAYS }, (_, ago) => addDays(today, -ago));
  const ids = days.map((day) => demoCoachId(first, 0, openedOn(day)));
  const unknown = await unknownAccounts(ids);
  return days.find((_, place) => !unknown.has(ids[place] ?? '')) ?? today;
}

/** Who was seeded, and on which day first. */
export type Seeded = { readonly day: string; readonly members: readonly DemoMember[]; readonly people: Parameters<typeof demoEmails>[0] };

/**
 * Fills empty services with the demo's categories, people and coaches. Doing it again changes nothing.
 * @param portraits null: nobody has a picture
 * @param today the day that the demo's history leads up to, at a first seed
 */
export async function seedDemo(
  targets: SeedTargets,
  portraits: KeepPortraits | null,
  progress: SeedProgress,
  today = localDay(new Date()),
): Promise<Seeded> {
  const { catalog, identity, profile } = targets;
  await progress('categories', () => catalog.importCategories(importedCategories()));
  const secrets: DemoSecrets = { passwordHash: await identity.hashPassword(DEMO_PASSWORD) };
  const day = await firstSeededOn(profile, today);
  const joined = coachesJoined(day);
  const coaches = readDemoCoaches().map((coach, place) => {
    const at = joined[place] as Date;
    return { ...demoCoach(coach, place, at, secrets), joined: at, portrait: portraitOf(coach, place, at) };
  });
  const members = demoMembers(day);
  const faces = [...accountPortraits(day), ...coaches.map(({ portrait }) => portrait)];
  if (portraits)
    await progress('portraits', async () => {
      // Whoever is known has their portrait, another picture, or was erased.
      const newcomers = await profile.unknownAccounts(faces.map(({ ownerId }) => ownerId));
      return portraits(faces.filter(({ ownerId }) => newcomers.has(ownerId)));
    });
  const names = new Map(portraits ? faces.map(({ ownerId, name }) => [ownerId, name]) : []);
  const accounts = demoAccounts(members, secrets, (id) => names.get(id) ?? '');
  await progress('accounts', () => identity.importAccounts(accounts));
  await progress('coaches', async () => {
    await identity.importAccounts(coaches.map(({ account }) => account));
    return profile.importCoaches(coaches.map(({ coach, portrait }) => ({ ...coach, imageName: portraits ? portrait.name : '' })));
  });
  const people = [...accounts.map((account, place) => ({ account, joined: members[place]?.joined as Date })), ...coaches];
  return { day, members, people };
}

/** Fills the services with what has happened until the day of the first seed. Doing it again changes nothing. */
export const seedHistory = (
  { identity, search, mail }: Pick<SeedTargets, 'identity' | 'search' | 'mail'>,
  { day, members, people }: Seeded,
  progress: SeedProgress,
): Promise<number> =>
  progress('history', async () => {
    const now = new Date();
    await identity.importActions(demoActions(members, day));
    return (await search.importHistory(demoSearches(day, now))) + (await mail.importSent(demoEmails(people, now)));
  });
