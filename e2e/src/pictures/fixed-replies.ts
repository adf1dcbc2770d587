import {
  auditEntries,
  auditIntegrity,
  dashboardStats,
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
import { at, dashboard, misses, searches, TODAY } from './fixed-figures.ts';

const admin = { id: '01k9000000000000000000000d', firstName: 'Defne', lastName: 'Aras', email: 'admin@pusula.example' };
const member = { id: '01k9000000000000000000000m', firstName: 'Selin', lastName: 'Erdem', email: 'uye@pusula.example' };

const answered = <E extends Endpoint>({ path }: E, reply: ReplyOf<E>): readonly [string, object] => [path, reply as object];

const entry = {
  actor: admin,
  subject: { kind: 'user', id: member.id },
  person: member,
  undoableUntil: null,
  undoes: null,
  undoneBy: null,
} as const;

/** What the console and the lists of sessions and browsers say depends on when the product was started and who has come since: these are answered alike every time. */
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
