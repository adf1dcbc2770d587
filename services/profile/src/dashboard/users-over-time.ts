import { type DashboardStats, firstIdOf } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';

const MONTHS = 24;
/** Months begin when they do where people live. */
const ZONE = 'Europe/Istanbul';

type Month = { readonly month: string; readonly begin: Date };
type Registered = { readonly bucket: number; readonly members: number; readonly coaches: number; readonly people: number };

/** Who registered in which of the last months; an id says when. Deleted people are left out. */
export async function usersOverTime(db: EntityManager, now: Date): Promise<DashboardStats['usersOverTime']> {
  const months = await db.query<Month[]>(
    `select to_char(month, 'YYYY-MM') as month, month at time zone '${ZONE}' as begin
     from generate_series($2::int, 0, -1) as back,
       lateral (select date_trunc('month', $1::timestamptz at time zone '${ZONE}') - make_interval(months => back) as month) as of
     order by month`,
    [now, MONTHS - 1],
  );
  // Bucket 0 is of those who came before the first month.
  const registered = await db.query<Registered[]>(
    `select width_bucket(id::text collate "C", $1::text[]) as bucket, count(*)::int as people,
       count(*) filter (where user_type = 'member')::int as members, count(*) filter (where user_type = 'coach')::int as coaches
     from account where not is_erased and status <> 'deleted' group by bucket`,
    [months.map(({ begin }) => firstIdOf(begin))],
  );
  const inBucket = new Map(registered.map((row) => [row.bucket, row]));
  let total = inBucket.get(0)?.people ?? 0;
  return months.map(({ month }, place) => {
    const { people, members, coaches } = inBucket.get(place + 1) ?? { people: 0, members: 0, coaches: 0 };
    total += people;
    return { month, newMembers: members, newCoaches: coaches, total };
  });
}
