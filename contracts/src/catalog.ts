import { z } from 'zod';
import { ActionTaken, UndoableEntryId } from './audit.ts';
import { CATEGORY_STATUSES, CategoryField, CategoryNode, categoryFields, ParentId, PickedCategory } from './category-nodes.ts';
import { ADMIN_ONLY, endpoint, event } from './define.ts';
import { byLanguage, DEFAULT_LANGUAGE } from './languages.ts';
import { LIMITS } from './limits.ts';
import { localisedFields } from './localised-fields.ts';
import { Id, Language, line, NO_PARENT, QueryBoolean, text, Version } from './values.ts';

const readers = ['Public', 'Register', 'User'] as const;

export const getCategories = endpoint('GET /category/get-categories', {
  owner: 'catalog',
  summary: 'The active categories as a tree, in the order of the marketplace.',
  tokens: readers,
  compressible: true,
  revalidated: true,
  input: z.object({
    language: Language.default(DEFAULT_LANGUAGE),
    useCache: QueryBoolean.default(true),
    /** How many levels, from the top; what is on the last of them has an empty list below it. Left out, all of them. */
    depth: z
      .string()
      .regex(/^[1-9]\d?$/, 'expected a number from 1 to 99')
      .transform(Number)
      .optional(),
    /** Names of fields with commas between them; `id` and `categories` come with them. Left out, all of them. */
    fields: z
      .string()
      .transform((names) => names.split(','))
      .pipe(z.array(CategoryField).max(CategoryField.options.length))
      .optional(),
  }),
  /** Whoever names fields has those alone, and reads no others. */
  reply: z.object({ categories: z.union([z.array(CategoryNode), z.array(PickedCategory)]) as unknown as z.ZodType<CategoryNode[]> }),
  errors: [],
});

export const getCategoryById = endpoint('GET /category/get-category-by-id', {
  owner: 'catalog',
  summary: 'One active category with its subcategories, as the only item of a list; `parents` leads to it from the top.',
  tokens: readers,
  compressible: true,
  input: z.object({
    id: z.string().regex(/^[0-9a-z]{26}$/, 'CATEGORY_NOT_FOUND'),
    language: Language.default(DEFAULT_LANGUAGE),
    useCache: QueryBoolean.default(true),
  }),
  reply: z.object({ categories: z.array(CategoryNode).length(1), parents: z.array(CategoryNode) }),
  errors: ['CATEGORY_NOT_FOUND'],
});

const CategoryName = line(LIMITS.nameLength, LIMITS.categoryNameMinimumLength);
const CategoryDescription = text(LIMITS.descriptionLength, 0);

/** What an admin may write about a category. Left-out fields of an update keep their value. */
const CategoryDraft = z.object({
  parentId: ParentId.default(NO_PARENT),
  ...localisedFields('name', () => CategoryName),
  ...localisedFields('description', () => CategoryDescription.default('')),
  status: z.enum(CATEGORY_STATUSES).default('active'),
});
export type CategoryDraft = z.infer<typeof CategoryDraft>;

export const createCategory = endpoint('POST /admin/category/create', {
  owner: 'catalog',
  summary: 'Adds a category at the end of its siblings.',
  ...ADMIN_ONLY,
  input: z.object({ category: CategoryDraft }),
  reply: z.object({ category: CategoryNode }),
  errors: ['CATEGORY_NOT_FOUND'],
});

const CategoryRevision = z.object({
  id: Id,
  parentId: ParentId.optional(),
  ...localisedFields('name', () => CategoryName.optional()),
  ...localisedFields('description', () => CategoryDescription.optional()),
  status: z.enum(CATEGORY_STATUSES).optional(),
  order: z.int().nonnegative().max(10_000).optional(),
  /** The version that was edited: CONFLICT when there is a newer one by now. Left out, the last writer wins. */
  version: Version.optional(),
});
export type CategoryRevision = z.infer<typeof CategoryRevision>;

export const updateCategory = endpoint('POST /admin/category/update', {
  owner: 'catalog',
  summary: 'Renames, describes, moves, reorders, activates or deactivates a category.',
  ...ADMIN_ONLY,
  input: z.object({ category: CategoryRevision }),
  reply: z.object({ category: CategoryNode, undoableEntryId: UndoableEntryId }),
  errors: ['CATEGORY_NOT_FOUND', 'CONFLICT'],
});

export const deleteCategory = endpoint('DELETE /admin/category/delete', {
  owner: 'catalog',
  summary: 'Deletes a category; its coaches and subcategories move to `targetId`, which is needed unless it is empty.',
  ...ADMIN_ONLY,
  input: z.object({ id: Id, targetId: Id.optional() }),
  reply: z.object({ undoableEntryId: UndoableEntryId }),
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_NOT_EMPTY'],
});

