import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a check resolves. @throws what it rejected with, after the limit in milliseconds */
export async function eventuallyUp(check: () => Promise<void>, limitMs = 10_000): Promise<void> {
  for (const deadline = Date.now() + limitMs; ; await wait(50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
