import { expect, it } from '@jest/globals';
import type { Remote } from '@pusula/frontend-kit/remote';
import { createRemoteLoader } from './remote-loader.ts';

const remote: Remote = { name: 'public', routes: [], reducers: {}, sagas: [], texts: {} };

function loaderOf(outcomes: (Remote | Error)[]) {
  const log: string[] = [];
  const loader = createRemoteLoader({
    fetch: async (name) => {
      log.push(`fetch ${name}`);
      const outcome = outcomes.shift();
      if (!outcome || outcome instanceof Error) throw outcome ?? new Error('asked once too often');
      return outcome;
    },
    forget: (name) => log.push(`forget ${name}`),
    add: ({ name }) => log.push(`add ${name}`),
  });
  return { loader, log };
}

it('loads a remote once and adds it before anybody gets it', async () => {
  const { loader, log } = loaderOf([remote]);
  const [one, two] = await Promise.all([loader.load('public'), loader.load('public')]);
  expect(one).toBe(two);
  expect(log).toEqual(['fetch public', 'add public']);
});

it('hands out the same promise while rendering asks again, also for a failure', async () => {
  const { loader, log } = loaderOf([new Error('offline')]);
  await expect(loader.load('public')).rejects.toThrow('offline');
  await expect(loader.load('public')).rejects.toThrow('offline');
  expect(log).toEqual(['fetch public']);
});

it('forgets a failure when asked to try again', async () => {
  const { loader, log } = loaderOf([new Error('offline'), remote]);
  await expect(loader.load('public')).rejects.toThrow('offline');
  loader.retry('public');
  await expect(loader.load('public')).resolves.toBe(remote);
  expect(log).toEqual(['fetch public', 'forget public', 'fetch public', 'add public']);
});
