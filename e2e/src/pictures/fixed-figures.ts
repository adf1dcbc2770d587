import { addDays, type dashboardStats, daysUntil, type ReplyOf, type searchMisses, type searchStats } from '@pusula/contracts';

/** When all of it is answered. */
export const TODAY = '2026-11-20';
export const at = '2026-11-20T09:12:00.000Z';
const CATEGORY = '01k90000000000000000000000';
/** The demo’s own: pages name it by the tree of categories. */
const CAREER_CHANGE = '01hr45x560symwfx1ep6597hn1';

export const dashboard: ReplyOf<typeof dashboardStats>['dashboardStats'] = {
  days: 30,
  totalUsers: 426,
  totalCoaches: 400,
  totalMembers: 24,
  totalAdmins: 2,
  enabledUsers: 417,
  disabledUsers: 9,
  deletedUsers: 3,
  unverifiedUsers: 12,
  publicCoaches: 392,
  newPublicCoaches: 18,
  activeUsersRatio: 0.972,
  coachesRatio: 0.939,
  membersRatio: 0.056,
  registered: { now: 82, before: 100 },
  registeredPerWeek: Array.from({ length: 14 }, (_, place) => ({
    week: addDays('2026-11-16', 7 * (place - 13)),
    people: 10 + ((place * 5) % 12),
    coaches: 4,
    members: 6 + ((place * 5) % 12),
  })),
  coachesByCategory: ['Kariyer', 'Liderlik', 'İlişkiler', 'Sağlık'].map((nameTr, place) => ({
    id: `${CATEGORY.slice(0, -1)}${place}`,
    nameTr,
    nameEn: ['Career', 'Leadership', 'Relationships', 'Health'][place] ?? '',
    coaches: 120 - 24 * place,
  })),
  coachesByCity: ['İstanbul', 'Ankara', 'İzmir', 'Bursa', 'Antalya'].map((city, place) => ({ city, coaches: 140 - 25 * place })),
  at,
};

export const searches: ReplyOf<typeof searchStats>['searchStats'] = {
  days: 30,
  perDay: daysUntil(TODAY, 30).map((day, place) => ({
    day,
    searches: 97 + ((place * 37) % 120),
    withoutResult: place % 9,
    isCounted: true,
    before: 48 + 5 * place,
  })),
  dailySearches: { now: 142, days: 29, before: 121 },
  withoutResultRatio: { now: 0.032, before: 0.041 },
  words: ['iş değişikliği', 'uyku', 'sınav', 'stres'].map((words, place) => ({ words, searches: 70 - 9 * place })),
  wordsWithoutResult: [{ words: 'arıcılık', searches: 6 }],
  byCategory: [{ id: CATEGORY, searches: 42 }],
  at,
};

export const misses: ReplyOf<typeof searchMisses>['searchMisses'] = {
  days: 30,
  searches: 64,
  withoutResult: 21,
  topics: [
    {
      categoryId: CAREER_CHANGE,
      searches: 31,
      withoutResult: 9,
      coaches: 38,
      cities: [
        { id: '34', name: 'İstanbul', searches: 12, coaches: 17 },
        { id: '65', name: 'Van', searches: 6, coaches: 0 },
      ],
    },
    { categoryId: null, searches: 18, withoutResult: 6, coaches: 0, cities: [{ id: '35', name: 'İzmir', searches: 7, coaches: 0 }] },
  ],
  words: [
    { words: 'kırkından sonra meslek', language: 'tr', searches: 15, withoutResult: 4, categoryId: CAREER_CHANGE, givenTo: null },
    { words: 'arıcılık', language: 'tr', searches: 12, withoutResult: 6, categoryId: null, givenTo: null },
    { words: 'sıfırdan kariyer', language: 'tr', searches: 9, withoutResult: 2, categoryId: null, givenTo: CAREER_CHANGE },
    { words: 'beekeeping', language: 'en', searches: 6, withoutResult: 0, categoryId: null, givenTo: null },
  ],
  at,
};
