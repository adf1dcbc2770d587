import { expect, it } from '@jest/globals';
import { turnsOfAccount } from './turns-of-account.ts';

it('the changes of one account come one after the other, those of another beside them', async () => {
  const { take } = turnsOfAccount();
  const begun: string[] = [];
  const begin = async (account: string, name: string) => {
    const end = await take(account);
    begun.push(name);
    return end;
  };
  const [first, second, third, other] = [begin('a', 'a1'), begin('a', 'a2'), begin('a', 'a3'), begin('b', 'b1')];
  await Promise.all([first, other]);
  expect(begun).toEqual(['a1', 'b1']);
  const end = await first;
  end?.();
  end?.();
  (await second)?.();
  await third;
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
});

it('so many wait at most, and an account without a change has a turn at once', async () => {
  const { take } = turnsOfAccount(1);
  const first = await take('a');
  const second = take('a');
  expect(take('a')).toBeUndefined();
  first?.();
  (await second)?.();
  expect(await take('a')).toBeDefined();
});
