import { type DeadLetter, type DeadLetters, MOST_DEAD_LETTERS } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import { erasedAmong } from './erased-subjects.ts';

const LOOK_MS = 5_000;
/** Their number can stay the same although they are others. Reading them is felt by an operator who reads them too, so it is done no oftener than this. */
const READ_ANYWAY_MS = 10 * 60_000;

export type DeadLetterSweeper = {
  /** Removes now what was given up about erased subjects. @param isKept what has to wait, all the same */
  readonly sweep: (isKept: IsKept) => Promise<void>;
  /** The same when it is time, and there is something that nobody has looked through. */
  readonly sweepWhenDue: (isKept: IsKept) => Promise<void>;
};
type IsKept = (letter: DeadLetter) => boolean;

export type SweeperOptions = {
  readonly deadLetters: DeadLetters;
  readonly queue: string;
  readonly database: Database;
  /** How often the dead letters are counted, in milliseconds. */
  readonly lookMs?: number;
  /** Milliseconds that only ever grow. */
  readonly now?: () => number;
};

/** Keeps a queue's dead letters free of erased subjects: also of those that were still being tried when the erasure arrived (S22). */
export function createDeadLetterSweeper({
  deadLetters,
  queue,
  database,
  lookMs = LOOK_MS,
  now = () => performance.now(),
}: SweeperOptions): DeadLetterSweeper {
  let [nextLook, nextRead] = [0, 0];
  let known = 0;

  const sweep = async (isKept: IsKept) => {
    let seen = 0;
    const discarded = await deadLetters.discard(queue, async (letters) => {
      seen = letters.length;
      const candidates = letters.filter((letter) => letter.subject !== '' && !isKept(letter));
      const erased = await erasedAmong(database.manager, [...new Set(candidates.map(({ subject }) => subject))]);
      return new Set(candidates.filter(({ subject }) => erased.has(subject)).map(({ id }) => id));
    });
    // Whoever reads dead letters hides them from others meanwhile: those that were hidden from this sweep are counted as unknown, and looked through next time.
    known = seen < MOST_DEAD_LETTERS ? seen - discarded : await deadLetters.count(queue);
    nextRead = now() + READ_ANYWAY_MS;
  };
  return {
    sweep,
    sweepWhenDue: async (isKept) => {
      if (now() < nextLook) return;
      nextLook = now() + lookMs;
      const count = await deadLetters.count(queue);
      if (count > 0 && (count !== known || now() >= nextRead)) await sweep(isKept);
      else known = count;
    },
  };
}
