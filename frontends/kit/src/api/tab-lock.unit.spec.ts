import { expect, it } from '@jest/globals';
import { withTabLock } from './tab-lock.ts';

it('does work of one name one after the other without Web Locks, also after a failure, and work of another name beside it', async () => {
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const works = [
    withTabLock('one', async () => {
      await first.promise;
      steps.push('first');
      throw new Error('failed');
    }),
    withTabLock('one', async () => {
      steps.push('second');
      return 2;
    }),
    withTabLock('another', async () => {
      steps.push('beside');
      return 3;
    }),
  ];
  first.resolve();
  expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(steps).toEqual(['beside', 'first', 'second']);
});
