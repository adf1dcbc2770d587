import { ulid, version } from '@pusula/service-kit';
import { type EntityManager, EntitySchema } from 'typeorm';
import type { CoachCounts } from '../categories/tree.ts';

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

/**
 * Counts every coach once in each category and in all categories above it. An inactive category counts for itself and nowhere above, because nobody
 * can browse to it from there.
 */
export async function countCoaches(db: EntityManager): Promise<CoachCounts> {
  const rows = await db.query<{ id: string; coaches: number }[]>(`
    with recursive within (category_id, ancestor_id) as (
      select id::text, id::text from category where deleted_at is null
      union all
      select within.category_id, parent.id::text
      from within join category on category.id = within.ancestor_id and category.status = 'active'
      join category parent on parent.id = category.parent_id and parent.deleted_at is null
    )
    select within.ancestor_id as id, count(distinct placed.coach_id)::int as coaches
    from (select coach_id, unnest(category_ids) as category_id from coach_placement) placed
    join within on within.category_id = placed.category_id
    group by within.ancestor_id`);
  return new Map(rows.map(({ id, coaches }) => [id, coaches]));
}
