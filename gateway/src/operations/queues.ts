import { LIMITS, type ListedDeadLetter, type Owner, SERVICE_NAMES } from '@pusula/contracts';
import { queueOf } from '@pusula/service-kit/bus';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import { failure, type ServiceOptions } from '@pusula/service-kit/service';

export const OWNERS: readonly Owner[] = [...SERVICE_NAMES, 'gateway'];

/** The queues of the services, each by the name of its consumer, whichever bus carries them. */
export type Queues = {
  /** Events that wait for a service, and that it gave up; null when that is not known. */
  readonly countsOf: (owner: Owner) => Promise<{ readonly waiting: number | null; readonly deadLetters: number | null }>;
  /** What was given up, as many as may be shown, the oldest of each queue first; several queues share the room. */
  readonly deadLetters: (owners: readonly Owner[]) => Promise<{ readonly deadLetters: ListedDeadLetter[]; readonly total: number }>;
  readonly show: (owner: Owner, id: string) => Promise<string | null>;
  /** @param id of one event; undefined for all of the queue. @returns how many */
  readonly replay: (owner: Owner, id: string | undefined) => Promise<number>;
  /** @returns false when there is no such event */
  readonly discard: (owner: Owner, id: string) => Promise<boolean>;
};

/** @throws failure('SERVICE_UNAVAILABLE') when it takes longer: the bus is away, or busy. What was begun may still be done */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(failure('SERVICE_UNAVAILABLE')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** @param prefix begins the queues' names */
export function queuesOf({ waiting, deadLetters }: ServiceOptions['bus'], prefix: string): Queues {
  const queue = (owner: Owner) => queueOf(prefix, owner);
  const countOf = (owner: Owner) => within(TIME_LIMITS.queueCount, deadLetters.count(queue(owner)));
  const orNull = (count: Promise<number>) => count.catch(() => null);

  // RabbitMQ hides from others what somebody is looking at: here one looks after the other.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => within(TIME_LIMITS.deadLettersRead, work()));
    last = turn.catch(() => undefined);
    return turn;
  };
  const deadLettersOf = async (owner: Owner, limit: number): Promise<ListedDeadLetter[]> =>
    (await deadLetters.list(queue(owner), limit)).map((letter) => ({ ...letter, queue: owner }));

  return {
    countsOf: async (owner) => {
      const [waits, deadLetters] = await Promise.all([
        orNull(within(TIME_LIMITS.queueCount, waiting(queue(owner)))),
        orNull(countOf(owner)),
      ]);
      return { waiting: waits, deadLetters };
    },
    deadLetters: (owners) =>
      inTurn(async () => {
        const counts = await Promise.all(owners.map(async (owner) => ({ owner, count: await countOf(owner) })));
        const filled = counts.filter(({ count }) => count > 0);
        const share = Math.floor(LIMITS.deadLettersShown / Math.max(filled.length, 1));
        const deadLetters = await Promise.all(filled.map(({ owner }) => deadLettersOf(owner, share)));
        return { deadLetters: deadLetters.flat(), total: counts.reduce((sum, { count }) => sum + count, 0) };
      }),
    show: (owner, id) => inTurn(() => deadLetters.show(queue(owner), id)),
    replay: (owner, id) => inTurn(() => deadLetters.replay(queue(owner), id)),
    discard: (owner, id) =>
      inTurn(async () => (await deadLetters.discard(queue(owner), async (deadLetters) => chosen(deadLetters, id))) > 0),
  };
}

const chosen = (deadLetters: readonly { readonly id: string }[], wanted: string): ReadonlySet<string> =>
  new Set(deadLetters.map(({ id }) => id).filter((id) => id === wanted));
