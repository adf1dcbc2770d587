import { type CategoryDraft, type CategoryRevision, type CategoryState, categorySlug } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';

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
};

/** Pure: a new category at the end of its siblings. */
export const newCategory = (id: string, draft: CategoryDraft, siblings: readonly Category[]): Category => ({
  ...draft,
  id,
  order: siblings.length,
  version: 1,
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

/** Pure: whether two states of one category say different things, whatever their versions. */
export const differs = (one: Category, other: Category): boolean => SAYS.some((field) => one[field] !== other[field]);

/** The category as other services keep it. */
export function categoryState({ version: _, ...category }: Category): CategoryState {
  return { ...category, slugTr: categorySlug(category.id, category.nameTr), slugEn: categorySlug(category.id, category.nameEn) };
}
