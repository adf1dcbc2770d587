import { createHash } from 'node:crypto';
import type { CatalogService } from '@pusula/catalog-service';
import { NO_PARENT } from '@pusula/contracts';
import type { IdentityService } from '@pusula/identity-service';
import type { ProfileService } from '@pusula/profile-service';
import sharp from 'sharp';
import { portraitSvg } from '../../demo/portraits/portrait.ts';
import { type DemoCoach, readDemoCategories, readDemoCoaches } from './demo-data.ts';
import { categoryId, DEMO_PASSWORD, type DemoSecrets, demoAccounts, demoCoach } from './demo-people.ts';

export type SeedTargets = {
  readonly catalog: Pick<CatalogService, 'importCategories'>;
  readonly identity: Pick<IdentityService, 'importAccounts' | 'hashPassword'>;
  readonly profile: Pick<ProfileService, 'importCoaches' | 'storePicture' | 'adoptPicture'>;
};
export type SeedProgress = (what: string, work: () => Promise<number>) => Promise<number>;

/** Each portrait is encoded on several threads already; more at a time would only starve the databases beside them. */
const PORTRAITS_AT_ONCE = 2;
const PORTRAIT_WIDTH = 640;

function importedCategories() {
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
    .map(({ key: _, ...category }) => category);
}

const portraitOf = (coach: DemoCoach): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg({ seed: `${coach.firstName} ${coach.lastName}`, gender: coach.gender, look: coach.look })))
    .resize({ width: PORTRAIT_WIDTH })
    .png()
    .toBuffer();

type DemoPerson = ReturnType<typeof demoCoach>;

/** The same picture name for the same person, so that seeding again stores nothing twice. */
const pictureName = ({ account }: DemoPerson) => createHash('sha256').update(account.id).digest('hex').slice(0, 32);

/** Draws each coach and stores the drawing through the same pipeline as an upload. */
async function drawPortraits(
  coaches: readonly DemoCoach[],
  people: readonly DemoPerson[],
  { storePicture, adoptPicture }: SeedTargets['profile'],
): Promise<number> {
  const waiting = coaches.entries();
  const draw = async () => {
    for (const [place, coach] of waiting) {
      const person = people[place];
      if (!person) continue;
      const name = pictureName(person);
      const owner = { ownerId: person.account.id, ownerEmail: null };
      if (!(await adoptPicture(name, PORTRAIT_WIDTH, owner))) await storePicture(await portraitOf(coach), owner, name);
    }
  };
  await Promise.all(Array.from({ length: PORTRAITS_AT_ONCE }, draw));
  return coaches.length;
}

/** Fills empty services with the demo's categories, people and coaches. Doing it again changes nothing. */
export async function seedDemo({ catalog, identity, profile }: SeedTargets, progress: SeedProgress): Promise<void> {
  await progress('categories', () => catalog.importCategories(importedCategories()));
  const secrets: DemoSecrets = { passwordHash: await identity.hashPassword(DEMO_PASSWORD) };
  await progress('accounts', () => identity.importAccounts(demoAccounts(secrets)));
  const coaches = readDemoCoaches();
  const people = coaches.map((coach, place) => demoCoach(coach, place, secrets));
  await progress('portraits', () => drawPortraits(coaches, people, profile));
  await progress('coaches', async () => {
    await identity.importAccounts(people.map(({ account }) => account));
    return profile.importCoaches(people.map((person) => ({ ...person.coach, imageName: pictureName(person) })));
  });
}
