import type { EntityManager } from 'typeorm';
import type { CoachReader } from '../intents/coach-reader.ts';
import type { Reading } from '../intents/reading.ts';
import type { PublicCoach } from '../projection/unindexed.ts';

/**
 * What each coach's texts speak of, in their order: as it was kept when the same reader has read them before. What is read anew is kept, unless a coach has
 * changed meanwhile.
 */
export async function readingsOf(db: EntityManager, coaches: readonly PublicCoach[], reader: CoachReader): Promise<readonly Reading[]> {
  const fresh = coaches.filter(({ readBy }) => readBy !== reader.name);
  const read = await reader.read(fresh.map(({ state }) => state.texts));
  if (fresh.length > 0) await keepReadings(db, fresh, read, reader);
  const readings = new Map(fresh.map((coach, at) => [coach, read[at]]));
  return coaches.map((coach) => readings.get(coach) ?? coach);
}

/** What somebody else writes at this moment is passed over: it is read again when it is needed, and nobody waits here for anybody who waits for this. */
const keepReadings = (db: EntityManager, coaches: readonly PublicCoach[], readings: readonly Reading[], { name }: CoachReader) =>
  db.query(
    `with fresh as (
       select * from unnest($1::text[], $2::int[], $3::jsonb[], $4::text[]) as fresh (id, revision, intents, concepts)
     ), free as (
       select coach.id from coach join fresh using (id) where coach.revision = fresh.revision for no key update of coach skip locked
     )
     update coach set intents = fresh.intents, concepts = string_to_array(fresh.concepts, ' '), read_by = $5
     from fresh join free using (id) where coach.id = fresh.id`,
    [
      coaches.map(({ id }) => id),
      coaches.map(({ revision }) => revision),
      readings.map(({ intents }) => JSON.stringify(intents)),
      readings.map(({ concepts }) => concepts.join(' ')),
      name,
    ],
  );
