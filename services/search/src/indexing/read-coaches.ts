import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { Categories } from '../documents/category-tree.ts';
import { toDocument } from '../documents/to-document.ts';
import { loadCoachVectors } from '../embedding/coach-vectors.ts';
import type { SearchDocument } from '../index/port.ts';
import type { IntentModel } from '../intents/intent-model.ts';
import { readerWith } from './readings.ts';
import type { PublicCoach, Unindexed } from './unindexed.ts';

/** The documents of those who are public. Reading a coach takes milliseconds: what came meanwhile has its turn after each. */
export async function readCoaches(
  db: EntityManager,
  rows: readonly Unindexed[],
  categories: Categories,
  model: IntentModel,
): Promise<readonly SearchDocument[]> {
  const vectors = await loadCoachVectors(
    db,
    rows.map(({ id }) => id),
  );
  const documents: SearchDocument[] = [];
  const reader = readerWith(model);
  for (const coach of rows.filter(isPublic)) {
    const document = toDocument(coach.state, coach.revision, categories, reader.read(coach));
    documents.push({ ...document, vector: vectors.get(coach.id) });
    await setImmediate();
  }
  await reader.keep(db);
  return documents;
}

const isPublic = (coach: Unindexed): coach is PublicCoach => coach.state !== null;
