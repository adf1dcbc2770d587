import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { toSearchDocument } from '../documents/to-search-document.ts';
import { loadCoachVectors } from '../embedding/coach-vectors.ts';
import type { SearchDocument } from '../index/port.ts';
import type { CoachReader } from '../intents/coach-reader.ts';
import type { Categories } from '../projection/category-tree.ts';
import type { PublicCoach, Unindexed } from '../projection/unindexed.ts';
import { readingsOf } from './readings.ts';

/** The documents of those who are public. Those who come at the same time take turns with it: what came meanwhile has its turn after each. */
export async function readCoaches(
  db: EntityManager,
  rows: readonly Unindexed[],
  categories: Categories,
  reader: CoachReader,
): Promise<readonly SearchDocument[]> {
  const vectors = await loadCoachVectors(
    db,
    rows.map(({ id }) => id),
  );
  const coaches = rows.filter(isPublic);
  const readings = await readingsOf(db, coaches, reader);
  const documents: SearchDocument[] = [];
  for (const [at, { id, state, revision }] of coaches.entries()) {
    documents.push({ ...toSearchDocument(state, revision, categories, readings[at]), vector: vectors.get(id) });
    await setImmediate();
  }
  return documents;
}

const isPublic = (coach: Unindexed): coach is PublicCoach => coach.state !== null;
