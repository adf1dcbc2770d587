import {
  addDays,
  auditEntries,
  auditIntegrity,
  dashboardStats,
  daysUntil,
  deadLetters,
  type Endpoint,
  getHelpLines,
  indexStatus,
  knownBrowsers,
  lastUsers,
  mailQueue,
  openSessions,
  type ReplyOf,
  SERVICE_NAMES,
  searchMisses,
  searchStats,
  serviceHealth,
} from '@pusula/contracts';

/** What the console and the lists of sessions and browsers say depends on when the product was started and who has come since: these are answered alike every time. */
const TODAY = '2026-11-20';
const at = '2026-11-20T09:12:00.000Z';
const CATEGORY = '01k90000000000000000000000';
/** The demo’s own: pages name it by the tree of categories. */
const CAREER_CHANGE = '01hr45x560symwfx1ep6597hn1';
const admin = { id: '01k9000000000000000000000d', firstName: 'Defne', lastName: 'Aras', email: 'admin@pusula.example' };
const member = { id: '01k9000000000000000000000m', firstName: 'Selin', lastName: 'Erdem', email: 'uye@pusula.example' };

const answered = <E extends Endpoint>({ path }: E, reply: ReplyOf<E>): readonly [string, object] => [path, reply as object];

const dashboard: ReplyOf<typeof dashboardStats>['dashboardStats'] = {
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

const searches: ReplyOf<typeof searchStats>['searchStats'] = {
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

const misses: ReplyOf<typeof searchMisses>['searchMisses'] = {
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

const entry = {
  actor: admin,
  subject: { kind: 'user', id: member.id },
  person: member,
  undoableUntil: null,
  undoes: null,
  undoneBy: null,
} as const;

export const FIXED_REPLIES: readonly (readonly [path: string, reply: object])[] = [
  answered(dashboardStats, { dashboardStats: dashboard }),
  answered(searchStats, { searchStats: searches }),
  answered(searchMisses, { searchMisses: misses }),
  answered(getHelpLines, {
    version: 3,
    helpLines: [
      {
        nameTr: 'Acil çağrı',
        nameEn: 'Emergencies',
        number: '112',
        address: '',
        country: 'TR',
        helps: ['selfHarm', 'violence', 'childAbuse', 'medical'],
        checkedOn: TODAY,
      },
      {
        nameTr: 'Polis uygulaması',
        nameEn: 'Police app',
        number: '',
        address: '',
        country: 'TR',
        helps: ['violence'],
        checkedOn: '2026-03-02',
      },
      {
        nameTr: 'Türkiye dışındaki hatlar',
        nameEn: 'Lines outside Türkiye',
        number: '',
        address: 'https://lines.example',
        country: '',
        helps: ['selfHarm', 'violence', 'childAbuse'],
        checkedOn: TODAY,
      },
    ],
  }),
  answered(lastUsers, { users: [] }),
  answered(auditIntegrity, { entries: 214, isIntact: true, firstBroken: null }),
  answered(auditEntries, {
    entries: [
      {
        ...entry,
        id: '01k9000000000000000000000e',
        at,
        action: 'user-edited',
        changes: [{ field: 'city', before: 'Ankara', after: 'İzmir' }],
        undoableUntil: '2026-11-21T09:12:00.000Z',
        undoObstacle: null,
      },
      {
        ...entry,
        id: '01k9000000000000000000000f',
        at: '2026-11-19T14:40:00.000Z',
        action: 'user-viewed',
        changes: [],
        undoObstacle: 'final',
      },
    ],
    next: null,
    deletedCategories: {},
  }),
  answered(serviceHealth, {
    services: [...SERVICE_NAMES, 'gateway' as const].map((name) => ({
      name,
      isReady: name !== 'mail',
      tookMs: name === 'mail' ? null : 4,
      checks: name === 'mail' ? {} : { database: 'ok' },
      breaker: name === 'gateway' ? null : ('closed' as const),
      waiting: 0,
      deadLetters: name === 'profile' ? 1 : 0,
    })),
    at,
  }),
  answered(deadLetters, {
    deadLetters: [
      {
        id: '01k9000000000000000000000g',
        queue: 'profile',
        event: 'identity.account-changed.v1',
        subject: member.id,
        attempts: 5,
        problem: 'column "x" does not exist',
        deadAt: at,
      },
    ],
    total: 1,
  }),
  answered(indexStatus, {
    kind: 'elasticsearch',
    inDatabase: 400,
    inIndex: 400,
    unindexed: 0,
    hasDrifted: false,
    run: null,
    embeddings: null,
  }),
  answered(mailQueue, {
    carrier: 'smtp',
    sent: 204,
    refused: 3,
    expired: 0,
    emails: [
      {
        id: '01k9000000000000000000000h',
        kind: 'welcome',
        state: 'sent',
        accountId: member.id,
        name: 'Selin Erdem',
        address: member.email,
        subject: 'Pusula’ya hoş geldiniz',
        attempts: 1,
        problem: '',
        createdAt: at,
        at,
        nextAttemptAt: null,
      },
    ],
    total: 1,
  }),
  answered(openSessions, {
    sessions: [
      {
        id: '01k9000000000000000000000s',
        userAgent: 'Chrome, Linux',
        authenticationType: 'Basic',
        createdAt: at,
        lastUsedAt: at,
        isCurrent: true,
      },
      {
        id: '01k9000000000000000000000t',
        userAgent: 'Safari, iPhone',
        authenticationType: 'Basic',
        createdAt: '2026-11-02T18:00:00.000Z',
        lastUsedAt: '2026-11-18T20:30:00.000Z',
        isCurrent: false,
      },
    ],
  }),
  answered(knownBrowsers, {
    browsers: [
      { id: '01k9000000000000000000000v', userAgent: 'Chrome, Linux', lastSignInAt: at, isCurrent: true },
      { id: '01k9000000000000000000000w', userAgent: 'Safari, iPhone', lastSignInAt: '2026-11-02T18:00:00.000Z', isCurrent: false },
    ],
  }),
];
