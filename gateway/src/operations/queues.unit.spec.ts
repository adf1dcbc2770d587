import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS, type Owner } from '@pusula/contracts';
import type { DeadLetter } from '@pusula/service-kit/bus';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import type { ServiceOptions } from '@pusula/service-kit/service';
import { OWNERS, queuesOf } from './queues.ts';

type Bus = ServiceOptions['bus'];
const letter = (queue: string, n: number): DeadLetter => ({
  id: `${queue} ${n}`,
  queue,
  event: 'identity.account-changed.v1',
  subject: '',
  attempts: 5,
  problem: '',
  deadAt: '',
});
/** Queues with so many given up in each. */
const busWith = (counts: Partial<Record<Owner, number>>): Bus => {
  const countOf = (queue: string) => counts[queue.split('.')[1] as Owner] ?? 0;
  return {
    check: async () => undefined,
    waiting: async (queue) => countOf(queue),
    deadLetters: {
      count: async (queue) => countOf(queue),
      list: async (queue, limit = 0) => Array.from({ length: Math.min(limit, countOf(queue)) }, (_, n) => letter(queue, n)),
      show: async () => null,
      replay: async () => 0,
      discard: async () => 0,
    },
  };
};

describe('the events shown of several queues', () => {
  it('leave room for each: one long queue does not hide the others', async () => {
    const { deadLetters, total } = await queuesOf(busWith({ search: 9_000, mail: 3 }), 'p').deadLetters(OWNERS);
    const shown = Map.groupBy(deadLetters, ({ queue }) => queue);
    expect([total, shown.get('search')?.length, shown.get('mail')?.length]).toEqual([9_003, LIMITS.deadLettersShown / 2, 3]);
  });

  it('are as many as may be shown when one queue is asked for', async () => {
    const { deadLetters } = await queuesOf(busWith({ search: 9_000 }), 'p').deadLetters(['search']);
    expect([deadLetters.length, deadLetters[0]?.id]).toEqual([LIMITS.deadLettersShown, 'p.search 0']);
  });
});

describe('a bus that does not answer', () => {
  const never = () => new Promise<never>(() => undefined);
  const silent: Bus = {
    ...busWith({}),
    waiting: never,
    deadLetters: { count: never, list: never, show: never, replay: never, discard: never },
  };
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is waited for two seconds when it is asked for counts, which are not known then', async () => {
    const counts = queuesOf(silent, 'p').countsOf('search');
    await jest.advanceTimersByTimeAsync(TIME_LIMITS.queueCount);
    expect(await counts).toEqual({ waiting: null, deadLetters: null });
  });

  it('is waited for five seconds by everything else, and holds up nobody who asks afterwards', async () => {
    const bus = { ...silent, deadLetters: { ...silent.deadLetters } };
    const queues = queuesOf(bus, 'p');
    const given = expect(queues.show('search', 'a')).rejects.toThrow('SERVICE_UNAVAILABLE');
    await jest.advanceTimersByTimeAsync(TIME_LIMITS.deadLettersRead);
    await given;
    const next = queues.replay('search', 'a');
    const refused = expect(next).rejects.toThrow('SERVICE_UNAVAILABLE');
    await jest.advanceTimersByTimeAsync(TIME_LIMITS.deadLettersRead);
    await refused;
  });

  it('is not asked for long when it refuses at once', async () => {
    const refusing: Bus = {
      ...silent,
      waiting: () => Promise.reject(new Error('away')),
      deadLetters: { ...silent.deadLetters, count: async () => 2 },
    };
    expect(await queuesOf(refusing, 'p').countsOf('search')).toEqual({ waiting: null, deadLetters: 2 });
  });
});
