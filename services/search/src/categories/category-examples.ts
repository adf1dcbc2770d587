import type { CategoryExamples, categoryExamplesChanged } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';

/** Keeps what people say when they need a category, unless something newer is known. */
export const projectCategoryExamples =
  (): Consumer<typeof categoryExamplesChanged> =>
  async (tx, { data: { id, version, examples } }) => {
    await tx.query(
      `insert into category_examples (id, version, tr, en) values ($1, $2, $3, $4)
       on conflict (id) do update set version = excluded.version, tr = excluded.tr, en = excluded.en
       where category_examples.version < excluded.version`,
      [id, version, examples.tr, examples.en],
    );
  };

/** The examples of each category that has any, in the order of the ids. */
export const loadExamples = (db: EntityManager): Promise<(CategoryExamples & { readonly id: string })[]> =>
  db.query('select id, tr, en from category_examples where cardinality(tr) + cardinality(en) > 0 order by id');

/** Whether the examples of a category have come, in a version or a later one. */
export async function hasExamples(db: EntityManager, { id, version }: { readonly id: string; readonly version: number }): Promise<boolean> {
  const rows = await db.query<unknown[]>('select from category_examples where id = $1 and version >= $2', [id, version]);
  return rows.length > 0;
}
