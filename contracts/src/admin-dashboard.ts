import { z } from 'zod';
import { ADMIN_ONLY, endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { localisedFields } from './localised-fields.ts';
import { DateOnly, Id, Language, Timestamp } from './values.ts';

const count = z.int().nonnegative();
/** From 0 to 1; 0 when there is nobody. */
const ratio = z.number().min(0).max(1);

/** How many days the figures look back. The last one is today in Istanbul, and as many days before them are what they are compared with. */
const Period = z.literal(LIMITS.statsPeriods);
const input = z.object({
  days: z.enum(LIMITS.statsPeriods.map(String)).default(String(LIMITS.statsPeriods[1])).transform(Number).pipe(Period),
});

/** People who registered in the period, and in as many days before it. Soft-deleted ones have registered, too. */
const Registered = z.object({ now: count, before: count });

/** The figures of specification section 3, and how they have changed. Soft-deleted people are in `deletedUsers` alone, unless it says so. */
const DashboardStats = z.object({
  days: Period,
  totalUsers: count,
  totalCoaches: count,
  totalMembers: count,
  totalAdmins: count,
  enabledUsers: count,
  disabledUsers: count,
  deletedUsers: count,
  /** Those who may still verify their address. */
  unverifiedUsers: count,
  /** Coaches whom visitors find. */
  publicCoaches: count,
  /** Those of them who registered in the period: since when somebody is public is not kept. */
  newPublicCoaches: count,
  /** Enabled of all accounts that exist, soft-deleted ones included: 1 only when nobody is disabled or deleted. */
  activeUsersRatio: ratio,
  /** Of `totalUsers`, as `membersRatio` is. */
  coachesRatio: ratio,
  membersRatio: ratio,
  registered: Registered,
  /** Who registered in which of the last weeks, oldest first, the running one included. `week` is its Monday. Soft-deleted people count. */
  registeredPerWeek: z.array(z.object({ week: DateOnly, people: count, coaches: count, members: count })).length(LIMITS.statsWeeks),
  /** Public coaches by top-level category, those of its subcategories included, each counted once; most first. */
  coachesByCategory: z.array(z.object({ id: Id, ...localisedFields('name', () => z.string()), coaches: count })),
  /** Public coaches by city, most first. */
  coachesByCity: z.array(z.object({ city: z.string(), coaches: count })),
  at: Timestamp,
});
export type DashboardStats = z.infer<typeof DashboardStats>;

export const dashboardStats = endpoint('GET /admin/dashboard-stats', {
  ...ADMIN_ONLY,
  owner: 'profile',
  summary: 'How many people of which kind there are, and who came lately.',
  input,
  reply: z.object({ dashboardStats: DashboardStats }),
  errors: [],
});

/** Words as visitors typed them, most often asked first; never those that were asked less than `LIMITS.searchWordsShownFrom` times in the period. */
const SearchedWords = z
  .array(z.object({ words: z.string().max(LIMITS.searchKeywordLength), searches: count }))
  .max(LIMITS.searchWordsShown);

/**
 * What visitors search for by words: counters alone, nothing of who asked. A search counts once, however often its filters or pages are changed.
 * `before` is of as many days before the period, null when counting began later than they did.
 */
const SearchStats = z.object({
  days: Period,
  /** Every day of the period, oldest first; on one that is not counted nobody knows how many searches there were. */
  perDay: z
    .array(z.object({ day: DateOnly, searches: count, withoutResult: count, isCounted: z.boolean(), before: count.nullable() }))
    .max(LIMITS.statsPeriods[2]),
  /** A day’s searches on average, over `days` that were counted to their end; 0: over the running day alone. */
  dailySearches: z.object({ now: z.number().nonnegative(), days: count, before: z.number().nonnegative().nullable() }),
  /** Searches that found nobody, of all; null when there was none. */
  withoutResultRatio: z.object({ now: ratio.nullable(), before: ratio.nullable() }),
  words: SearchedWords,
  /** `searches` are those that found nobody. */
  wordsWithoutResult: SearchedWords,
  /** Searches that were narrowed to a top-level category or one below it. */
  byCategory: z.array(z.object({ id: Id, searches: count })),
  at: Timestamp,
});
export type SearchStats = z.infer<typeof SearchStats>;

export const searchStats = endpoint('GET /admin/search-stats', {
  ...ADMIN_ONLY,
  owner: 'search',
  summary: 'How often visitors search, for what, and how often in vain.',
  input,
  reply: z.object({ searchStats: SearchStats }),
  errors: [],
});

const Misses = { searches: count, withoutResult: count };

/** A topic that was sought without a good answer, beside the public coaches who work on it. Fewer than `LIMITS.missedWordsShownFrom` searches are no topic. */
const MissedTopic = z.object({
  /** What the search reads in the words; null: no category. */
  categoryId: Id.nullable(),
  ...Misses,
  /** Of it and all that is below it; 0 without a category. */
  coaches: count,
  /** The provinces that were named or chosen, most searches first. */
  cities: z.array(z.object({ id: z.string(), name: z.string(), searches: count, coaches: count })),
});

const MissedWords = z.object({
  /** As they were typed, without provinces. */
  words: z.string().max(LIMITS.searchKeywordLength),
  /** Of the page that they were typed on. */
  language: Language,
  ...Misses,
  /** What the search reads in them now. */
  categoryId: Id.nullable(),
  /** The category that has them among its examples. */
  givenTo: Id.nullable(),
});

/** Searches that found nothing close, or whose reader typed something else a moment later without opening a result. Counters alone, as in `SearchStats`. */
const SearchMisses = z.object({
  days: Period,
  ...Misses,
  /** Most searches first, those without a category last. */
  topics: z.array(MissedTopic),
  /** Most searches first. */
  words: z.array(MissedWords).max(LIMITS.missedWordsShown),
  at: Timestamp,
});
export type SearchMisses = z.infer<typeof SearchMisses>;

export const searchMisses = endpoint('GET /admin/search-misses', {
  ...ADMIN_ONLY,
  owner: 'search',
  summary: 'What visitors searched for without a good answer, by topic and city beside the coaches there are.',
  input,
  reply: z.object({ searchMisses: SearchMisses }),
  errors: [],
});
