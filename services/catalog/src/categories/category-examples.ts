import { type AuditChange, type CategoryExamples, categoryExamplesChanged } from '@pusula/contracts';
import { newEvent, type Outbox } from '@pusula/service-kit/bus';
import { text, ulid, version } from '@pusula/service-kit/db';
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

/** `version` 0: nobody has written any. */
export type VersionedExamples = { readonly version: number; readonly examples: CategoryExamples };

export async function findExamples(db: EntityManager, categoryId: string): Promise<VersionedExamples> {
  const row = await db.findOneBy(CategoryExamplesTable, { categoryId });
  return row ? { version: row.version, examples: { tr: row.tr, en: row.en } } : { version: 0, examples: { tr: [], en: [] } };
}

/** Writes a category's first examples and publishes them. One that has some, whoever wrote them, keeps them. */
export async function addExamples(outbox: Outbox, tx: EntityManager, categoryId: string, examples: CategoryExamples): Promise<void> {
  const added = await tx.query<unknown[]>(
    'insert into category_examples (category_id, version, tr, en) values ($1, 1, $2, $3) on conflict do nothing returning category_id',
    [categoryId, examples.tr, examples.en],
  );
  if (added.length > 0) await publishExamples(outbox, tx, categoryId, { version: 1, examples });
}

/** Writes the next version of examples that were read under lockCategories, and publishes it. */
export async function saveExamples(outbox: Outbox, tx: EntityManager, categoryId: string, saved: VersionedExamples): Promise<void> {
  await tx.upsert(CategoryExamplesTable, { categoryId, version: saved.version, ...saved.examples }, ['categoryId']);
  await publishExamples(outbox, tx, categoryId, saved);
}

const publishExamples = (outbox: Outbox, tx: EntityManager, id: string, saved: VersionedExamples) =>
  outbox.add(tx, newEvent(categoryExamplesChanged, id, { id, ...saved }));

/** The fields of the audit log, and the lists that they tell of. */
export const EXAMPLE_FIELDS = [
  ['examplesTr', 'tr'],
  ['examplesEn', 'en'],
] as const;

/** Pure: of each list that changed, the sentences that were taken out and those that were put in; whole lists would hide a word among hundreds. */
export const exampleChanges = (before: CategoryExamples, after: CategoryExamples): AuditChange[] =>
  EXAMPLE_FIELDS.map(([field, language]) => ({
    field,
    before: without(before[language], after[language]),
    after: without(after[language], before[language]),
  })).filter((change) => change.before.length + change.after.length > 0);

/** Pure: the sentences that are not among the others. */
export function without(sentences: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return sentences.filter((sentence) => !left.has(sentence));
}
