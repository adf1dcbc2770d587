import { bestIntents } from '../intents/intent-model.ts';
import type { Categories } from '../projection/category-tree.ts';
import type { Intent } from '../projection/intent.ts';

/** Of what the categories of a field have together, the field itself has this share. */
const FIELD_SHARE = 0.6;

/** Who speaks of several categories of one field speaks of the field: "not confident" names no specialty, and all of them a little. */
export function withParentCategories(intents: readonly Intent[], categories: Categories): readonly Intent[] {
  const fields = new Map<string, number>();
  for (const { categoryId, probability } of intents) {
    const parentId = categories.get(categoryId)?.parentId ?? '';
    if (categories.has(parentId)) fields.set(parentId, (fields.get(parentId) ?? 0) + FIELD_SHARE * probability);
  }
  const all = [...intents, ...[...fields].map(([categoryId, probability]) => ({ categoryId, probability }))];
  return bestIntents(all);
}
