import { expect, it } from '@jest/globals';
import type { Log } from '@pusula/service-kit/log';
import { createEmbeddedIndex } from './embedded/embedded-index.ts';
import { type IndexQuery, IndexUnavailable } from './port.ts';
import { watchedIndex } from './watched-index.ts';

const warnings: object[] = [];
const log = { warn: (about: object) => void warnings.push(about) } as unknown as Log;

it('tells operators once of searches without an answer, and counts them all', async () => {
  const away = { ...createEmbeddedIndex(), search: async () => Promise.reject(new IndexUnavailable('connection refused')) };
  const { index, figures } = watchedIndex(away, log);
  for (let turn = 0; turn < 3; turn++) await expect(index.search({} as IndexQuery)).rejects.toThrow('connection refused');
  expect(warnings).toEqual([{ err: expect.objectContaining({ message: 'connection refused' }), tookMs: expect.any(Number) }]);
  expect(await figures[0]?.read()).toBe(3);
});

it('takes no mistake of ours for an index that is away', async () => {
  const broken = { ...createEmbeddedIndex(), suggest: async () => Promise.reject(new TypeError('ours')) };
  const { index, figures } = watchedIndex(broken, log);
  await expect(index.suggest([], 'tr', 1)).rejects.toThrow('ours');
  expect(await figures[0]?.read()).toBe(0);
});
