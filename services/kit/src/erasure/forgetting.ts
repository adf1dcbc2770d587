import { once } from 'node:events';
import type { EventDefinition, RECEIPTS } from '@pusula/contracts';
import type { Bus, DeadLetter } from '../bus/bus.ts';
import { newEvent } from '../bus/outbox/new-event.ts';
import type { Outbox } from '../bus/outbox/outbox.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Job } from '../job.ts';
import type { Log } from '../log/log.ts';
import { createWorkLoop } from '../loops/work-loop.ts';
import { type ErasedSubject, forgetOldErasures, markAnswered, unanswered } from './erased-subjects.ts';
import { createDeadLetterSweeper } from './sweep-dead-letters.ts';

/** How a service acknowledges an erasure; removing its own data is its consumer's work. */
export type Forgetting = {
  /** Said once nothing is left. */
  readonly receipt: (typeof RECEIPTS)[keyof typeof RECEIPTS];
  /** Whether that is done, too, which the consumer's transaction could only begin. Left out: it begins nothing of the kind. */
  readonly isForgotten?: (subject: ErasedSubject) => Promise<boolean>;
  /** Events whose dead letters are kept until then, because an operator may still want to replay them. */
  readonly keeps?: readonly EventDefinition[];
  /** How often dead letters are counted, in milliseconds. */
  readonly lookMs?: number;
};

export type ForgettingOptions = {
  /** Left out by a service that gives no receipt; dead letters are swept all the same. */
  readonly forgetting: Forgetting | undefined;
  readonly queue: string;
  readonly bus: Bus;
  /** Resolves when the queue is there. */
  readonly ready: Promise<void>;
  readonly database: Database;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly log: Log;
};

const BATCH = 1_000;
const HOUR_MS = 60 * 60_000;

/** Gives the receipts of erased subjects when nothing is left of them, dead letters included, and keeps those free of them ever after (S22). */
export function forgettingJob({ forgetting, queue, bus, ready, database, outbox, clock, log }: ForgettingOptions): Job {
  const sweeper = createDeadLetterSweeper({
    deadLetters: bus.deadLetters,
    queue,
    database,
    ...(forgetting?.lookMs === undefined ? {} : { lookMs: forgetting.lookMs }),
  });
  const kept: ReadonlySet<string> = new Set(forgetting?.keeps?.map(({ name }) => name));
  let nextTidy = 0;
  /** Subjects about whom the dead letters were looked through since they were erased. */
  let sweptFor: ReadonlySet<string> = new Set();

  const answer = async ({ receipt }: Forgetting, ids: readonly string[]) =>
    database.transaction(async (tx) => {
      const at = clock.now().toISOString();
      const answered = await markAnswered(tx, ids);
      await outbox.add(tx, ...answered.map((id) => newEvent(receipt, id, { id, at })));
    });
  const tidy = async () => {
    if (performance.now() < nextTidy) return;
    await forgetOldErasures(database.manager);
    nextTidy = performance.now() + HOUR_MS;
  };
  const work = async () => {
    const waiting = forgetting ? await unanswered(database.manager, BATCH) : [];
    const forgotten = await forgottenAmong(waiting, forgetting);
    const unfinished = new Set(waiting.filter((subject) => !forgotten.includes(subject)).map(({ id }) => id));
    const isKept = ({ event, subject }: DeadLetter) => kept.has(event) && unfinished.has(subject);
    // Letters that were counted before somebody was erased may be about them.
    const isNew = waiting.some(({ id }) => !sweptFor.has(id));
    if (isNew || forgotten.length > 0) await sweeper.sweep(isKept);
    else await sweeper.sweepWhenDue(isKept);
    sweptFor = new Set(waiting.map(({ id }) => id));
    if (forgetting && forgotten.length > 0)
      await answer(
        forgetting,
        forgotten.map(({ id }) => id),
      );
    await tidy();
    return forgotten.length;
  };
  return {
    name: 'forgetting',
    run: async (signal) => {
      const workLoop = createWorkLoop({ work, onError: (error) => log.warn({ err: error }, 'erasures cannot be finished for now') });
      void ready.then(() => signal.aborted || workLoop.start());
      if (!signal.aborted) await once(signal, 'abort');
      await workLoop.stop();
    },
  };
}

async function forgottenAmong(waiting: readonly ErasedSubject[], forgetting: Forgetting | undefined): Promise<readonly ErasedSubject[]> {
  const { isForgotten } = forgetting ?? {};
  if (!isForgotten) return waiting;
  const forgotten: ErasedSubject[] = [];
  for (const subject of waiting) if (await isForgotten(subject)) forgotten.push(subject);
  return forgotten;
}
