import { type CategoryNode, createCategory, LIMITS } from '@pusula/contracts';
import { z } from 'zod';

const draft = createCategory.input.shape.category.shape;

const name = (contract: typeof draft.nameTr) =>
  z
    .string()
    .trim()
    .min(LIMITS.categoryNameMinimumLength, 'managedCategories:form.nameShort')
    .max(LIMITS.nameLength, 'managedCategories:form.nameLong')
    .pipe(contract);
const description = z
  .string()
  .trim()
  .max(LIMITS.descriptionLength, 'managedCategories:form.descriptionLong')
  .pipe(draft.descriptionTr.unwrap());

/** What the form asks about a category. */
export const categoryForm = z.object({
  nameTr: name(draft.nameTr),
  nameEn: name(draft.nameEn),
  descriptionTr: description,
  descriptionEn: description,
  isActive: z.boolean(),
});
export type CategoryFields = z.output<typeof categoryForm>;

export const fieldsOf = (node: CategoryNode | null): CategoryFields => ({
  nameTr: node?.nameTr ?? '',
  nameEn: node?.nameEn ?? '',
  descriptionTr: node?.descriptionTr ?? '',
  descriptionEn: node?.descriptionEn ?? '',
  isActive: node?.status !== 'inactive',
});

/** The fields as a call takes them. */
export const draftOf = ({ isActive, ...texts }: CategoryFields) => ({
  ...texts,
  status: isActive ? ('active' as const) : ('inactive' as const),
});

/** What of it differs from the category. */
export function changesOf(fields: CategoryFields, node: CategoryNode): Partial<ReturnType<typeof draftOf>> {
  const before: Record<string, unknown> = node;
  return Object.fromEntries(Object.entries(draftOf(fields)).filter(([field, value]) => value !== before[field]));
}
