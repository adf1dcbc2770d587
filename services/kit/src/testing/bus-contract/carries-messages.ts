import { expect, it } from '@jest/globals';
import type { EventMessage } from '@pusula/contracts';
import { failure } from '../../failure.ts';
import { eventually } from '../eventually.ts';
import { aMessage, numberOf, otherHappened, type SetUp } from './bus-under-test.ts';

/** What an adapter promises of messages on their way: to whom, in which order, how often, and what happens to them while nobody listens. */
export function carriesMessages(setUp: SetUp): void {
  it('brings a message to every queue that wants its event, whole, and to no other', async () => {
    const { bus, consume } = await setUp();
    const received: Record<string, EventMessage[]> = { a: [], b: [], other: [] };
    await consume('a', async (message) => void received.a?.push(message));
    await consume('b', async (message) => void received.b?.push(message));
    await consume('other', async (message) => void received.other?.push(message), { events: [otherHappened] });
    const sent = { ...aMessage('s', 1), traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    await bus.publish([sent]);
    await eventually(() => expect([received.a, received.b]).toEqual([[sent], [sent]]));
    expect(received.other).toEqual([]);
  });

  it('takes an event that nobody wants without complaint', async () => {
    const { bus } = await setUp();
    await expect(bus.publish([aMessage('s', 1, otherHappened)])).resolves.toBeUndefined();
  });

  it('keeps the order of each subject while subjects go side by side', async () => {
    const { bus, consume } = await setUp();
    const bySubject = new Map<string, number[]>();
    let [atOnce, most] = [0, 0];
    await consume(
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
    await bus.publish(numbers.flatMap((n) => ['x', 'y', 'z', 'w', 'v'].map((subject) => aMessage(subject, n))));
    await eventually(() => expect([...bySubject.values()].flat()).toHaveLength(200));
    for (const seen of bySubject.values()) expect(seen).toEqual(numbers);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('tries a failed message again, without holding up other subjects', async () => {
    const { bus, consume } = await setUp();
    const seen: string[] = [];
    let tries = 0;
    await consume('again', async ({ subject }) => {
      if (subject === 'bad' && ++tries < 3) throw new Error('not yet');
      seen.push(subject);
    });
    await bus.publish([aMessage('bad', 1), aMessage('good', 1)]);
    await eventually(() => expect(seen).toEqual(['good', 'bad']));
    expect(tries).toBe(3);
  });

  it('waits for a dependency that is away without counting attempts', async () => {
    const { bus, queue, consume } = await setUp();
    let tries = 0;
    await consume('waiting', async () => {
      tries += 1;
      if (tries < 5) throw failure('SERVICE_UNAVAILABLE');
    });
    await bus.publish([aMessage('s', 1)]);
    await eventually(() => expect(tries).toBe(5));
    expect(await bus.deadLetters.count(queue('waiting'))).toBe(0);
  });

  it('keeps messages for a consumer that has stopped, and counts them', async () => {
    const { bus, queue, consume } = await setUp();
    const seen: number[] = [];
    const first = await consume('pausing', async (message) => void seen.push(numberOf(message)));
    await first.stop();
    await bus.publish([aMessage('s', 1), aMessage('s', 2)]);
    await eventually(async () => expect(await bus.waiting(queue('pausing'))).toBe(2));
    expect(seen).toEqual([]);
    await consume('pausing', async (message) => void seen.push(numberOf(message)));
    await eventually(() => expect(seen).toEqual([1, 2]));
    await eventually(async () => expect(await bus.waiting(queue('pausing'))).toBe(0));
  });

  it('finishes what it has begun before it stops', async () => {
    const { bus, consume } = await setUp();
    const done: number[] = [];
    const begun = Promise.withResolvers<void>();
    const subscription = await consume('draining', async (message) => {
      begun.resolve();
      await new Promise((resolve) => setTimeout(resolve, 200));
      done.push(numberOf(message));
    });
    await bus.publish([aMessage('s', 1)]);
    await begun.promise;
    await subscription.stop();
    expect(done).toEqual([1]);
  });

  it('has nothing waiting and nothing given up in a queue that nobody has declared', async () => {
    const { bus, queue } = await setUp();
    const unknown = queue('unknown');
    const { count, list, show, replay, discard } = bus.deadLetters;
    expect(await Promise.all([bus.waiting(unknown), count(unknown), list(unknown), show(unknown, 'a')])).toEqual([0, 0, [], null]);
    expect([await replay(unknown), await replay(unknown, 'a'), await discard(unknown, async () => new Set(['a']))]).toEqual([0, 0, 0]);
  });
}
