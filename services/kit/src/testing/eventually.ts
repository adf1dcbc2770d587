import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again and again until the assertion holds.
 * @param withinMs how long, in milliseconds; then the last failure is thrown
 */
export async function eventually<T>(assertion: () => T | Promise<T>, withinMs = 60_000): Promise<T> {
  for (const deadline = Date.now() + withinMs; ; await wait(20)) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
