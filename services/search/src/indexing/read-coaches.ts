import { setImmediate } from 'node:timers/promises';
import type { Categories } from '../documents/category-tree.ts';
import { toDocument } from '../documents/to-document.ts';
import type { SearchDocument } from '../index/port.ts';
import type { IntentModel } from '../intents/intent-model.ts';
import type { Unindexed } from './unindexed.ts';

/** The documents of those who are public. Reading a coach takes milliseconds: what came meanwhile has its turn after each. */
export async function readCoaches(
  rows: readonly Unindexed[],
  categories: Categories,
  model: IntentModel,
): Promise<readonly SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const { state, revision } of rows) {
    if (!state) continue;
    documents.push(toDocument(state, revision, categories, model));
    await setImmediate();
  }
  return documents;
}
