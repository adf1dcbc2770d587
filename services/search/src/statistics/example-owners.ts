import { exampleKey } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { loadExamples } from '../categories/category-examples.ts';
import { madeOfCategories } from '../categories/made-of-categories.ts';

type Owners = ReadonlyMap<string, string>;

/** The category of every example and other name, by its words. */
export const exampleOwners = (): ((tx: EntityManager) => Promise<Owners>) =>
  madeOfCategories(async (tx) => {
    const all = await loadExamples(tx);
    return new Map(
      all.flatMap(({ id, ...examples }) =>
        Object.values(examples).flatMap((texts) => texts.map((said) => [exampleKey(said), id] as const)),
      ),
    );
  });
