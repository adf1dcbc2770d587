import { setTimeout as wait } from 'node:timers/promises';
import type { Accepted } from './audit.ts';

export const FULL = process.env.CHAOS === 'full';
/** How many times what is promised a call may take: beside other tests, which start brokers and databases, processor time is short. */
export const SLACK = FULL ? 1 : 4;

/**
 * Clients that record one fact after the other, each about a subject of its own.
 * @param each facts per client
 * @param recordOne throws when it was not accepted; the client then tells the next fact: whether the lost one happened is for the audit to see
 * @param isOver whether there is nobody left who could accept anything
 * @returns what was accepted, and the codes of what was not
 */
export async function load(
  clients: number,
  each: number,
  recordOne: (subject: string, n: number) => Promise<void>,
  onProgress: (accepted: number) => void = () => undefined,
  isOver: () => boolean = () => false,
): Promise<{ readonly accepted: Accepted[]; readonly refused: string[] }> {
  const accepted: Accepted[] = [];
  const refused: string[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const subject = `subject-${client}`;
      for (let n = 0; n < each && !isOver(); n += 1) {
        await recordOne(subject, n).then(
          () => {
            accepted.push({ subject, n });
            onProgress(accepted.length);
          },
          (error: { code?: string; cause?: unknown }) => {
            refused.push(`${error.code}: ${error.cause}`);
            return wait(20);
          },
        );
      }
    }),
  );
  return { accepted, refused };
}
