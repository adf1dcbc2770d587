import { expect, it } from '@jest/globals';
import { accountQueues } from './account-queues.ts';

function turns(mostWaiting?: number) {
  const { take } = accountQueues(mostWaiting);
  return {
    take(session: { accountId: string; sessionId: string }) {
      const place = take(session);
      return typeof place === 'object' ? place.turn : place && Promise.resolve(place);
    },
  };
}

function noting() {
  const { take } = turns();
  const begun: string[] = [];
  const begin = async (accountId: string, sessionId: string, name: string) => {
    const end = await take({ accountId, sessionId });
    begun.push(name);
    return end;
  };
  return { begun, begin };
}

it('the changes of one account come one after the other, those of another beside them', async () => {
  const { begun, begin } = noting();
  const [first, second, third, other] = [begin('a', 's', 'a1'), begin('a', 's', 'a2'), begin('a', 's', 'a3'), begin('b', 's', 'b1')];
  await Promise.all([first, other]);
  expect(begun).toEqual(['a1', 'b1']);
  const end = await first;
  end?.();
  end?.();
  (await second)?.();
  await third;
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('the sessions of an account take turns, however many of one wait', async () => {
  const { begun, begin } = noting();
  const all = ['t1', 't2', 't3', 't4'].map((name) => begin('a', 'thief', name));
  all.push(begin('a', 'owner', 'o1'), begin('a', 'owner', 'o2'));
  for (const one of all) void one.then((end) => end?.());
  await Promise.all(all);
  expect(begun).toEqual(['t1', 't2', 'o1', 't3', 'o2', 't4']);
});

it('so many of a session wait at most, and an account without a change has a turn at once', async () => {
  const { take } = turns(1);
  const session = { accountId: 'a', sessionId: 's' };
  const first = await take(session);
  const second = take(session);
  expect(take(session)).toBeUndefined();
  const other = take({ accountId: 'a', sessionId: 'other' });
  expect(other).toBeDefined();
  first?.();
  (await second)?.();
  (await other)?.();
  expect(await take(session)).toBeDefined();
});
