import type { DashboardStats } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';

type Counted = Pick<
  DashboardStats,
  | 'totalUsers'
  | 'totalCoaches'
  | 'totalMembers'
  | 'totalAdmins'
  | 'enabledUsers'
  | 'disabledUsers'
  | 'deletedUsers'
  | 'unverifiedUsers'
  | 'publicCoaches'
>;
type PeopleCounts = Counted & Pick<DashboardStats, 'activeUsersRatio' | 'coachesRatio' | 'membersRatio'>;

/** How many people of which kind there are; erased ones are nobody. */
export async function peopleCounts(db: EntityManager): Promise<PeopleCounts> {
  const [counted] = await db.query<[Counted]>(
    `select
       count(*) filter (where status <> 'deleted')::int as "totalUsers",
       count(*) filter (where status <> 'deleted' and user_type = 'coach')::int as "totalCoaches",
       count(*) filter (where status <> 'deleted' and user_type = 'member')::int as "totalMembers",
       count(*) filter (where status <> 'deleted' and user_type = 'admin')::int as "totalAdmins",
       count(*) filter (where status = 'enabled')::int as "enabledUsers",
       count(*) filter (where status = 'disabled')::int as "disabledUsers",
       count(*) filter (where status = 'deleted')::int as "deletedUsers",
       count(*) filter (where status <> 'deleted' and not is_verified)::int as "unverifiedUsers",
       (select count(*)::int from coach where is_public) as "publicCoaches"
     from account where not is_erased`,
  );
  const share = (part: number, all: number) => (all === 0 ? 0 : part / all);
  return {
    ...counted,
    activeUsersRatio: share(counted.enabledUsers, counted.totalUsers + counted.deletedUsers),
    coachesRatio: share(counted.totalCoaches, counted.totalUsers),
    membersRatio: share(counted.totalMembers, counted.totalUsers),
  };
}
