import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { CoachState } from '@pusula/contracts';
import type { Intent, IntentModel } from './intent-model.ts';
import { intentsOfTexts } from './intents-of-texts.ts';
import type { TrainedIntents } from './train.ts';

export type CoachTexts = CoachState['texts'];
type ReadTexts = (texts: readonly CoachTexts[]) => Promise<readonly (readonly Intent[])[]>;

/** Reads what coaches' texts speak of. */
export type CoachReader = {
  /** The name of its model. */
  readonly name: string;
  readonly read: ReadTexts;
};

/** For a product without categories to tell apart. */
export const NO_READER: CoachReader = { name: '', read: async (texts) => texts.map(() => []) };

/** Up to this many, a thread takes longer to start than the reading. */
const FEW = 20;
const IDLE_MS = 10_000;

/** Many coaches are read in a thread of their own: each takes a third of a millisecond, and searches go on meanwhile. */
export function coachReader(model: IntentModel, trained: TrainedIntents): CoachReader {
  const readInThread = readingThread(trained);
  return {
    name: model.name,
    read: async (texts) => (texts.length <= FEW ? texts.map((one) => intentsOfTexts(one, model)) : readInThread(texts)),
  };
}

/** Started when there is something to read, and ended when there has been nothing for a while. One that dies fails what it read; the next call starts another. */
function readingThread(trained: TrainedIntents): ReadTexts {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let reading = 0;
  const start = () => {
    const started = new Worker(new URL('./reading-worker.ts', import.meta.url), { workerData: trained });
    started.unref();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };
  return async (texts) => {
    clearTimeout(idle);
    worker ??= start();
    reading++;
    const { port1, port2 } = new MessageChannel();
    const answered = new AbortController();
    try {
      worker.postMessage({ texts, port: port2 }, [port2]);
      const died = once(worker, 'exit', answered).then(() => Promise.reject(new Error('the reading thread has ended')));
      const [intents] = await Promise.race([once(port1, 'message', answered), died]);
      return intents;
    } finally {
      answered.abort();
      port1.close();
      reading--;
      if (reading === 0) idle = setTimeout(() => void worker?.terminate(), IDLE_MS).unref();
    }
  };
}
