import { once } from 'node:events';
import { listen } from '@pusula/service-kit/db';
import { createWorkLoop, type Job } from '@pusula/service-kit/service';
import { spreadChanges } from '../categories/spread-changes.ts';
import type { Deps } from '../deps.ts';
import type { SearchDocument } from '../index/port.ts';
import { spreadModel } from '../intents/spread-model.ts';
import { loadCategories } from '../projection/category-table.ts';
import { markIndexed, takeUnindexed, UNINDEXED_CHANNEL, type Unindexed } from '../projection/unindexed.ts';
import { readCoaches } from './read-coaches.ts';

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
    const workLoop = createWorkLoop({
      work: indexing(deps),
      onError: (error) => deps.log.warn({ err: error }, 'the index cannot be brought up to date: trying until it can'),
    });
    const listener = listen(deps.db.url, UNINDEXED_CHANNEL, workLoop.wake);
    workLoop.start();
    if (!signal.aborted) await once(signal, 'abort');
    await Promise.all([workLoop.stop(), listener.close()]);
  },
});

type IndexingDeps = Pick<Deps, 'db' | 'index' | 'intents'>;
type Batch = { readonly rows: readonly Unindexed[]; readonly documents: readonly SearchDocument[] };

/** One batch at a time, each written while the next one is read. @returns what does a batch and says how much there was to do */
function indexing(deps: IndexingDeps): () => Promise<number> {
  let next: Promise<Batch> | undefined;
  return async () => {
    const spread = (await spreadChanges(deps.db.manager)) + (await spreadModel(deps.db.manager));
    const ahead = await next;
    next = undefined;
    // Behind the last id there is nothing left, but before it something may have changed again.
    const batch = ahead && ahead.rows.length > 0 ? ahead : await readBatch(deps);
    const last = batch.rows.at(-1);
    if (!last) return spread;
    if (batch.rows.length === BATCH) {
      next = readBatch(deps, last.id);
      // Whoever waits for it learns of a failure; before that, nobody has to.
      next.catch(() => undefined);
    }
    await writeBatch(deps, batch);
    return batch.rows.length;
  };
}

/** @param after only those whose ids come later */
async function readBatch({ db, intents }: IndexingDeps, after?: string): Promise<Batch> {
  const rows = await takeUnindexed(db.manager, BATCH, after);
  if (rows.length === 0) return { rows, documents: [] };
  const [categories, reader] = await Promise.all([loadCategories(db.manager), intents.refresh()]);
  return { rows, documents: await readCoaches(db.manager, rows, categories, reader) };
}

async function writeBatch({ db, index }: IndexingDeps, { rows, documents }: Batch): Promise<void> {
  const removals = rows.flatMap(({ id, state, revision }) => (state ? [] : [{ id, version: revision }]));
  const urgency = rows.length <= FEW ? 'now' : 'soon';
  if (documents.length > 0) await index.upsert(documents, urgency);
  if (removals.length > 0) await index.remove(removals, urgency);
  await markIndexed(db.manager, rows);
}
