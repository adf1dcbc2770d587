import { type AuditChange, type CategoryDraft, type CategoryRevision, type CategoryState, categorySlug } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';

/** A category as this service keeps it. */
export type Category = {
  readonly id: string;
  readonly parentId: string;
  readonly nameTr: string;
  readonly nameEn: string;
  readonly descriptionTr: string;
  readonly descriptionEn: string;
  readonly status: CategoryState['status'];
  /** Place among its siblings, from 0. */
  readonly order: number;
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
    nameTr: revision.nameTr ?? category.nameTr,
    nameEn: revision.nameEn ?? category.nameEn,
    descriptionTr: revision.descriptionTr ?? category.descriptionTr,
    descriptionEn: revision.descriptionEn ?? category.descriptionEn,
    status: revision.status ?? category.status,
  };
}

const SAYS = ['parentId', 'nameTr', 'nameEn', 'descriptionTr', 'descriptionEn', 'status', 'order'] as const;

/** Pure: the fields in which two states of one category differ, whatever their versions; null for a category that is not there. */
export const changesBetween = (before: Category | null, after: Category | null): AuditChange[] =>
  SAYS.map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null })).filter(
    (change) => change.before !== change.after,
  );

/** The category as other services keep it. */
export function categoryState({ version: _version, updatedAt: _at, ...category }: Category): CategoryState {
  return { ...category, slugTr: categorySlug(category.id, category.nameTr), slugEn: categorySlug(category.id, category.nameEn) };
}
