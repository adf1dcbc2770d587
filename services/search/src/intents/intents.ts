import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Database } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';
import { type Clock, limitConcurrency } from '@pusula/service-kit/service';
import { categoriesStamp } from '../categories/made-of-categories.ts';
import { announceUnindexed } from '../projection/unindexed.ts';
import { type CoachReader, coachReader } from './coach-reader.ts';
import { type IntentModel, intentModel, NO_INTENTS } from './intent-model.ts';
import { loadModel, type ModelName, packModel, saveModel, storedModel } from './model-store.ts';
import { type LabelledText, type TrainedIntents, trainIntents } from './train.ts';
import { fingerprintOf, loadTrainingTexts } from './training-texts.ts';

export type Intents = {
  /** The model that this process last loaded. */
  readonly current: () => IntentModel;
  /** Whether that model has learnt everything that is said of the categories now. */
  readonly isUpToDate: () => Promise<boolean>;
  /** Loads the model that the replicas share, unless it is the one at hand. @returns what reads coaches by it */
  readonly refresh: () => Promise<CoachReader>;
  /** Looks for something new to learn; when it has come to rest, trains a new model and has all coaches read with it. @returns whether it did */
  readonly learn: () => Promise<boolean>;
  /** Trains a new model from what is said of the categories now, new or not, and has all coaches read with it. */
  readonly relearn: () => Promise<void>;
};

/** Up to this many texts, a thread takes longer to start than the training. */
const FEW_TEXTS = 200;
/** Changes come many at once, and are learnt when they have come to rest: while so many looks, a second apart, find nothing new. */
const LOOKS_AT_REST = 3;
const TRAINING_LOCK = 'search.train-intents';

export function createIntents({ db, clock, log }: { readonly db: Database; readonly clock: Clock; readonly log: Log }): Intents {
  let model: IntentModel = NO_INTENTS;
  let reader = coachReader(model, null);
  let loaded: ModelName | null = null;
  /** Of the categories as they were last looked at, how often in a row they were the same, and as they were last learnt. */
  const stamps = { seen: '', looks: 0, learnt: '' };

  /** What is learnt while something else is learnt may turn out to be known by then. */
  const turn = limitConcurrency(1);

  const refresh = async () => {
    const stored = await storedModel(db.manager);
    if (stored?.fingerprint === loaded?.fingerprint && stored?.trainedAt.getTime() === loaded?.trainedAt.getTime()) return reader;
    const newer = await loadModel(db.manager);
    model = newer?.trained ? intentModel(newer.trained, `${newer.name.fingerprint} ${newer.name.trainedAt.toISOString()}`) : NO_INTENTS;
    reader = coachReader(model, newer?.trained ?? null);
    loaded = newer?.name ?? null;
    return reader;
  };

  /** @param isForced whether texts are learnt again from which the stored model has learnt already */
  const trainOn = async (texts: readonly LabelledText[], fingerprint: string, isForced: boolean): Promise<boolean> => {
    const started = clock.now().getTime();
    const trained = await train(texts);
    const state = await packModel(trained);
    const isOurs = await db.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [TRAINING_LOCK]);
      if (!isForced && (await storedModel(tx))?.fingerprint === fingerprint) return false;
      await saveModel(tx, fingerprint, state, clock.now());
      await announceUnindexed(tx);
      return true;
    });
    if (isOurs) log.info({ texts: texts.length, tookMs: clock.now().getTime() - started }, 'the intent model was trained');
    await refresh();
    return isOurs;
  };

  return {
    current: () => model,
    isUpToDate: async () => (await categoriesStamp(db.manager)) === stamps.learnt,
    refresh,
    learn: async () => {
      await refresh();
      const stamp = await categoriesStamp(db.manager);
      if (stamp === stamps.learnt) return false;
      stamps.looks = stamp === stamps.seen ? stamps.looks + 1 : 0;
      stamps.seen = stamp;
      if (stamps.looks < LOOKS_AT_REST) return false;
      return turn(async () => {
        const texts = await loadTrainingTexts(db.manager);
        const fingerprint = fingerprintOf(texts);
        const isKnown = fingerprint === loaded?.fingerprint || (texts.length === 0 && loaded === null);
        const isOurs = !isKnown && (await trainOn(texts, fingerprint, false));
        stamps.learnt = stamp;
        return isOurs;
      });
    },
    relearn: () =>
      turn(async () => {
        const texts = await loadTrainingTexts(db.manager);
        if (texts.length > 0) await trainOn(texts, fingerprintOf(texts), true);
      }),
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
