import type { EntityManager } from 'typeorm';
import type { Intent, IntentModel } from '../intents/intent-model.ts';
import { intentsOfTexts } from '../intents/intents-of-texts.ts';
import type { PublicCoach } from './unindexed.ts';

type Reading = { readonly coach: PublicCoach; readonly intents: readonly Intent[] };

/** What coaches' texts speak of: as it was kept when the same model has read them before. */
export function readerWith(model: IntentModel) {
  const fresh: Reading[] = [];
  return {
    read: (coach: PublicCoach): readonly Intent[] => {
      if (coach.readBy === model.name) return coach.intents;
      const intents = intentsOfTexts(coach.state.texts, model);
      fresh.push({ coach, intents });
      return intents;
    },
    /** Keeps what was read anew, unless a coach has changed meanwhile. */
    keep: async (db: EntityManager): Promise<void> => {
      if (fresh.length === 0) return;
      await db.query(
        `update coach set intents = fresh.intents, read_by = $4
         from unnest($1::text[], $2::int[], $3::jsonb[]) as fresh (id, revision, intents)
         where coach.id = fresh.id and coach.revision = fresh.revision`,
        [
          fresh.map(({ coach: { id } }) => id),
          fresh.map(({ coach: { revision } }) => revision),
          fresh.map(({ intents }) => JSON.stringify(intents)),
          model.name,
        ],
      );
    },
  };
}
