import { once } from 'node:events';
import { createPump, type Job } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';

/** Keeps the intent model up to what the categories say. */
export const intentTrainer = ({ intents, log }: Pick<Deps, 'intents' | 'log'>): Job => ({
  name: 'intent-trainer',
  run: async (signal) => {
    const pump = createPump({
      work: async () => Number(await intents.learn()),
      onError: (error) => log.warn({ err: error }, 'the intent model cannot be brought up to date: trying until it can'),
    });
    pump.start();
    if (!signal.aborted) await once(signal, 'abort');
    await pump.stop();
  },
});
