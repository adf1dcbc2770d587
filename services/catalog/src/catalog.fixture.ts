import * as contracts from '@pusula/contracts';
import { aUser, type ServiceUnderTest, seededIds, startServiceUnderTest } from '@pusula/service-kit/testing';
import type { CatalogConfig } from './config.ts';
import { type CatalogService, createCatalogService, schema } from './service.ts';

export const ids = seededIds(7);
export const admin = aUser({ id: ids.next(), role: 'admin' });

export type CatalogUnderTest = { readonly test: ServiceUnderTest; readonly service: CatalogService };

/** The catalog with a cache that would never notice a change by itself. */
export async function startCatalog(): Promise<CatalogUnderTest> {
  let made: CatalogService | undefined;
  const test = await startServiceUnderTest<CatalogConfig>({
    name: 'catalog',
    schema,
    config: { CATEGORY_CACHE_MS: 60_000 },
    create: (parts) => {
      made = createCatalogService(parts);
      return made;
    },
  });
  if (!made) throw new Error('the service was not made');
  return { test, service: made };
}

export const draft = (nameTr: string, parentId: string = contracts.NO_PARENT) => ({
  nameTr,
  nameEn: `${nameTr} (en)`,
  descriptionTr: 'tr',
  descriptionEn: 'en',
  status: 'active' as const,
  parentId,
});

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
  website: '',
  linkedin: '',
  instagram: '',
  facebook: '',
  yearsOfPractice: 3,
  certificates: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  texts: { tr: { headline: 'h', bio: 'b' } },
  categoryIds,
});
