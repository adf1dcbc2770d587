import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { EventMessage } from '@pusula/contracts';
import { MOST_TOGETHER } from '../../bus/bus.ts';
import { failure } from '../../failure.ts';
import { eventually } from '../eventually.ts';
import { aMessage, numberOf, type SetUp } from './bus-under-test.ts';

/** What an adapter promises of a consumer that can handle many messages in one transaction. */
export function handlesTogether(setUp: SetUp): void {
  it('hands over together what waits, in order and never too many at once', async () => {
    const { bus, consume } = await setUp();
    const sizes: number[] = [];
    const seen: number[] = [];
    const published = Promise.withResolvers<void>();
    const take = async (messages: readonly EventMessage[]) => {
      await published.promise;
      // As a transaction does, it takes its time; without any, a broker hands over one by one and nothing ever waits.
      await wait(50);
      sizes.push(messages.length);
      seen.push(...messages.map(numberOf));
    };
    await consume('together', (message) => take([message]), { handleTogether: take });
    const numbers = Array.from({ length: 2.5 * MOST_TOGETHER }, (_, n) => n);
    await bus.publish(numbers.map((n) => aMessage(`subject-${n % 7}`, n)));
    published.resolve();
    await eventually(() => expect(seen).toHaveLength(numbers.length));
    expect(seen).toEqual(numbers);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_TOGETHER);
    expect(sizes.length).toBeLessThan(numbers.length / 10);
  });

  it('handles alone what the others cannot be handled with, and everything else once', async () => {
    const { bus, queue, consume } = await setUp();
    const done: string[] = [];
    const published = Promise.withResolvers<void>();
    const take = async (messages: readonly EventMessage[]) => {
      await published.promise;
      if (messages.some(({ subject }) => subject === 'bad')) throw new Error('cannot be handled');
      done.push(...messages.map((message) => `${message.subject} ${numberOf(message)}`));
    };
    await consume('spoilt', (message) => take([message]), { handleTogether: take });
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    await bus.publish(numbers.map((n) => aMessage(n === 30 ? 'bad' : `subject-${n % 3}`, n)));
    published.resolve();
    await eventually(async () => expect(await bus.deadLetters.count(queue('spoilt'))).toBe(1));
    await eventually(() => expect(done).toHaveLength(59));
    expect(done).toEqual(numbers.filter((n) => n !== 30).map((n) => `subject-${n % 3} ${n}`));
    expect((await bus.deadLetters.list(queue('spoilt')))[0]).toMatchObject({ subject: 'bad', attempts: 3 });
  });

  it('waits together for a dependency that is away', async () => {
    const { bus, queue, consume } = await setUp();
    const seen: number[] = [];
    let tries = 0;
    const take = async (messages: readonly EventMessage[]) => {
      tries += 1;
      if (tries < 4) throw failure('SERVICE_UNAVAILABLE');
      seen.push(...messages.map(numberOf));
    };
    await consume('waiting-together', (message) => take([message]), { handleTogether: take });
    await bus.publish([1, 2, 3].map((n) => aMessage('s', n)));
    await eventually(() => expect(seen).toEqual([1, 2, 3]));
    expect(await bus.deadLetters.count(queue('waiting-together'))).toBe(0);
  });
}
