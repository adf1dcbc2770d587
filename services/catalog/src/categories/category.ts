import {
  type AuditChange,
  type CategoryDraft,
  type CategoryRevision,
  type CategoryState,
  categorySlug,
  inLanguage,
  LANGUAGES,
  type LocalisedField,
  localisedField,
  localisedFields,
} from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';

/** A category as this service keeps it. */
export type Category = Readonly<Omit<CategoryState, LocalisedField<'slug'>>> & {
  readonly version: number;
  /** Null: not since this is kept. */
  readonly updatedAt: Date | null;
};

/** Pure: a new category at a place among its siblings. */
export const newCategory = (id: string, draft: CategoryDraft, order: number, now: Date): Category => ({
  ...draft,
  id,
  order,
  version: 1,
  updatedAt: now,
});

/** Pure: the category with what the revision says; a place and a parent are the tree's business (placing.ts). */
export function reviseCategory(category: Category, revision: CategoryRevision): Category {
  if (revision.version !== undefined && revision.version !== category.version) throw failure('CONFLICT');
  return {
    ...category,
    ...localisedFields('name', (language) => inLanguage(revision, 'name', language) ?? inLanguage(category, 'name', language)),
    ...localisedFields(
      'description',
      (language) => inLanguage(revision, 'description', language) ?? inLanguage(category, 'description', language),
    ),
    status: revision.status ?? category.status,
  };
}

const SAYS = [
  'parentId',
  ...LANGUAGES.map((language) => localisedField('name', language)),
  ...LANGUAGES.map((language) => localisedField('description', language)),
  'status',
  'order',
] as const;

/** Pure: the fields in which two states of one category differ, whatever their versions; null for a category that is not there. */
export const changesBetween = (before: Category | null, after: Category | null): AuditChange[] =>
  SAYS.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null })).filter(
    (change) => change.before !== change.after,
  );

/** The category as other services keep it. */
export function categoryState({ version: _version, updatedAt: _at, ...category }: Category): CategoryState {
  return { ...category, ...localisedFields('slug', (language) => categorySlug(category.id, inLanguage(category, 'name', language))) };
}
