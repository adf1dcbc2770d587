import { z } from 'zod';
import { localisedFields } from './localised-fields.ts';
import { Id, NO_PARENT, Timestamp, Version } from './values.ts';

export const CATEGORY_STATUSES = ['active', 'inactive'] as const;
export const ParentId = z.union([Id, z.literal(NO_PARENT)]);

export const categoryFields = {
  id: Id,
  /** NO_PARENT marks a top-level category. */
  parentId: ParentId,
  ...localisedFields('name', () => z.string()),
  ...localisedFields('description', () => z.string()),
  status: z.enum(CATEGORY_STATUSES),
  /** Place among its siblings, from 0. */
  order: z.int().nonnegative(),
  ...localisedFields('slug', () => z.string()),
};

/** A category with its subcategories. `name`, `description` and `slug` are in the language that was asked for. */
export type CategoryNode = z.infer<typeof CategoryFlat> & { categories: CategoryNode[] };
const CategoryFlat = z.object({
  ...categoryFields,
  /** Sent back with an update, it protects what somebody else changed in between. */
  version: Version,
  name: z.string(),
  description: z.string(),
  slug: z.string(),
  /** Public coaches in it or below it, each counted once. */
  coachCount: z.int().nonnegative(),
  /** When it was last edited; left out where nobody has since this is kept. */
  updatedAt: Timestamp.optional(),
  /** What a shared link of its page shows, in the asked language: 1200 x 630 px. Of `get-category-by-id` alone. */
  sharingPicture: z.string().optional(),
});
export const CategoryNode: z.ZodType<CategoryNode> = CategoryFlat.extend({
  get categories() {
    return z.array(CategoryNode);
  },
});

type PartlyThere<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };
/** A category with those of its fields that were asked for. */
export type PickedCategory = PartlyThere<z.infer<typeof CategoryFlat>> & { id: string; categories: PickedCategory[] };
export const PickedCategory: z.ZodType<PickedCategory> = CategoryFlat.partial()
  .required({ id: true })
  .extend({
    get categories() {
      return z.array(PickedCategory);
    },
  });
/** What lists and menus show of the tree. */
export type ListedCategory = Pick<CategoryNode, 'id' | 'name' | 'slug' | 'coachCount'> & { readonly categories: readonly ListedCategory[] };
export const CategoryField = CategoryFlat.omit({ sharingPicture: true }).keyof();
export type CategoryField = z.infer<typeof CategoryField>;
