import type { CatalogService } from '@pusula/catalog-service';
import { NO_PARENT } from '@pusula/contracts';
import type { IdentityService } from '@pusula/identity-service';
import type { ProfileService } from '@pusula/profile-service';
import { readDemoCategories, readDemoCoaches, readDemoExamples } from './demo-data.ts';
import { categoryId, DEMO_PASSWORD, type DemoSecrets, demoAccounts, demoCoach } from './demo-people.ts';
import { accountPortraits, type Portrait, portraitOf } from './portraits.ts';

export type SeedTargets = {
  readonly catalog: Pick<CatalogService, 'importCategories'>;
  readonly identity: Pick<IdentityService, 'importAccounts' | 'hashPassword'>;
  readonly profile: Pick<ProfileService, 'importCoaches' | 'unknownAccounts' | 'adoptPictures'>;
};
/** Sees to it that the pictures of these people can be fetched. @returns how many there are */
export type KeepPortraits = (portraits: readonly Portrait[]) => Promise<number>;
export type SeedProgress = (what: string, work: () => Promise<number>) => Promise<number>;

const NO_EXAMPLES = { tr: [], en: [] };

function importedCategories() {
  const examples = readDemoExamples();
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
    .map(({ key, ...category }) => ({ ...category, examples: examples.get(key) ?? NO_EXAMPLES }));
}

/**
 * Fills empty services with the demo's categories, people and coaches. Doing it again changes nothing.
 * @param portraits null: nobody has a picture
 */
export async function seedDemo(
  { catalog, identity, profile }: SeedTargets,
  portraits: KeepPortraits | null,
  progress: SeedProgress,
): Promise<void> {
  await progress('categories', () => catalog.importCategories(importedCategories()));
  const secrets: DemoSecrets = { passwordHash: await identity.hashPassword(DEMO_PASSWORD) };
  const coaches = readDemoCoaches().map((coach, place) => ({ ...demoCoach(coach, place, secrets), portrait: portraitOf(coach, place) }));
  const faces = [...accountPortraits(), ...coaches.map(({ portrait }) => portrait)];
  if (portraits)
    await progress('portraits', async () => {
      // Whoever is known has their portrait, another picture, or was erased.
      const newcomers = await profile.unknownAccounts(faces.map(({ ownerId }) => ownerId));
      return portraits(faces.filter(({ ownerId }) => newcomers.has(ownerId)));
    });
  const names = new Map(portraits ? faces.map(({ ownerId, name }) => [ownerId, name]) : []);
  await progress('accounts', () => identity.importAccounts(demoAccounts(secrets, (id) => names.get(id) ?? '')));
  await progress('coaches', async () => {
    await identity.importAccounts(coaches.map(({ account }) => account));
    return profile.importCoaches(coaches.map(({ coach, portrait }) => ({ ...coach, imageName: portraits ? portrait.name : '' })));
  });
}
