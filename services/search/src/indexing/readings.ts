import type { EntityManager } from 'typeorm';
import type { CoachReader } from '../intents/coach-reader.ts';
import type { Intent } from '../intents/intent-model.ts';
import type { PublicCoach } from './unindexed.ts';

/**
 * What each coach's texts speak of, in their order: as it was kept when the same model has read them before. What is read anew is kept, unless a coach has
 * changed meanwhile.
 */
export async function readIntents(
  db: EntityManager,
  coaches: readonly PublicCoach[],
  reader: CoachReader,
): Promise<readonly (readonly Intent[])[]> {
  const fresh = coaches.filter(({ readBy }) => readBy !== reader.name);
  const read = await reader.read(fresh.map(({ state }) => state.texts));
  const intents = new Map(fresh.map((coach, at) => [coach, read[at] ?? []]));
  if (fresh.length > 0) await keepIntents(db, intents, reader);
  return coaches.map((coach) => intents.get(coach) ?? coach.intents);
}

const keepIntents = (db: EntityManager, intents: ReadonlyMap<PublicCoach, readonly Intent[]>, { name }: CoachReader) =>
  db.query(
    `update coach set intents = fresh.intents, read_by = $4
     from unnest($1::text[], $2::int[], $3::jsonb[]) as fresh (id, revision, intents)
     where coach.id = fresh.id and coach.revision = fresh.revision`,
    [
      [...intents.keys()].map(({ id }) => id),
      [...intents.keys()].map(({ revision }) => revision),
      [...intents.values()].map((read) => JSON.stringify(read)),
      name,
    ],
  );
