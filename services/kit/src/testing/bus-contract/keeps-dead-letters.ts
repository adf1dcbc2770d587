import { expect, it } from '@jest/globals';
import { type Trying, UnusableMessage } from '../../bus/bus.ts';
import { eventually } from '../eventually.ts';
import { aMessage, numberOf, type SetUp } from './bus-under-test.ts';

/** What an adapter promises of messages that were given up. */
export function keepsDeadLetters(setUp: SetUp): void {
  it('R5: reports the attempt and the next one, keeps a message as a dead letter after the last, lists, shows and replays it', async () => {
    const { bus, queue, consume } = await setUp();
    let broken = true;
    const seen: number[] = [];
    const tries: Trying[] = [];
    await consume('poison', async (message, trying) => {
      if (message.subject === 'poison') tries.push(trying);
      if (broken && message.subject === 'poison') throw new TypeError('cannot be done for ayse@example.com');
      seen.push(numberOf(message));
    });
    const poison = aMessage('poison', 7);
    await bus.publish([poison, aMessage('fine', 8)]);
    const [letter] = await eventually(async () => {
      const letters = await bus.deadLetters.list(queue('poison'));
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
    const again = expect.any(Number);
    expect(tries).toEqual([
      { attempts: 0, againInMs: again },
      { attempts: 1, againInMs: again },
      { attempts: 2, againInMs: null },
    ]);
    expect(Date.parse(letter?.deadAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.parse((await bus.deadLetters.show(queue('poison'), poison.id)) ?? '')).toMatchObject({
      id: poison.id,
      data: { n: 7 },
    });
    expect(await bus.deadLetters.show(queue('poison'), 'unknown')).toBeNull();
    expect(await bus.deadLetters.count(queue('poison'))).toBe(1);
    broken = false;
    expect(await bus.deadLetters.replay(queue('poison'), 'unknown')).toBe(0);
    expect(await bus.deadLetters.replay(queue('poison'), poison.id)).toBe(1);
    await eventually(() => expect(seen).toEqual([8, 7]));
    expect(await bus.deadLetters.count(queue('poison'))).toBe(0);
  });

  it('parks at once what no further attempt can help', async () => {
    const { bus, queue, consume } = await setUp();
    let tries = 0;
    await consume('unusable', async () => {
      tries += 1;
      throw new UnusableMessage('not ours');
    });
    await bus.publish([aMessage('s', 1)]);
    await eventually(async () => expect(await bus.deadLetters.count(queue('unusable'))).toBe(1));
    expect(tries).toBe(1);
  });

  it('discards for good the dead letters that are chosen, and keeps the others in order', async () => {
    const { bus, queue, consume } = await setUp();
    let broken = true;
    const seen: number[] = [];
    await consume('discarding', async (message) => {
      if (broken) throw new UnusableMessage('not now');
      seen.push(numberOf(message));
    });
    const dead = () => bus.deadLetters.list(queue('discarding'));
    const given = [1, 2, 3, 4].map((n) => aMessage(n % 2 === 0 ? 'even' : 'odd', n));
    for (const [place, message] of given.entries()) {
      await bus.publish([message]);
      await eventually(async () => expect(await dead()).toHaveLength(place + 1));
    }
    const shown: string[] = [];
    const discarded = await bus.deadLetters.discard(queue('discarding'), async (letters) => {
      shown.push(...letters.map(({ id }) => id));
      return new Set([...letters.filter(({ subject }) => subject === 'even').map(({ id }) => id), 'unknown']);
    });
    expect([discarded, shown]).toEqual([2, given.map(({ id }) => id)]);
    await eventually(async () => expect((await dead()).map(({ subject }) => subject)).toEqual(['odd', 'odd']));
    await expect(bus.deadLetters.discard(queue('discarding'), () => Promise.reject(new Error('cannot choose')))).rejects.toThrow(
      'cannot choose',
    );
    await eventually(async () => expect(await bus.deadLetters.count(queue('discarding'))).toBe(2));
    broken = false;
    await bus.deadLetters.replay(queue('discarding'));
    await eventually(() => expect(seen).toEqual([1, 3]));
  });

  it('has each dead letter discarded once by two who choose at the same time', async () => {
    const { bus, queue, consume } = await setUp();
    await consume('both', () => Promise.reject(new UnusableMessage('never')));
    await bus.publish(Array.from({ length: 20 }, (_, n) => aMessage(`s-${n}`, n)));
    await eventually(async () => expect(await bus.deadLetters.count(queue('both'))).toBe(20));
    const discardAll = () => bus.deadLetters.discard(queue('both'), async (letters) => new Set(letters.map(({ id }) => id)));
    const [one, other] = await Promise.all([discardAll(), discardAll()]);
    expect(one + other).toBe(20);
    expect(await bus.deadLetters.count(queue('both'))).toBe(0);
  });
}
