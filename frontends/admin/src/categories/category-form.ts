import {
  type CategoryNode,
  createCategory,
  DEFAULT_LANGUAGE,
  inLanguage,
  LIMITS,
  localisedField,
  localisedFields,
} from '@pusula/contracts';
import { z } from 'zod';

const draft = createCategory.input.shape.category.shape;

const name = z
  .string()
  .trim()
  .min(LIMITS.categoryNameMinimumLength, 'managedCategories:form.nameShort')
  .max(LIMITS.nameLength, 'managedCategories:form.nameLong')
  .pipe(draft[localisedField('name', DEFAULT_LANGUAGE)]);
const description = z
  .string()
  .trim()
  .max(LIMITS.descriptionLength, 'managedCategories:form.descriptionLong')
  .pipe(draft[localisedField('description', DEFAULT_LANGUAGE)].unwrap());

/** What the form asks about a category. */
export const categoryForm = z.object({
  ...localisedFields('name', () => name),
  ...localisedFields('description', () => description),
  isActive: z.boolean(),
});
export type CategoryFields = z.output<typeof categoryForm>;

export const fieldsOf = (node: CategoryNode | null): CategoryFields => ({
  ...localisedFields('name', (language) => (node ? inLanguage(node, 'name', language) : '')),
  ...localisedFields('description', (language) => (node ? inLanguage(node, 'description', language) : '')),
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
