import { type CategoryNode, inLanguage, type Language, NO_PARENT } from '@pusula/contracts';
import { type Category, categoryState } from './category.ts';
import { childrenOf } from './placing.ts';

/** Public coaches by category, those of subcategories included, each counted once. */
export type CoachCounts = ReadonlyMap<string, number>;
/** What the tree is made of, as one read of the database saw it. */
export type Catalog = { readonly categories: readonly Category[]; readonly counts: CoachCounts };

/** Pure: one category in a language, without its subcategories. */
export function categoryNode(category: Category, counts: CoachCounts, language: Language): CategoryNode {
  const state = categoryState(category);
  const words = {
    name: inLanguage(state, 'name', language),
    description: inLanguage(state, 'description', language),
    slug: inLanguage(state, 'slug', language),
  };
  const updatedAt = category.updatedAt && { updatedAt: category.updatedAt.toISOString() };
  return { ...state, ...words, ...updatedAt, version: category.version, coachCount: counts.get(category.id) ?? 0, categories: [] };
}

/** Pure: all categories below a parent. */
export const wholeTree = (catalog: Catalog, language: Language, parentId: string = NO_PARENT): CategoryNode[] =>
  childrenOf(catalog.categories, parentId).map((category) => ({
    ...categoryNode(category, catalog.counts, language),
    categories: wholeTree(catalog, language, category.id),
  }));

/** Pure: the active categories below a parent; an inactive one hides everything below it. */
export const activeTree = ({ categories, counts }: Catalog, language: Language, parentId: string = NO_PARENT): CategoryNode[] =>
  wholeTree({ categories: categories.filter(({ status }) => status === 'active'), counts }, language, parentId);

/** Pure: the way from the top to a category, itself last; undefined when it or anything above it is missing or inactive. */
export function activePath(categories: readonly Category[], id: string): Category[] | undefined {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path: Category[] = [];
  for (let at = id; at !== NO_PARENT; ) {
    const category = byId.get(at);
    if (category?.status !== 'active') return undefined;
    path.unshift(category);
    at = category.parentId;
  }
  return path;
}
