import { once } from 'node:events';
import { createPump, type Job, listen } from '@pusula/service-kit';
import { loadCategories } from '../categories/category-table.ts';
import { spreadChanges } from '../categories/spread-changes.ts';
import type { Deps } from '../deps.ts';
import { spreadModel } from '../intents/spread-model.ts';
import { readCoaches } from './read-coaches.ts';
import { markIndexed, takeUnindexed, UNINDEXED_CHANNEL } from './unindexed.ts';

const BATCH = 200;
/** Up to this many, somebody waits for them; more are a bulk change that may become searchable when it suits the index. */
const FEW = 20;

/**
 * Brings the index up to the database, woken by every commit that changed something. What could not be written stays marked as unindexed, so a
 * stopped index or a killed process only delays it.
 */
export const indexer = (deps: Deps): Job => ({
  name: 'indexer',
  run: async (signal) => {
    const pump = createPump({
      work: () => indexOnce(deps),
      onError: (error) => deps.log.warn({ err: error }, 'the index cannot be brought up to date: trying until it can'),
    });
    const listener = listen(deps.db.url, UNINDEXED_CHANNEL, pump.wake);
    pump.start();
    if (!signal.aborted) await once(signal, 'abort');
    await Promise.all([pump.stop(), listener.close()]);
  },
});

/** One batch. @returns how much there was to do */
export async function indexOnce({ db, index, intents }: Pick<Deps, 'db' | 'index' | 'intents'>): Promise<number> {
  const spread = (await spreadChanges(db.manager)) + (await spreadModel(db.manager));
  const rows = await takeUnindexed(db.manager, BATCH);
  if (rows.length === 0) return spread;
  const [categories, model] = await Promise.all([loadCategories(db.manager), intents.refresh()]);
  const documents = await readCoaches(db.manager, rows, categories, model);
  const removals = rows.flatMap(({ id, state, revision }) => (state ? [] : [{ id, version: revision }]));
  const urgency = rows.length <= FEW ? 'now' : 'soon';
  if (documents.length > 0) await index.upsert(documents, urgency);
  if (removals.length > 0) await index.remove(removals, urgency);
  await markIndexed(db.manager, rows);
  return rows.length;
}
