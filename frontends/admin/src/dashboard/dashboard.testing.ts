import { addDays, daysUntil } from '@pusula/contracts';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../testing/open-console.ts';
import type { DashboardStats, SearchStats } from './statistics.ts';

export const STATS = 'GET /admin/dashboard-stats';
export const SEARCH_STATS = 'GET /admin/search-stats';
export const PROVIDERS = 'GET /auth/providers';

/** Fourteen weeks to the one of 16 November, in each of which one person more came than in the one before. */
const registeredPerWeek = Array.from({ length: 14 }, (_, place) => ({
  week: addDays('2026-11-16', 7 * (place - 13)),
  people: 10 + place,
  coaches: 4,
  members: 6 + place,
}));

export const stats = (more: Partial<DashboardStats> = {}): DashboardStats => ({
  days: 30,
  totalUsers: 1_026,
  totalCoaches: 312,
  totalMembers: 711,
  totalAdmins: 3,
  enabledUsers: 997,
  disabledUsers: 29,
  deletedUsers: 12,
  unverifiedUsers: 41,
  publicCoaches: 294,
  newPublicCoaches: 18,
  activeUsersRatio: 0.9605,
  coachesRatio: 0.3041,
  membersRatio: 0.6928,
  registered: { now: 82, before: 100 },
  registeredPerWeek,
  coachesByCategory: [
    { id: '01k90000000000000000000000', nameTr: 'Kariyer', nameEn: 'Career', coaches: 120 },
    { id: '01k90000000000000000000001', nameTr: 'Liderlik', nameEn: 'Leadership', coaches: 96 },
  ],
  coachesByCity: Array.from({ length: 11 }, (_, place) => ({ city: `Şehir ${place + 1}`, coaches: 40 - place })),
  at: '2026-11-21T11:32:00.000Z',
  ...more,
});

/** A product that nobody has come to yet. */
export const nobody = stats({
  totalUsers: 0,
  totalCoaches: 0,
  totalMembers: 0,
  totalAdmins: 0,
  enabledUsers: 0,
  disabledUsers: 0,
  deletedUsers: 0,
  unverifiedUsers: 0,
  publicCoaches: 0,
  newPublicCoaches: 0,
  activeUsersRatio: 0,
  coachesRatio: 0,
  membersRatio: 0,
  registered: { now: 0, before: 0 },
  registeredPerWeek: registeredPerWeek.map(({ week }) => ({ week, people: 0, coaches: 0, members: 0 })),
  coachesByCategory: [],
  coachesByCity: [],
});

/** Thirty days to 21 November, each with ten searches more than the one before; before them each had half as many. */
export const searches = (more: Partial<SearchStats> = {}): SearchStats => ({
  days: 30,
  perDay: daysUntil('2026-11-21', 30).map((day, place) => ({
    day,
    searches: 97 + 10 * place,
    withoutResult: place,
    isCounted: true,
    before: 48 + 5 * place,
  })),
  dailySearches: { now: 242, days: 29, before: 121 },
  withoutResultRatio: { now: 0.032, before: 0.041 },
  words: Array.from({ length: 7 }, (_, place) => ({ words: `iş değişikliği ${place + 1}`, searches: 70 - place })),
  wordsWithoutResult: [{ words: 'arıcılık', searches: 6 }],
  byCategory: [{ id: '01k90000000000000000000001', searches: 42 }],
  at: '2026-11-21T11:32:00.000Z',
  ...more,
});

/** A product in which nobody has searched yet. */
export const noSearches = searches({
  perDay: daysUntil('2026-11-21', 30).map((day) => ({ day, searches: 0, withoutResult: 0, isCounted: false, before: null })),
  dailySearches: { now: 0, days: 0, before: null },
  withoutResultRatio: { now: null, before: null },
  words: [],
  wordsWithoutResult: [],
  byCategory: [],
});

export const answer = (dashboardStats: DashboardStats) => ({ body: { success: true, dashboardStats } });
export const answerSearches = (searchStats: SearchStats) => ({ body: { success: true, searchStats } });

/** @param isDemo whether it has the demo's own way to sign in */
export const answerProviders = (isDemo = false) => ({
  body: { success: true, providers: [{ authenticationType: 'Demo', isConfigured: isDemo }] },
});

type Answers = Parameters<typeof openConsole>[1];
/** The overview, with figures unless a test answers otherwise. */
export const openDashboard = (answers: Answers = {}, path = '/admin/dashboard') =>
  openConsole(path, {
    [PROVIDERS]: () => answerProviders(),
    [STATS]: () => answer(stats()),
    [SEARCH_STATS]: () => answerSearches(searches()),
    ...answers,
  });
export const figure = (name: string) => within(screen.getByRole('figure', { name }));
/** What stands below a name in the two lists of figures. */
export const below = async (name: string) =>
  within((await screen.findByText(name, { selector: 'dt, dt a' })).closest('div') as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.trim());
