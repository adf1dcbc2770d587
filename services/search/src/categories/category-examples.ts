import { type CategoryExamples, type categoryExamplesChanged, LANGUAGES, localisedField } from '@pusula/contracts';
import { localisedColumn } from '@pusula/service-kit/db';
import type { Consumer } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';

/** The lists of a category, each with its column. */
const LISTS = [
  ...LANGUAGES.map((language) => ({ list: language, column: language })),
  ...LANGUAGES.map((language) => ({ list: localisedField('alsoCalled', language), column: localisedColumn('also_called', language) })),
];

/** Keeps what people say when they need a category, unless something newer is known. */
export const projectCategoryExamples =
  (): Consumer<typeof categoryExamplesChanged> =>
  async (tx, { data: { id, version, examples } }) => {
    await tx.query(
      `insert into category_examples (id, version, ${LISTS.map(({ column }) => column).join(', ')})
       values ($1, $2, ${LISTS.map((_, place) => `$${place + 3}`).join(', ')})
       on conflict (id) do update set version = excluded.version, ${LISTS.map(({ column }) => `${column} = excluded.${column}`).join(', ')}
       where category_examples.version < excluded.version`,
      [id, version, ...LISTS.map(({ list }) => examples[list])],
    );
  };

/** The examples of each category that has any, and what else it is called, in the order of the ids. */
export const loadExamples = (db: EntityManager): Promise<(CategoryExamples & { readonly id: string })[]> =>
  db.query(
    `select id, ${LISTS.map(({ column, list }) => `${column} as "${list}"`).join(', ')} from category_examples
     where ${LISTS.map(({ column }) => `cardinality(${column})`).join(' + ')} > 0 order by id`,
  );

/** Whether the examples of a category have come, in a version or a later one. */
export async function hasExamples(db: EntityManager, { id, version }: { readonly id: string; readonly version: number }): Promise<boolean> {
  const rows = await db.query<unknown[]>('select from category_examples where id = $1 and version >= $2', [id, version]);
  return rows.length > 0;
}
