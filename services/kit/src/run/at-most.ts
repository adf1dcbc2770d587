import { within } from './within.ts';

/** Waits for something at most so long; a failure counts as done. */
export async function atMost(limitMs: number, work: Promise<unknown> | undefined): Promise<void> {
  await within(limitMs, Promise.resolve(work));
}
