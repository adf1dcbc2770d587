import { describe, expect, it } from '@jest/globals';
import { coachData } from './coach-data.ts';
import { UNSAID_PUBLIC_FACTS } from './coach-facts.ts';
import type { PublicCoach } from './coaches.ts';
import { breadcrumbData, listData, siteData, structuredData } from './structured-data.ts';

const ORIGIN = 'https://pusula.example';
const PAGE = { url: `${ORIGIN}/tr/coach/elif-sarikaya-01k9000000000000000000000c`, language: 'tr', jobTitle: 'Koç' } as const;

/** What search engines require of each type that we use; a type without a row is one that nobody has looked up. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  EducationalOccupationalCredential: ['name', 'recognizedBy'],
  Organization: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
};
type Json = Readonly<Record<string, unknown>>;

/** Every object of a block, the block itself first. */
const nodesOf = (value: unknown): Json[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(nodesOf)] : [];
};
const missing = (block: object): string[] =>
  nodesOf(block).flatMap((node) => {
    const required = REQUIRED[String(node['@type'])];
    return required ? required.filter((name) => node[name] === undefined || node[name] === '') : [`${node['@type']}: unknown`];
  });
const empty = (block: object): string[] =>
  nodesOf(block).flatMap((node) => Object.entries(node).flatMap(([name, value]) => (value === '' || String(value) === '' ? name : [])));
const addresses = (block: object) =>
  nodesOf(block).flatMap((node) => ['url', 'item', 'image'].flatMap((name) => (node[name] === undefined ? [] : String(node[name]))));

const coach = (more: Partial<PublicCoach> = {}): PublicCoach => ({
  id: '01k9000000000000000000000c',
  slug: 'elif-sarikaya-01k9000000000000000000000c',
  firstName: 'Elif',
  lastName: 'Sarıkaya',
  imageUrl: '/pictures/elif/640.jpg',
  profileImage: '/pictures/elif/640.jpg',
  city: 'İstanbul',
  country: 'TR',
  phone: null,
  ...UNSAID_PUBLIC_FACTS,
  website: 'https://elif.example',
  certificates: [
    { id: 'c', name: 'PCC', description: '', issuer: 'Birlik', credentialId: 'PCC-1', issueDate: '2019-03-01', expiryDate: null },
  ],
  updatedAt: '2026-11-01T10:00:00.000Z',
  headline: 'İlk kez ekip yönetenlere eşlik ediyorum.',
  bio: 'b',
  textLanguage: 'tr',
  categories: [{ id: 'k', name: 'Liderlik', slug: 'k-id-liderlik' }],
  ...more,
});
const unsaid = { imageUrl: '', city: '', website: '', certificates: [], categories: [] };
const crumbs = [{ label: 'Koçlar', to: '/search-results' }, { label: 'Elif Sarıkaya' }];
const pages = [
  { name: 'Liderlik', path: '/tr/kategori/1-id-liderlik' },
  { name: 'Kariyer', path: '/tr/kategori/2-id-kariyer' },
];

describe('structured data', () => {
  it.each([
    ['of a coach', coachData(coach(), PAGE)],
    ['of a coach who has said little', coachData(coach(unsaid), PAGE)],
    ['of a way to a page', breadcrumbData(crumbs, ORIGIN)],
    ['of a list', listData(pages, ORIGIN)],
    ['of the site', siteData(`${ORIGIN}/tr`, 'tr', { brand: 'Pusula', origin: ORIGIN })],
  ])('%s has what search engines require, says nothing empty, and names whole addresses', (_what, block) => {
    expect([missing(block), empty(block)]).toEqual([[], []]);
    expect(addresses(block).filter((address) => !address.startsWith(ORIGIN))).toEqual([]);
    expect(block).toMatchObject({ '@context': 'https://schema.org' });
    expect(structuredData(block)).not.toMatch(/[<]|rating/i);
  });

  it('is about one person, dated, and claims no place of business', () => {
    const data = coachData(coach(), PAGE);
    expect(data).toMatchObject({ '@type': 'ProfilePage', dateModified: coach().updatedAt, inLanguage: 'tr' });
    expect(nodesOf(data).filter((node) => node['@type'] === 'Person')).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('telephone');
    expect(coachData(coach({ phone: '+905551112233' }), PAGE)).toMatchObject({ mainEntity: { telephone: '+905551112233' } });
  });

  it('counts a list on from the pages before, and leaves the last crumb without an address', () => {
    expect(listData(pages, ORIGIN, 21)).toMatchObject({
      itemListElement: [{ position: 21 }, { position: 22, url: ORIGIN + pages[1]?.path }],
    });
    expect(breadcrumbData(crumbs, ORIGIN)).toMatchObject({
      itemListElement: [{ item: `${ORIGIN}/search-results` }, { name: 'Elif Sarıkaya' }],
    });
  });

  it('names the address that a search has', () => {
    const action = nodesOf(siteData(`${ORIGIN}/tr`, 'tr', { brand: 'Pusula', origin: ORIGIN })).find(
      (node) => node['@type'] === 'EntryPoint',
    );
    expect(action?.urlTemplate).toBe(`${ORIGIN}/search?q={search_term_string}`);
  });
});
