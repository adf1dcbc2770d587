import { findCity } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { type Categories, withAncestors } from '../projection/category-tree.ts';

/** How many public coaches work on a category or on one below it, everywhere or in a province; 0 for no category. */
export type Supply = (categoryId: string | null, cityId?: string) => number;

export async function countSupply(db: EntityManager, categoryIds: readonly string[], known: Categories): Promise<Supply> {
  const below = Object.fromEntries(categoryIds.map((id) => [id, [...known.keys()].filter((one) => liesWithin(one, id, known))]));
  const rows = await db.query<{ id: string; city: string; coaches: number }[]>(
    `select topic.id, coach.state ->> 'city' as city, count(*)::int as coaches
     from jsonb_each($1::jsonb) as topic (id, below)
     join coach on coach.state is not null
       and coach.category_ids && array(select jsonb_array_elements_text(topic.below))::varchar[]
     group by 1, 2`,
    [JSON.stringify(below)],
  );
  const counted = rows.map(({ city, ...row }) => ({ ...row, cityId: findCity(city)?.id ?? '' }));
  return (categoryId, cityId) =>
    counted
      .filter((row) => row.id === categoryId && (cityId === undefined || row.cityId === cityId))
      .reduce((all, { coaches }) => all + coaches, 0);
}

/** An id that was deleted counts as the one that its coaches went to. */
const liesWithin = (id: string, ancestorId: string, known: Categories) =>
  withAncestors(id, known).some((category) => category.id === ancestorId);
