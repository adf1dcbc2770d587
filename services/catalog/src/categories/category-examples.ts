import {
  type AuditChange,
  type CategoryExamples,
  categoryExamplesChanged,
  distinctExamples,
  distinctNames,
  LIMITS,
} from '@pusula/contracts';
import { newEvent, type Outbox } from '@pusula/service-kit/bus';
import { text, ulid, version } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';

/** What people say when they need a category, and what else they call it. Kept apart from the category, which is read a thousand times as often. */
type CategoryExamplesRow = CategoryExamples & { readonly categoryId: string; readonly version: number };

export const CategoryExamplesTable = new EntitySchema<CategoryExamplesRow>({
  name: 'category_examples',
  columns: {
    categoryId: ulid({ primary: true, name: 'category_id' }),
    version: version(),
    tr: text({ array: true }),
    en: text({ array: true }),
    alsoCalledTr: text({ array: true, name: 'also_called_tr' }),
    alsoCalledEn: text({ array: true, name: 'also_called_en' }),
  },
});

/** `version` 0: nobody has written any. */
export type VersionedExamples = { readonly version: number; readonly examples: CategoryExamples };

export async function findExamples(db: EntityManager, categoryId: string): Promise<VersionedExamples> {
  const row = await db.findOneBy(CategoryExamplesTable, { categoryId });
  if (!row) return { version: 0, examples: { tr: [], en: [], alsoCalledTr: [], alsoCalledEn: [] } };
  const { version, tr, en, alsoCalledTr, alsoCalledEn } = row;
  return { version, examples: { tr, en, alsoCalledTr, alsoCalledEn } };
}

/** Pure: whether anything is said in them. */
export const saysSomething = (examples: CategoryExamples): boolean => EXAMPLE_LISTS.some(({ list }) => examples[list].length > 0);

/** Writes a category's first examples and publishes them. One that has some, whoever wrote them, keeps them. */
export async function addExamples(outbox: Outbox, tx: EntityManager, categoryId: string, examples: CategoryExamples): Promise<void> {
  const added = await tx.query<unknown[]>(
    `insert into category_examples (category_id, version, tr, en, also_called_tr, also_called_en) values ($1, 1, $2, $3, $4, $5)
     on conflict do nothing returning category_id`,
    [categoryId, examples.tr, examples.en, examples.alsoCalledTr, examples.alsoCalledEn],
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

const SENTENCES = { distinct: distinctExamples, maximum: LIMITS.categoryMaximumExamples };
const NAMES = { distinct: distinctNames, maximum: LIMITS.categoryMaximumNames };
/** The lists, the fields of the audit log that tell of them, and what each may hold. */
export const EXAMPLE_LISTS = [
  { list: 'tr', field: 'examplesTr', ...SENTENCES },
  { list: 'en', field: 'examplesEn', ...SENTENCES },
  { list: 'alsoCalledTr', field: 'alsoCalledTr', ...NAMES },
  { list: 'alsoCalledEn', field: 'alsoCalledEn', ...NAMES },
] as const;

/** Pure: of each list that changed, what was taken out and what was put in; whole lists would hide a word among hundreds. */
export const exampleChanges = (before: CategoryExamples, after: CategoryExamples): AuditChange[] =>
  EXAMPLE_LISTS.map(({ field, list }) => ({
    field,
    before: without(before[list], after[list]),
    after: without(after[list], before[list]),
  })).filter((change) => change.before.length + change.after.length > 0);

/** Pure: the texts that are not among the others. */
export function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return texts.filter((text) => !left.has(text));
}
