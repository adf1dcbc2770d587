import { ulid, version } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';

/** Which categories a public coach is in, as of the coach's version; a coach who is no longer public stays as an empty row, so that late events are known. */
export type CoachPlacement = { readonly coachId: string; readonly version: number; readonly categoryIds: readonly string[] };

export const CoachPlacementTable = new EntitySchema<CoachPlacement>({
  name: 'coach_placement',
  columns: {
    coachId: ulid({ name: 'coach_id', primary: true }),
    version: version(),
    categoryIds: ulid({ type: 'varchar', array: true, name: 'category_ids' }),
  },
});

/** Keeps a placement unless a newer one is known. */
export async function placeCoach(tx: EntityManager, { coachId, version, categoryIds }: CoachPlacement): Promise<void> {
  await tx.query(
    `insert into coach_placement (coach_id, version, category_ids) values ($1, $2, $3)
     on conflict (coach_id) do update set version = excluded.version, category_ids = excluded.category_ids
     where coach_placement.version < excluded.version`,
    [coachId, version, categoryIds],
  );
}

/** How many public coaches are in the category itself. */
export async function countCoachesIn(db: EntityManager, categoryId: string): Promise<number> {
  const [row] = await db.query<[{ coaches: number }]>(
    'select count(*)::int as coaches from coach_placement where category_ids @> array[$1]::varchar[]',
    [categoryId],
  );
  return row.coaches;
}

/** Puts the coaches of one category into another at once; the profile service says the same later, with a version of its own. */
export const moveCoaches = (tx: EntityManager, fromId: string, toId: string) =>
  tx.query(
    `update coach_placement
     set category_ids = array(select distinct unnest(array_replace(category_ids, $1::varchar, $2::varchar)))
     where category_ids @> array[$1]::varchar[]`,
    [fromId, toId],
  );

/** So many public coaches who are in exactly these categories. */
export type Company = { readonly categoryIds: readonly string[]; readonly coaches: number };

/** All public coaches by what they are in: far fewer rows than coaches. */
export const companies = (db: EntityManager): Promise<Company[]> =>
  db.query(
    `select category_ids as "categoryIds", count(*)::int as coaches from coach_placement where category_ids <> '{}' group by category_ids`,
  );
