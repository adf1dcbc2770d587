import type { DashboardStats } from './dashboard.slice.ts';

export const STATS = 'GET /admin/dashboard-stats';

/** Two years in which ten members and four coaches came every month. */
const usersOverTime = Array.from({ length: 24 }, (_, index) => ({
  month: new Date(Date.UTC(2024, 11 + index)).toISOString().slice(0, 7),
  newMembers: 10,
  newCoaches: 4,
  total: 704 + 14 * index,
}));

export const stats = (more: Partial<DashboardStats> = {}): DashboardStats => ({
  totalUsers: 1_026,
  totalCoaches: 312,
  totalMembers: 711,
  totalAdmins: 3,
  enabledUsers: 997,
  disabledUsers: 29,
  deletedUsers: 12,
  unverifiedUsers: 41,
  publicCoaches: 294,
  activeUsersRatio: 0.9717,
  coachesRatio: 0.3041,
  membersRatio: 0.6928,
  usersOverTime,
  coachesByCategory: [
    { id: 'c1', nameTr: 'Kariyer', nameEn: 'Career', coaches: 120 },
    { id: 'c2', nameTr: 'Liderlik', nameEn: 'Leadership', coaches: 96 },
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
  activeUsersRatio: 0,
  coachesRatio: 0,
  membersRatio: 0,
  usersOverTime: usersOverTime.map(({ month }) => ({ month, newMembers: 0, newCoaches: 0, total: 0 })),
  coachesByCategory: [],
  coachesByCity: [],
});

export const answer = (dashboardStats: DashboardStats) => ({ body: { success: true, dashboardStats } });
