import { setTimeout as wait } from 'node:timers/promises';

/** @returns undefined when the answer does not come within the limit, or fails */
export async function within<T>(limitMs: number, answer: Promise<T>): Promise<T | undefined> {
  const end = new AbortController();
  const late = wait(limitMs, undefined, { signal: end.signal }).catch(() => undefined);
  try {
    return await Promise.race([answer.catch(() => undefined), late]);
  } finally {
    end.abort();
  }
}
