import type { Outbox } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import { type Category, changesBetween } from './category.ts';
import { requireCategory, saveCategory } from './category-table.ts';
import { tellChanged } from './tell.ts';

/**
 * Saves each of these states that says something else than the tree does, as a new version, and tells the other services.
 * @param all the tree as lockCategories read it
 * @returns what was saved
 */
export async function saveChanges(
  outbox: Outbox,
  tx: EntityManager,
  all: readonly Category[],
  states: readonly Category[],
): Promise<Category[]> {
  const changed = states
    .filter((category) => changesBetween(requireCategory(all, category.id), category).length > 0)
    .map((category) => ({ ...category, version: category.version + 1 }));
  for (const category of changed) await saveCategory(tx, category);
  await tellChanged(outbox, tx, changed);
  return changed;
}
