import { once } from 'node:events';
import { createWorkLoop, type Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';

/** Keeps the intent model up to what the categories say. */
export const intentTrainer = ({ intents, log, learningPauseMs }: Pick<Deps, 'intents' | 'log' | 'learningPauseMs'>): Job => ({
  name: 'intent-trainer',
  run: async (signal) => {
    const workLoop = createWorkLoop({
      work: async () => Number(await intents.learn()),
      onError: (error) => log.warn({ err: error }, 'the intent model cannot be brought up to date: trying until it can'),
      pollMs: learningPauseMs,
    });
    workLoop.start();
    if (!signal.aborted) await once(signal, 'abort');
    await workLoop.stop();
  },
});
