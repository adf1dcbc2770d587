import { expect, it } from '@jest/globals';
import { type FairQueueLimits, fairQueue } from './fair-queue.ts';

function noting(limits: Partial<FairQueueLimits>) {
  const { enter, isIdle } = fairQueue({ atOnce: 3, ofOneAtOnce: 2, ofOneWaiting: 10, ...limits });
  const begun: string[] = [];
  const begin = async (name: string) => {
    const place = enter(name.charAt(0));
    const leave = typeof place === 'object' ? await place.turn : place;
    if (leave) begun.push(name);
    return leave;
  };
  return { begun, begin, enter, isIdle };
}

it('whoever asks for much waits for themself, while there is room for others', async () => {
  const { begun, begin } = noting({ atOnce: 4 });
  const [first, , third] = [begin('a1'), begin('a2'), begin('a3')];
  await begin('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  (await first)?.();
  await third;
  await begin('c1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'c1']);
});

it('when there is room for none, who waits has a turn after one of each other, however many of theirs wait', async () => {
  const { begun, begin, isIdle } = noting({ atOnce: 1 });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(begin);
  for (const one of all) void one.then((leave) => leave?.());
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(isIdle()).toBe(true);
});

it('one that has its share is passed over, and goes on when that is free again', async () => {
  const { begun, begin } = noting({ atOnce: 3, ofOneAtOnce: 2 });
  const [first, , third] = [begin('a1'), begin('a2'), begin('b1'), begin('a3'), begin('c1')];
  (await third)?.();
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  const leave = await first;
  leave?.();
  leave?.();
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('one that remembers lets whoever comes new begin before all who keep coming, and of these whoever had a turn longest ago', async () => {
  const { begun, begin } = noting({ atOnce: 1, remembered: 10 });
  const crowd = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map(begin);
  (await crowd[0])?.();
  (await crowd[1])?.();
  await crowd[2];
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  const late = ['d1', 'd2'].map(begin);
  for (const one of [...crowd.slice(2), ...late]) void one.then((leave) => leave?.());
  await Promise.all([...crowd, ...late]);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2']);
});

it('so many of one wait at most', async () => {
  const { begun, begin } = noting({ atOnce: 1, ofOneWaiting: 1 });
  void begin('a1');
  void begin('a2');
  expect(await begin('a3')).toBeUndefined();
  expect(begun).toEqual(['a1']);
});

it('what is given up while it waits has no turn, and makes room for another one that waits', async () => {
  const { begun, begin, enter } = noting({ atOnce: 1, ofOneWaiting: 1 });
  const first = begin('a1');
  const given = enter('a');
  if (typeof given !== 'object') throw new Error('it does not wait');
  given.giveUp();
  given.giveUp();
  expect(await given.turn).toBeUndefined();
  const next = begin('a2');
  (await first)?.();
  await next;
  given.giveUp();
  expect(begun).toEqual(['a1', 'a2']);
});

it('the lines of a caller take turns: one phone does not keep its town waiting', async () => {
  const { enter } = fairQueue({ atOnce: 1, ofOneAtOnce: 1, ofOneWaiting: 3 });
  const begun: string[] = [];
  const first = enter('town');
  const join = (line: string) => {
    const place = enter('town', line);
    if (typeof place === 'object')
      void place.turn.then((leave) => {
        if (leave) begun.push(line);
        leave?.();
      });
    return place;
  };
  const joined = ['phone', 'phone', 'phone', 'phone', 'other', 'third'].map(join);
  expect(joined.map((place) => place !== undefined)).toEqual([true, true, true, false, true, true]);
  const [, waiting] = joined;
  if (typeof waiting === 'object') waiting.giveUp();
  if (typeof first === 'function') first();
  await Promise.all(joined.map((place) => typeof place === 'object' && place.turn));
  await new Promise(setImmediate);
  expect(begun).toEqual(['phone', 'other', 'third', 'phone']);
});
