import { type CategoryExamples, categoryExamplesChanged } from '@pusula/contracts';
import { newEvent, type Outbox, text, ulid, version } from '@pusula/service-kit';
import { type EntityManager, EntitySchema } from 'typeorm';

/** What people say when they need a category. Kept apart from the category, which is read a thousand times as often. */
type CategoryExamplesRow = CategoryExamples & { readonly categoryId: string; readonly version: number };

export const CategoryExamplesTable = new EntitySchema<CategoryExamplesRow>({
  name: 'category_examples',
  columns: {
    categoryId: ulid({ primary: true, name: 'category_id' }),
    version: version(),
    tr: text({ array: true }),
    en: text({ array: true }),
  },
});

/** Writes a category's first examples and publishes them. One that has some, whoever wrote them, keeps them. */
export async function addExamples(outbox: Outbox, tx: EntityManager, categoryId: string, examples: CategoryExamples): Promise<void> {
  const added = await tx.query<unknown[]>(
    'insert into category_examples (category_id, version, tr, en) values ($1, 1, $2, $3) on conflict do nothing returning category_id',
    [categoryId, examples.tr, examples.en],
  );
  if (added.length > 0) await outbox.add(tx, newEvent(categoryExamplesChanged, categoryId, { id: categoryId, version: 1, examples }));
}
