import { LIMITS } from '@pusula/contracts';
import type { ReplyOf } from '@pusula/frontend-kit/api';
import { resource } from '@pusula/frontend-kit/resource';

export type DashboardStats = ReplyOf<'GET /admin/dashboard-stats'>['dashboardStats'];
export type SearchStats = ReplyOf<'GET /admin/search-stats'>['searchStats'];
/** How many days the figures look back. */
export type Period = DashboardStats['days'];

export const PERIODS: readonly Period[] = LIMITS.statsPeriods;
export const USUAL_PERIOD: Period = LIMITS.statsPeriods[1];

const repeat = { everyMs: 60_000 };

/** Each part stays while newer figures are on their way, and when those do not come; it says itself which period it is of. */
export const dashboardStats = resource('dashboardStats', 'GET /admin/dashboard-stats', { pick: (reply) => reply.dashboardStats, repeat });
export const searchStats = resource('searchStats', 'GET /admin/search-stats', { pick: (reply) => reply.searchStats, repeat });
