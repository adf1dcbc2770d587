import { exampleKey } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { loadExamples } from '../categories/category-examples.ts';
import { categoriesStamp } from '../intents/training-texts.ts';

type Owners = ReadonlyMap<string, string>;

/** The category of every example and other name, by its words; the same as before until an example or a category changes, because there are thousands. */
export function exampleOwners(): (tx: EntityManager) => Promise<Owners> {
  let last: { readonly stamp: string; readonly owners: Owners } = { stamp: '', owners: new Map() };
  return async (tx) => {
    const stamp = await categoriesStamp(tx);
    if (stamp !== last.stamp) last = { stamp, owners: await readOwners(tx) };
    return last.owners;
  };
}

async function readOwners(tx: EntityManager): Promise<Owners> {
  const all = await loadExamples(tx);
  return new Map(
    all.flatMap(({ id, ...examples }) => Object.values(examples).flatMap((texts) => texts.map((said) => [exampleKey(said), id] as const))),
  );
}
