import {
  type AuditChange,
  type CategoryExamples,
  categoryExamplesChanged,
  distinctExamples,
  distinctNames,
  LANGUAGES,
  LIMITS,
  localisedField,
} from '@pusula/contracts';
import { newEvent, type Outbox } from '@pusula/service-kit/bus';
import { localisedColumn, text, ulid, version } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';

/** What people say when they need a category, and what else they call it. Kept apart from the category, which is read a thousand times as often. */
type CategoryExamplesRow = CategoryExamples & { readonly categoryId: string; readonly version: number };

const SENTENCES = { distinct: distinctExamples, maximum: LIMITS.categoryMaximumExamples };
const NAMES = { distinct: distinctNames, maximum: LIMITS.categoryMaximumNames };
/** The lists with their columns, the fields of the audit log that tell of them, and what each may hold. */
export const EXAMPLE_LISTS = [
  ...LANGUAGES.map((language) => ({
    list: language,
    column: language,
    field: localisedField('examples', language),
    ...SENTENCES,
  })),
  ...LANGUAGES.map((language) => ({
    list: localisedField('alsoCalled', language),
    column: localisedColumn('also_called', language),
    field: localisedField('alsoCalled', language),
    ...NAMES,
  })),
];
type ExampleList = (typeof EXAMPLE_LISTS)[number];

/** What is made for each of the lists. */
export const eachList = <Thing>(make: (list: ExampleList) => Thing) =>
  Object.fromEntries(EXAMPLE_LISTS.map((one) => [one.list, make(one)])) as Record<ExampleList['list'], Thing>;

export const CategoryExamplesTable = new EntitySchema<CategoryExamplesRow>({
  name: 'category_examples',
  columns: {
    categoryId: ulid({ primary: true, name: 'category_id' }),
    version: version(),
    ...eachList(({ column }) => text({ array: true, name: column })),
  },
});

/** `version` 0: nobody has written any. */
export type VersionedExamples = { readonly version: number; readonly examples: CategoryExamples };

export async function findExamples(db: EntityManager, categoryId: string): Promise<VersionedExamples> {
  const row = await db.findOneBy(CategoryExamplesTable, { categoryId });
  return { version: row?.version ?? 0, examples: eachList(({ list }) => row?.[list] ?? []) };
}

/** Pure: whether anything is said in them. */
export const saysSomething = (examples: CategoryExamples): boolean => EXAMPLE_LISTS.some(({ list }) => examples[list].length > 0);

/** Writes a category's first examples and publishes them. One that has some, whoever wrote them, keeps them. */
export async function addExamples(outbox: Outbox, tx: EntityManager, categoryId: string, examples: CategoryExamples): Promise<void> {
  const added = await tx.query<unknown[]>(
    `insert into category_examples (category_id, version, ${EXAMPLE_LISTS.map(({ column }) => column).join(', ')})
     values ($1, 1, ${EXAMPLE_LISTS.map((_, place) => `$${place + 2}`).join(', ')})
     on conflict do nothing returning category_id`,
    [categoryId, ...EXAMPLE_LISTS.map(({ list }) => examples[list])],
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
