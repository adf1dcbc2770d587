import { z } from 'zod';
import { ADMIN_ONLY, endpoint } from './define.ts';
import { Id, Timestamp } from './values.ts';

const count = z.int().nonnegative();
/** From 0 to 1; 0 when there is nobody. */
const ratio = z.number().min(0).max(1);

/** The figures of specification section 3. Soft-deleted people are in `deletedUsers` alone. */
const DashboardStats = z.object({
  totalUsers: count,
  totalCoaches: count,
  totalMembers: count,
  totalAdmins: count,
  enabledUsers: count,
  disabledUsers: count,
  deletedUsers: count,
  unverifiedUsers: count,
  /** Coaches whom visitors find. */
  publicCoaches: count,
  /** Enabled of all. */
  activeUsersRatio: ratio,
  coachesRatio: ratio,
  membersRatio: ratio,
  /** The last 24 months, oldest first: who registered in the month, and how many there were at its end. Deleted people are left out. */
  usersOverTime: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), newMembers: count, newCoaches: count, total: count })),
  /** Public coaches by top-level category, those of its subcategories included, each counted once; most first. */
  coachesByCategory: z.array(z.object({ id: Id, nameTr: z.string(), nameEn: z.string(), coaches: count })),
  /** Public coaches by city, most first. */
  coachesByCity: z.array(z.object({ city: z.string(), coaches: count })),
  at: Timestamp,
});
export type DashboardStats = z.infer<typeof DashboardStats>;

export const dashboardStats = endpoint('GET /admin/dashboard-stats', {
  ...ADMIN_ONLY,
  owner: 'profile',
  summary: 'How many people of which kind there are, and how that came about.',
  input: z.object({}),
  reply: z.object({ dashboardStats: DashboardStats }),
  errors: [],
});
