import type { CategoryDraft, CategoryExamples } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import { type Category, newCategory } from './category.ts';
import { publishChanged } from './category-events.ts';
import { addExamples, saysSomething } from './category-examples.ts';
import { insertCategory, lockCategories, usedIds } from './category-table.ts';
import { childrenOf, lastPlace, requireParent } from './placing.ts';

/** A category with an id of the caller's, so that importing twice is importing once. */
export type ImportedCategory = CategoryDraft & { readonly id: string; readonly examples?: CategoryExamples };

/**
 * Adds many categories in one transaction, parents before their children. One whose id was ever used is left as it is, even if it was deleted; it gets
 * examples if it has none.
 * @returns how many were new
 * @throws failure('CATEGORY_NOT_FOUND') when a parent comes neither before it nor is there already
 */
export const importCategories =
  ({ db, outbox, cache, clock }: Pick<Deps, 'db' | 'outbox' | 'cache' | 'clock'>) =>
  async (imported: readonly ImportedCategory[]): Promise<number> => {
    const added = await db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const used = await usedIds(
        tx,
        imported.map(({ id }) => id),
      );
      const fresh: Category[] = [];
      for (const { id, examples: _, ...draft } of imported.filter((category) => !used.has(category.id))) {
        requireParent(all, draft.parentId);
        const category = newCategory(id, draft, lastPlace(childrenOf(all, draft.parentId)), clock.now());
        all.push(category);
        fresh.push(category);
        await insertCategory(tx, category);
      }
      await publishChanged(outbox, tx, fresh);
      const present = new Set(all.map(({ id }) => id));
      for (const { id, examples } of imported)
        if (examples && saysSomething(examples) && present.has(id)) await addExamples(outbox, tx, id, examples);
      return fresh.length;
    });
    cache.forget();
    return added;
  };
