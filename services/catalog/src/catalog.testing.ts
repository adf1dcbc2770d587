import * as contracts from '@pusula/contracts';
import { aPublic, aUser, publish, type ServiceUnderTest, seededIds, startServiceUnderTest } from '@pusula/service-kit/testing';
import type { CatalogConfig } from './config.ts';
import { type CatalogService, createCatalogService, schema } from './service.ts';

export const ids = seededIds(7);
export const adminId = ids.next();
export const admin = aUser({ id: adminId, role: 'admin' });

export type CatalogUnderTest = { readonly test: ServiceUnderTest; readonly service: CatalogService };

/** The catalog with a cache that would never notice a change by itself. */
export async function startCatalog(): Promise<CatalogUnderTest> {
  let made: CatalogService | undefined;
  const test = await startServiceUnderTest<CatalogConfig>({
    name: 'catalog',
    schema,
    config: { CATEGORY_CACHE_MS: 60_000, BRAND_NAME: 'Pusula' },
    create: (parts) => {
      made = createCatalogService(parts);
      return made;
    },
  });
  if (!made) throw new Error('the service was not made');
  return { test, service: made };
}

export const draft = (nameTr: string, parentId: string = contracts.NO_PARENT) => ({
  ...contracts.localisedFields('name', (language) => (language === 'tr' ? nameTr : `${nameTr} (${language})`)),
  ...contracts.localisedFields('description', (language) => language),
  status: 'active' as const,
  parentId,
});

/** What admins and visitors ask of the catalog, in short. */
export const callsOf = (catalog: ServiceUnderTest) => ({
  create: async (nameTr: string, parentId?: string) =>
    (await catalog.callAs(admin)(contracts.createCategory, { category: draft(nameTr, parentId) })).category,
  update: (category: { id: string } & Record<string, unknown>) => catalog.callAs(admin)(contracts.updateCategory, { category }),
  remove: (id: string, targetId?: string) => catalog.callAs(admin)(contracts.deleteCategory, { id, targetId }),
  /** As the console's tree shows it. */
  list: async (language: contracts.Language = 'tr') => (await catalog.callAs(admin)(contracts.listCategories, { language })).categories,
  impact: (id: string) => catalog.callAs(admin)(contracts.categoryImpact, { id }),
  tree: async (language: contracts.Language = 'tr', useCache = 'true') =>
    (await catalog.callAs(aPublic)(contracts.getCategories, { language, useCache: useCache as 'true' })).categories,
  node: async (id: string, useCache = 'false') =>
    (await catalog.callAs(aPublic)(contracts.getCategoryById, { id, useCache: useCache as 'true' })).categories[0],
  place: (id: string, version: number, categoryIds: string[] | null) =>
    publish(catalog, contracts.coachChanged, id, { id, version, coach: categoryIds && aCoach(id, categoryIds) }),
});
export type CatalogCalls = ReturnType<typeof callsOf>;

/** A public coach in these categories. */
export const aCoach = (id: string, categoryIds: string[]): contracts.CoachState => ({
  id,
  slug: `a-b-${id}`,
  firstName: 'A',
  lastName: 'B',
  imageUrl: '',
  city: 'İzmir',
  country: 'TR',
  phone: null,
  ...contracts.UNSAID_PUBLIC_FACTS,
  yearsOfPractice: 3,
  certificates: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  texts: { tr: { headline: 'h', bio: 'b' } },
  categoryIds,
});
