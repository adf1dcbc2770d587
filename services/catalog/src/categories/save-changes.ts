import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type Category, changesBetween } from './category.ts';
import { publishChanged } from './category-events.ts';
import { requireCategory, saveCategory } from './category-table.ts';

/**
 * Saves each of these states that says something else than the tree does, as a new version, and publishes it.
 * @param all the tree as lockCategories read it
 * @returns what was saved
 */
export async function saveChanges(
  { outbox, clock }: Pick<Deps, 'outbox' | 'clock'>,
  tx: EntityManager,
  all: readonly Category[],
  states: readonly Category[],
): Promise<Category[]> {
  const changed = states
    .filter((category) => changesBetween(requireCategory(all, category.id), category).length > 0)
    .map((category) => ({ ...category, version: category.version + 1, updatedAt: clock.now() }));
  for (const category of changed) await saveCategory(tx, category);
  await publishChanged(outbox, tx, changed);
  return changed;
}
