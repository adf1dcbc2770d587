import type { EntityManager } from 'typeorm';

/** Another one after every change of a category or its examples: versions only grow. Far cheaper to read than the texts. */
export async function categoriesStamp(db: EntityManager): Promise<string> {
  const [row] = await db.query<[{ stamp: string }]>(
    `select concat_ws('-', (select count(*) from category), (select sum(version) from category),
                           (select count(*) from category_examples), (select sum(version) from category_examples)) as stamp`,
  );
  return row.stamp;
}

/** Something made of the categories and of what people say of them: made once, and again when any of that has changed. There are thousands of texts. */
export function madeOfCategories<T>(make: (db: EntityManager) => Promise<T>): (db: EntityManager) => Promise<T> {
  let last: { readonly stamp: string; readonly made: T } | undefined;
  return async (db) => {
    const stamp = await categoriesStamp(db);
    if (stamp !== last?.stamp) last = { stamp, made: await make(db) };
    return last.made;
  };
}