export const listCategories = endpoint('GET /admin/category/list', {
  ...ADMIN_ONLY,
  owner: 'catalog',
  summary: 'The whole tree, inactive categories included, straight from the database.',
  input: z.object({ language: Language.default(DEFAULT_LANGUAGE) }),
  reply: z.object({ categories: z.array(CategoryNode) }),
  errors: [],
});

export const categoryImpact = endpoint('GET /admin/category/impact', {
  ...ADMIN_ONLY,
  owner: 'catalog',
  summary: 'What deleting a category would touch.',
  input: z.object({ id: Id }),
  reply: z.object({
    /** Public coaches who named this very category: they move to the target. */
    coaches: z.int().nonnegative(),
    /** Public coaches who named a category somewhere below it and not this one: they keep what they have. */
    coachesBelow: z.int().nonnegative(),
    /** Direct subcategories, which move below the target with all that is below them. */
    subcategories: z.array(z.object({ id: Id, ...localisedFields('name', () => z.string()) })),
    /** Addresses that would lead to the target from then on. */
    addresses: z.array(z.string()),
  }),
  errors: ['CATEGORY_NOT_FOUND'],
});

/** Line breaks in them become spaces. */
const Sentences = z.array(text(LIMITS.categoryExampleLength)).max(LIMITS.categoryMaximumExamples);
const Names = z.array(text(LIMITS.nameLength)).max(LIMITS.categoryMaximumNames);
/**
 * What people say when they need a category: from these sentences the search learns which category an unseen one speaks of. And what else they call it: who types
 * such a name means that category, whatever the search has learnt.
 */
export const CategoryExamples = z.object({
  ...byLanguage(() => Sentences.default([])),
  ...localisedFields('alsoCalled', () => Names.default([])),
});
export type CategoryExamples = z.infer<typeof CategoryExamples>;
/** Changes to the examples of one language in the audit log: those removed and those added. */
export const ExamplesChange = z.object({ before: Sentences, after: Sentences });
/** 0: nobody has written any yet. */
const ExamplesVersion = z.int().nonnegative();

export const categoryExamples = endpoint('GET /admin/category/examples', {
  ...ADMIN_ONLY,
  owner: 'catalog',
  summary: 'What people say when they need a category.',
  input: z.object({ id: Id }),
  reply: z.object({ version: ExamplesVersion, examples: CategoryExamples }),
  errors: ['CATEGORY_NOT_FOUND'],
});

export const updateCategoryExamples = endpoint('POST /admin/category/examples', {
  ...ADMIN_ONLY,
  owner: 'catalog',
  summary:
    'Replaces what people say when they need a category, and what else they call it. Of sentences that differ in case, accents or punctuation alone, the first is kept; of names, where they differ in case, space or punctuation.',
  bodyBytes: LIMITS.categoryExamplesBytes,
  input: z.object({
    id: Id,
    /** The version that was edited: CONFLICT when there is a newer one by now. Left out, the last writer wins. */
    version: ExamplesVersion.optional(),
    /** Other names that are left out stay as they are. */
    examples: z.object({ ...byLanguage(() => Sentences), ...localisedFields('alsoCalled', () => Names.optional()) }),
  }),
  reply: z.object({ version: ExamplesVersion, examples: CategoryExamples, undoableEntryId: UndoableEntryId }),
  errors: ['CATEGORY_NOT_FOUND', 'CONFLICT'],
});

export const undoCategoryAction = endpoint('POST /internal/undo-category-action', {
  owner: 'catalog',
  summary:
    'Takes an edit of a category or of its examples, a creation or an empty deletion back. What has changed since is not overwritten: CONFLICT.',
  tokens: [],
  internal: true,
  bodyBytes: LIMITS.editBodyBytes,
  input: z.object({ actorId: Id, taken: ActionTaken }),
  reply: z.object({}),
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_NOT_EMPTY', 'CONFLICT', 'NOT_UNDOABLE'],
});

/** The state of a category as other services keep it. */
export const CategoryState = z.object(categoryFields);
export type CategoryState = z.infer<typeof CategoryState>;

export const categoryChanged = event('catalog.category-changed.v1', {
  summary: 'A category was added, edited, moved, (de)activated or, with `category: null`, deleted.',
  consumers: ['profile', 'search'],
  data: z.object({
    id: Id,
    version: Version,
    category: CategoryState.nullable(),
    /** On deletion: where its coaches belong from now on. */
    movedTo: Id.nullable().default(null),
  }),
});

export const categoryExamplesChanged = event('catalog.category-examples-changed.v1', {
  summary: 'What people say when they need a category was written or edited.',
  consumers: ['search'],
  data: z.object({ id: Id, version: Version, examples: CategoryExamples }),
});

export const categorySuccessor = endpoint('GET /internal/category-successor', {
  owner: 'catalog',
  summary: 'Where the coaches of a deleted category are now; null for a category that is there, never was, or was deleted empty.',
  tokens: [],
  internal: true,
  input: z.object({ id: Id }),
  reply: z.object({ successorId: Id.nullable() }),
  errors: [],
});
