import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Clock, Database, Log } from '@pusula/service-kit';
import { announceUnindexed } from '../indexing/unindexed.ts';
import { type IntentModel, intentModel, NO_INTENTS } from './intent-model.ts';
import { loadModel, saveModel, storedFingerprint } from './model-store.ts';
import { type LabelledText, type TrainedIntents, trainIntents } from './train.ts';
import { categoriesStamp, fingerprintOf, loadTrainingTexts } from './training-texts.ts';

export type Intents = {
  /** The model that this process last loaded. */
  readonly current: () => IntentModel;
  /** Loads the model that the replicas share, unless it is the one at hand. */
  readonly refresh: () => Promise<IntentModel>;
  /** Trains a new model when there is something new to learn, and has all coaches read with it. @returns whether it did */
  readonly learn: () => Promise<boolean>;
};

/** Up to this many texts, a thread takes longer to start than the training. */
const FEW_TEXTS = 200;
const TRAINING_LOCK = 'search.train-intents';

export function createIntents({ db, clock, log }: { readonly db: Database; readonly clock: Clock; readonly log: Log }): Intents {
  let model: IntentModel = NO_INTENTS;
  let loaded: string | null = null;
  /** Of the categories as they were last looked at, and as they were last learnt. */
  const stamps = { seen: '', learnt: '' };

  const refresh = async () => {
    if ((await storedFingerprint(db.manager)) === loaded) return model;
    const stored = await loadModel(db.manager);
    model = stored?.trained ? intentModel(stored.trained) : NO_INTENTS;
    loaded = stored?.fingerprint ?? null;
    return model;
  };

  return {
    current: () => model,
    refresh,
    learn: async () => {
      await refresh();
      const stamp = await categoriesStamp(db.manager);
      if (stamp === stamps.learnt) return false;
      if (stamp !== stamps.seen) {
        // Changes come many at once: they are learnt when they have come to rest.
        stamps.seen = stamp;
        return false;
      }
      const texts = await loadTrainingTexts(db.manager);
      const fingerprint = fingerprintOf(texts);
      if (fingerprint === loaded || (texts.length === 0 && loaded === null)) {
        stamps.learnt = stamp;
        return false;
      }
      const started = clock.now().getTime();
      const trained = await train(texts);
      const isOurs = await db.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(hashtext($1))', [TRAINING_LOCK]);
        if ((await storedFingerprint(tx)) === fingerprint) return false;
        await saveModel(tx, fingerprint, trained, clock.now());
        await announceUnindexed(tx);
        return true;
      });
      if (isOurs) log.info({ texts: texts.length, tookMs: clock.now().getTime() - started }, 'the intent model was trained');
      await refresh();
      stamps.learnt = stamp;
      return isOurs;
    },
  };
}

async function train(texts: readonly LabelledText[]): Promise<TrainedIntents | null> {
  if (texts.length <= FEW_TEXTS) return trainIntents(texts);
  const worker = new Worker(new URL('./train-worker.ts', import.meta.url), { workerData: texts });
  try {
    const [trained] = (await once(worker, 'message')) as [TrainedIntents | null];
    return trained;
  } finally {
    await worker.terminate();
  }
}
