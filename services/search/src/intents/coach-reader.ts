import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { IntentModel } from './intent-model.ts';
import { type CoachTexts, type Reading, readerName, readTexts } from './reading.ts';
import type { TrainedIntents } from './train.ts';

type ReadCoaches = (texts: readonly CoachTexts[]) => Promise<readonly Reading[]>;

/** Reads what coaches' texts speak of. */
export type CoachReader = {
  readonly name: string;
  readonly read: ReadCoaches;
};

/** Up to this many, a thread takes longer to start than the reading. */
const FEW = 20;
const IDLE_MS = 10_000;

/**
 * Many coaches are read in a thread of their own: each takes half a millisecond, and searches go on meanwhile.
 * @param trained what the model is made of; null for NO_INTENTS
 */
export function coachReader(model: IntentModel, trained: TrainedIntents | null): CoachReader {
  const readInThread = readingThread(trained);
  return {
    name: readerName(model),
    read: async (texts) => (texts.length <= FEW ? texts.map((one) => readTexts(one, model)) : readInThread(texts)),
  };
}

/** Started when there is something to read, and ended when there has been nothing for a while. One that dies fails what it read; the next call starts another. */
function readingThread(trained: TrainedIntents | null): ReadCoaches {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let reading = 0;
  const start = () => {
    const started = new Worker(new URL('./reading-worker.ts', import.meta.url), { workerData: trained });
    started.unref();
    started.once('exit', () => forget(started));
    return started;
  };
  const forget = (ended: Worker) => {
    if (worker === ended) worker = undefined;
  };
  const end = () => {
    if (!worker) return;
    void worker.terminate();
    forget(worker);
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
      const [readings] = await Promise.race([once(port1, 'message', answered), died]);
      return readings;
    } finally {
      answered.abort();
      port1.close();
      reading--;
      if (reading === 0) idle = setTimeout(end, IDLE_MS).unref();
    }
  };
}
