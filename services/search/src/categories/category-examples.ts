import type { CategoryExamples, categoryExamplesChanged } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';

/** Keeps what people say when they need a category, unless something newer is known. */
export const projectCategoryExamples =
  (): Consumer<typeof categoryExamplesChanged> =>
  async (tx, { data: { id, version, examples } }) => {
    const { tr, en, alsoCalledTr, alsoCalledEn } = examples;
    await tx.query(
      `insert into category_examples (id, version, tr, en, also_called_tr, also_called_en) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do update set version = excluded.version, tr = excluded.tr, en = excluded.en,
         also_called_tr = excluded.also_called_tr, also_called_en = excluded.also_called_en
       where category_examples.version < excluded.version`,
      [id, version, tr, en, alsoCalledTr, alsoCalledEn],
    );
  };

/** The examples of each category that has any, and what else it is called, in the order of the ids. */
export const loadExamples = (db: EntityManager): Promise<(CategoryExamples & { readonly id: string })[]> =>
  db.query(
    `select id, tr, en, also_called_tr as "alsoCalledTr", also_called_en as "alsoCalledEn" from category_examples
     where cardinality(tr) + cardinality(en) + cardinality(also_called_tr) + cardinality(also_called_en) > 0 order by id`,
  );

/** Whether the examples of a category have come, in a version or a later one. */
export async function hasExamples(db: EntityManager, { id, version }: { readonly id: string; readonly version: number }): Promise<boolean> {
  const rows = await db.query<unknown[]>('select from category_examples where id = $1 and version >= $2', [id, version]);
  return rows.length > 0;
}
