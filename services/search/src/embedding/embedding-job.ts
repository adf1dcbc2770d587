import { once } from 'node:events';
import { listen } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';
import { createWorkLoop, type Job } from '@pusula/service-kit/service';
import { UNINDEXED_CHANNEL } from '../projection/unindexed.ts';
import { BudgetUsedUp } from './budget.ts';
import { EmbedderUnavailable } from './embedder.ts';
import { embeddingStep, type StepOptions } from './embedding-step.ts';
import { type EmbeddingProblem, noteProblem } from './state.ts';

const LOOK_EVERY_MS = 2_000;
/** After the provider failed, and failed again; it may ask for more, up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type Options = StepOptions & { readonly log: Log };

/** Brings vectors up to what categories and coaches say. A provider that fails is left alone for a while; nothing else waits for it. */
export const embeddingJob = (options: Options): Job => ({
  name: 'embeddings',
  run: async (signal) => {
    const workLoop = createWorkLoop({
      work: pausing(options, signal),
      onError: (error) => options.log.warn({ err: error }, 'texts cannot be embedded: trying until they can'),
      pollMs: LOOK_EVERY_MS,
    });
    const listener = listen(options.db.url, UNINDEXED_CHANNEL, workLoop.wake);
    workLoop.start();
    if (!signal.aborted) await once(signal, 'abort');
    await Promise.all([workLoop.stop(), listener.close()]);
  },
});

/** What stands in the way is noted for admins and waited for: as long as the provider asks, or longer each time. */
function pausing(options: Options, signal: AbortSignal): () => Promise<number> {
  const { db, log, embedder, counts } = options;
  const step = embeddingStep(options, signal);
  let failures = 0;
  let resumeAtMs = 0;
  const note = (problem: EmbeddingProblem | null) => noteProblem(db.manager, embedder.model, problem);
  const pause = async (error: EmbedderUnavailable | BudgetUsedUp) => {
    const asked = error instanceof EmbedderUnavailable ? (error.retryAfterMs ?? 0) : 0;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(asked, FIRST_PAUSE_MS * 2 ** Math.min(failures, 20)));
    resumeAtMs = performance.now() + pauseMs;
    if (failures === 0) log.warn({ err: error }, 'texts wait to be embedded: searches go on without their nearness');
    failures += 1;
    await note(error instanceof BudgetUsedUp ? 'budget' : 'provider');
  };
  return async () => {
    if (performance.now() < resumeAtMs) return 0;
    try {
      const done = await step();
      if (failures > 0) await note(null);
      failures = 0;
      return done;
    } catch (error) {
      if (signal.aborted) return 0;
      if (error instanceof EmbedderUnavailable) counts.failures += 1;
      else if (!(error instanceof BudgetUsedUp)) throw error;
      await pause(error);
      return 0;
    }
  };
}
