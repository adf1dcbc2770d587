import { byFacet, type CategoryNode, type FoundCoach, type PublicCoach, UNSAID_PUBLIC_FACTS } from '@pusula/contracts';
import type { SearchReply } from '../search/search.slice.ts';

/** Replies of the contracts' shape, for tests. */
export const COACH_ID = '01k9000000000000000000000c';
export const CATEGORY_ID = '01k9000000000000000000000d';

export const publicCoach = (more: Partial<PublicCoach> = {}): PublicCoach => ({
  id: COACH_ID,
  slug: `elif-sarikaya-${COACH_ID}`,
  firstName: 'Elif',
  lastName: 'Sarıkaya',
  imageUrl: '',
  profileImage: '',
  city: 'İstanbul',
  country: 'TR',
  phone: null,
  ...UNSAID_PUBLIC_FACTS,
  website: 'https://elif.example',
  yearsOfPractice: 9,
  certificates: [],
  updatedAt: '2026-11-01T10:00:00.000Z',
  headline: 'İlk kez ekip yönetenlere eşlik ediyorum.',
  bio: 'On iki yıl yazılım ekipleri yönettim.',
  textLanguage: 'tr',
  categories: [{ id: CATEGORY_ID, name: 'Liderlik', slug: `${CATEGORY_ID}-id-liderlik` }],
  ...more,
});

export const foundCoach = (more: Partial<FoundCoach> = {}): FoundCoach => ({
  ...publicCoach(),
  certificates: [],
  closeness: 1,
  highlights: { headline: null, bio: null },
  reasons: [],
  ...more,
});

/** Nobody says anything. */
export const NOTHING_COUNTED = byFacet(() => []) as SearchReply['facts'];

export const found = (more: Partial<SearchReply> = {}): SearchReply & { success: true } => ({
  success: true,
  id: '',
  coaches: [foundCoach()],
  categories: [{ id: CATEGORY_ID, parentId: '0', name: 'Liderlik', slug: `${CATEGORY_ID}-id-liderlik`, count: 1 }],
  cities: [
    { id: '34', name: 'İstanbul', count: 1 },
    { id: '06', name: 'Ankara', count: 3 },
  ],
  facts: { ...NOTHING_COUNTED, sessionFormats: [{ value: 'online', count: 1 }] },
  total: 1,
  page: 1,
  pageSize: 10,
  totalWithoutCity: null,
  totalWithoutCategory: null,
  totalWithoutFacts: null,
  totalOnline: null,
  farTotal: 0,
  urgentHelp: null,
  professionalHelp: null,
  helpLines: [],
  correctedKeyword: null,
  isUnsure: false,
  topics: [],
  namedCities: [],
  namedFacts: [],
  unknownFilters: { cities: [], categoryIds: [] },
  ...more,
});

/** Nobody was found. */
export const nobodyFound = (more: Partial<SearchReply> = {}): SearchReply => {
  const { success: _success, ...reply } = found({ coaches: [], categories: [], cities: [], facts: NOTHING_COUNTED, total: 0, ...more });
  return reply;
};

export const categoryNode = (more: Partial<CategoryNode> = {}): CategoryNode => ({
  id: CATEGORY_ID,
  parentId: '0',
  nameTr: 'Liderlik',
  nameEn: 'Leadership',
  descriptionTr: '',
  descriptionEn: '',
  status: 'active',
  order: 0,
  slugTr: `${CATEGORY_ID}-id-liderlik`,
  slugEn: `${CATEGORY_ID}-id-leadership`,
  name: 'Liderlik',
  description: '',
  slug: `${CATEGORY_ID}-id-liderlik`,
  coachCount: 4,
  version: 1,
  categories: [],
  ...more,
});
