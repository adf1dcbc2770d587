import { expect, it } from '@jest/globals';
import { concurrencyPerCaller } from './concurrency-per-caller.ts';
import { fairQueue } from './fair-queue.ts';

/** Queues of two kinds of work, of which a caller has so many places together. */
function noting(ofOne: number) {
  const places = concurrencyPerCaller(ofOne);
  const kinds = ['read', 'draw'].map((kind) => [kind, fairQueue({ atOnce: 10, ofOneAtOnce: 4, ofOneWaiting: 10 }, places)] as const);
  const queues = new Map(kinds);
  const begun: string[] = [];
  const begin = async (caller: string, kind: string) => {
    const place = queues.get(kind)?.enter(caller);
    const leave = typeof place === 'object' ? await place.turn : place;
    begun.push(`${caller} ${kind}`);
    return () => leave?.();
  };
  return { begun, begin, isIdle: () => kinds.every(([, queue]) => queue.isIdle()) };
}

it('J4: who asks for all kinds of work at once has no more of it under way than who asks for one, and others go on', async () => {
  const { begun, begin } = noting(3);
  for (const kind of ['read', 'read', 'draw', 'draw', 'read']) void begin('a', kind);
  await begin('b', 'draw');
  expect(begun).toEqual(['a read', 'a read', 'a draw', 'b draw']);
});

it('a place that is free again is taken in turns by the kinds that wait for it, whichever it was of', async () => {
  const { begun, begin, isIdle } = noting(1);
  const all = ['read', 'read', 'read', 'draw', 'draw'].map((kind) => begin('a', kind));
  for (const one of all) void one.then((leave) => leave());
  await Promise.all(all);
  expect(begun).toEqual(['a read', 'a read', 'a draw', 'a read', 'a draw']);
  expect(isIdle()).toBe(true);
  await begin('a', 'draw');
});

it('a place is given back once, however often it is left', async () => {
  const { begun, begin } = noting(1);
  const leave = await begin('a', 'read');
  leave();
  leave();
  await begin('a', 'draw');
  void begin('a', 'read');
  await Promise.resolve();
  expect(begun).toEqual(['a read', 'a draw']);
});
