import { addDays, type DashboardStats, firstIdOn, LIMITS, localDay, mondayOf } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';

type Week = DashboardStats['registeredPerWeek'][number];
type Counted = Omit<Week, 'week'> & { readonly bucket: number };

/** Who registered in the last days, who in as many days before them, and how many of the first are public coaches by now. */
export async function registrations(
  db: EntityManager,
  days: number,
  now: Date,
): Promise<Pick<DashboardStats, 'registered' | 'newPublicCoaches'>> {
  const begin = addDays(localDay(now), 1 - days);
  const [counted] = await db.query<[{ now: number; before: number; newPublicCoaches: number }]>(
    `select count(*) filter (where id >= $1)::int as now, count(*) filter (where id < $1)::int as before,
       (select count(*)::int from coach where is_public and id >= $1) as "newPublicCoaches"
     from account where not is_erased and id >= $2`,
    [firstIdOn(begin), firstIdOn(addDays(begin, -days))],
  );
  return { registered: { now: counted.now, before: counted.before }, newPublicCoaches: counted.newPublicCoaches };
}

/** Who registered in each of the last weeks; an id says when. */
export async function registrationsPerWeek(db: EntityManager, now: Date): Promise<Week[]> {
  const last = mondayOf(localDay(now));
  const weeks = Array.from({ length: LIMITS.statsWeeks }, (_, place) => addDays(last, 7 * (place + 1 - LIMITS.statsWeeks)));
  const begins = weeks.map(firstIdOn);
  const counted = await db.query<Counted[]>(
    `select width_bucket(id::text collate "C", $1::text[]) as bucket, count(*)::int as people,
       count(*) filter (where user_type = 'coach')::int as coaches, count(*) filter (where user_type = 'member')::int as members
     from account where not is_erased and id >= $2 group by bucket`,
    [begins, begins[0]],
  );
  const inBucket = new Map(counted.map(({ bucket, ...week }) => [bucket, week]));
  return weeks.map((week, place) => ({ week, ...(inBucket.get(place + 1) ?? { people: 0, coaches: 0, members: 0 }) }));
}
