import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventDefinition, type EventMessage, event } from '@pusula/contracts';
import { z } from 'zod';
import { type Bus, type Subscribing, type Subscription, UnusableMessage } from '../bus/bus.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { failure } from '../failure.ts';
import { newIds } from '../ids.ts';
import { silentLog } from '../log/log.ts';
import { eventually } from './eventually.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const ids = newIds();
export const somethingHappened = event('profile.something-happened.v1', {
  summary: 'For tests.',
  heardBy: [],
  data: z.object({ n: z.int() }),
});
const otherHappened = event('profile.other-happened.v1', { summary: 'For tests.', heardBy: [], data: z.object({ n: z.int() }) });

export const aMessage = (subject: string, n: number, definition: EventDefinition = somethingHappened): EventMessage<{ n: number }> => ({
  id: ids.next(),
  name: definition.name,
  subject,
  occurredAt: new Date().toISOString(),
  data: { n },
});
const numberOf = (message: EventMessage) => (message.data as { n: number }).n;

/** What every adapter of the bus promises. @param makeBus a bus that shares nothing with the one before, and how to take it down */
export function describeBus(
  adapter: string,
  makeBus: () => Promise<{ readonly bus: Bus; readonly prefix: string; readonly cleanUp: () => Promise<void> }>,
): void {
  describe(`the ${adapter} bus`, () => {
    let postgres: TestPostgres;
    let database: Database;
    let made: Awaited<ReturnType<typeof makeBus>>;
    const subscriptions: Subscription[] = [];

    beforeAll(async () => {
      postgres = await startPostgres();
      database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log: silentLog() });
    });
    const setUp = async () => {
      made = await makeBus();
      await eventually(() => made.bus.check(), 20_000);
    };
    afterEach(async () => {
      await Promise.all(subscriptions.splice(0).map((subscription) => subscription.stop()));
      await made.cleanUp();
      await database.manager.query('TRUNCATE delivery, inbox');
    });
    afterAll(async () => {
      await database.close();
      await postgres.stop();
    });

    const queue = (name: string) => `${made.prefix}.${name}`;
    const hear = async (name: string, handle: Subscribing['handle'], more: Partial<Subscribing> = {}) => {
      const subscription = await made.bus.subscribe(queue(name), {
        events: [somethingHappened],
        handle,
        database,
        retryDelaysMs: [50, 100],
        ...more,
      });
      subscriptions.push(subscription);
      return subscription;
    };

    it('brings a message to every queue that wants its event, whole, and to no other', async () => {
      await setUp();
      const heard: Record<string, EventMessage[]> = { a: [], b: [], other: [] };
      await hear('a', async (message) => void heard.a?.push(message));
      await hear('b', async (message) => void heard.b?.push(message));
      await hear('other', async (message) => void heard.other?.push(message), { events: [otherHappened] });
      const sent = { ...aMessage('s', 1), traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
      await made.bus.publish([sent]);
      await eventually(() => expect([heard.a, heard.b]).toEqual([[sent], [sent]]));
      expect(heard.other).toEqual([]);
    });

    it('takes an event that nobody wants without complaint', async () => {
      await setUp();
      await expect(made.bus.publish([aMessage('s', 1, otherHappened)])).resolves.toBeUndefined();
    });

    it('keeps the order of each subject while subjects go side by side', async () => {
      await setUp();
      const bySubject = new Map<string, number[]>();
      let [atOnce, most] = [0, 0];
      await hear(
        'order',
        async (message) => {
          atOnce += 1;
          most = Math.max(most, atOnce);
          await new Promise((resolve) => setTimeout(resolve, (numberOf(message) * 7) % 5));
          bySubject.set(message.subject, [...(bySubject.get(message.subject) ?? []), numberOf(message)]);
          atOnce -= 1;
        },
        { concurrency: 4 },
      );
      const numbers = Array.from({ length: 40 }, (_, n) => n);
      await made.bus.publish(numbers.flatMap((n) => ['x', 'y', 'z', 'w', 'v'].map((subject) => aMessage(subject, n))));
      await eventually(() => expect([...bySubject.values()].flat()).toHaveLength(200), 15_000);
      for (const seen of bySubject.values()) expect(seen).toEqual(numbers);
      expect(most).toBeGreaterThan(1);
      expect(most).toBeLessThanOrEqual(4);
    });

    it('tries a failed message again, without holding up other subjects', async () => {
      await setUp();
      const seen: string[] = [];
      let tries = 0;
      await hear('again', async ({ subject }) => {
        if (subject === 'bad' && ++tries < 3) throw new Error('not yet');
        seen.push(subject);
      });
      await made.bus.publish([aMessage('bad', 1), aMessage('good', 1)]);
      await eventually(() => expect(seen).toEqual(['good', 'bad']));
      expect(tries).toBe(3);
    });

    it('R5: parks a message after its last attempt, lists it, shows it and replays it', async () => {
      await setUp();
      let broken = true;
      const seen: number[] = [];
      await hear('poison', async (message) => {
        if (broken && message.subject === 'poison') throw new TypeError('cannot be done for ayse@example.com');
        seen.push(numberOf(message));
      });
      const poison = aMessage('poison', 7);
      await made.bus.publish([poison, aMessage('fine', 8)]);
      const [letter] = await eventually(async () => {
        const letters = await made.bus.deadLetters.list(queue('poison'));
        expect(letters).toHaveLength(1);
        return letters;
      });
      expect(letter).toMatchObject({
        id: poison.id,
        event: poison.name,
        subject: 'poison',
        attempts: 3,
        problem: 'TypeError: cannot be done for [hidden]',
      });
      expect(Date.parse(letter?.parkedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(JSON.parse((await made.bus.deadLetters.show(queue('poison'), poison.id)) ?? '')).toMatchObject({
        id: poison.id,
        data: { n: 7 },
      });
      expect(await made.bus.deadLetters.show(queue('poison'), 'unknown')).toBeNull();
      expect(await made.bus.deadLetters.count(queue('poison'))).toBe(1);
      broken = false;
      expect(await made.bus.deadLetters.replay(queue('poison'), 'unknown')).toBe(0);
      expect(await made.bus.deadLetters.replay(queue('poison'), poison.id)).toBe(1);
      await eventually(() => expect(seen).toEqual([8, 7]));
      expect(await made.bus.deadLetters.count(queue('poison'))).toBe(0);
    });

    it('parks at once what no further attempt can help', async () => {
      await setUp();
      let tries = 0;
      await hear('unusable', async () => {
        tries += 1;
        throw new UnusableMessage('not ours');
      });
      await made.bus.publish([aMessage('s', 1)]);
      await eventually(async () => expect(await made.bus.deadLetters.count(queue('unusable'))).toBe(1));
      expect(tries).toBe(1);
    });

    it('discards for good the dead letters that are chosen, and keeps the others in order', async () => {
      await setUp();
      let broken = true;
      const seen: number[] = [];
      await hear('discarding', async (message) => {
        if (broken) throw new UnusableMessage('not now');
        seen.push(numberOf(message));
      });
      const dead = () => made.bus.deadLetters.list(queue('discarding'));
      const given = [1, 2, 3, 4].map((n) => aMessage(n % 2 === 0 ? 'even' : 'odd', n));
      for (const [place, message] of given.entries()) {
        await made.bus.publish([message]);
        await eventually(async () => expect(await dead()).toHaveLength(place + 1));
      }
      const shown: string[] = [];
      const discarded = await made.bus.deadLetters.discard(queue('discarding'), async (letters) => {
        shown.push(...letters.map(({ id }) => id));
        return new Set([...letters.filter(({ subject }) => subject === 'even').map(({ id }) => id), 'unknown']);
      });
      expect([discarded, shown]).toEqual([2, given.map(({ id }) => id)]);
      await eventually(async () => expect((await dead()).map(({ subject }) => subject)).toEqual(['odd', 'odd']));
      await expect(made.bus.deadLetters.discard(queue('discarding'), () => Promise.reject(new Error('cannot choose')))).rejects.toThrow(
        'cannot choose',
      );
      await eventually(async () => expect(await made.bus.deadLetters.count(queue('discarding'))).toBe(2));
      broken = false;
      await made.bus.deadLetters.replay(queue('discarding'));
      await eventually(() => expect(seen).toEqual([1, 3]));
    });

    it('has each dead letter discarded once by two who choose at the same time', async () => {
      await setUp();
      await hear('both', () => Promise.reject(new UnusableMessage('never')));
      await made.bus.publish(Array.from({ length: 20 }, (_, n) => aMessage(`s-${n}`, n)));
      await eventually(async () => expect(await made.bus.deadLetters.count(queue('both'))).toBe(20));
      const discardAll = () => made.bus.deadLetters.discard(queue('both'), async (letters) => new Set(letters.map(({ id }) => id)));
      const [one, other] = await Promise.all([discardAll(), discardAll()]);
      expect(one + other).toBe(20);
      expect(await made.bus.deadLetters.count(queue('both'))).toBe(0);
    });

    it('waits for a dependency that is away without counting attempts', async () => {
      await setUp();
      let tries = 0;
      await hear('waiting', async () => {
        tries += 1;
        if (tries < 5) throw failure('SERVICE_UNAVAILABLE');
      });
      await made.bus.publish([aMessage('s', 1)]);
      await eventually(() => expect(tries).toBe(5), 15_000);
      expect(await made.bus.deadLetters.count(queue('waiting'))).toBe(0);
    });

    it('keeps messages for a consumer that has stopped, and counts them', async () => {
      await setUp();
      const seen: number[] = [];
      const first = await hear('pausing', async (message) => void seen.push(numberOf(message)));
      await first.stop();
      await made.bus.publish([aMessage('s', 1), aMessage('s', 2)]);
      await eventually(async () => expect(await first.lag()).toBe(2));
      expect(seen).toEqual([]);
      await hear('pausing', async (message) => void seen.push(numberOf(message)));
      await eventually(() => expect(seen).toEqual([1, 2]));
    });

    it('finishes what it has begun before it stops', async () => {
      await setUp();
      const done: number[] = [];
      const begun = Promise.withResolvers<void>();
      const subscription = await hear('draining', async (message) => {
        begun.resolve();
        await new Promise((resolve) => setTimeout(resolve, 200));
        done.push(numberOf(message));
      });
      await made.bus.publish([aMessage('s', 1)]);
      await begun.promise;
      await subscription.stop();
      expect(done).toEqual([1]);
    });
  });
}
