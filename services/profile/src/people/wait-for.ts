import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';

const ASK_EVERY_MS = 20;

/**
 * Asks until there is an answer: what a reply elsewhere has promised may be on its way here.
 * @param signal of somebody who may have hung up: then nobody waits
 * @returns undefined when there is none after two seconds
 */
export async function waitFor<T>(ask: () => Promise<T | undefined>, signal: AbortSignal): Promise<T | undefined> {
  const deadline = performance.now() + timeLimit(LIMITS.awaitAccountMs);
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || signal.aborted || performance.now() >= deadline) return answer;
    await wait(ASK_EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
