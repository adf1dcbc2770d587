import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@pusula/service-kit/testing';
import { type EmbeddingServer, startEmbeddingServer } from '../testing/embedding-server.ts';
import { type Budget, BudgetUsedUp } from './budget.ts';
import { embeddingCounts } from './embedding-counts.ts';
import { openAiEmbedder } from './openai-embedder.ts';
import { createQueryVectors } from './query-vectors.ts';

const HALF_OPENS_AFTER_MS = 10_000;
const FAILED_FOR_MS = 10_000;
const MOST_REMEMBERED = 2_000;
/** As good as without a limit: only what a test sets itself ends a request. */
const UNHURRIED_MS = 3_600_000;

let server: EmbeddingServer;
let nowMs = 0;
const endless: Budget = { take: async () => undefined, sweep: async () => undefined };
beforeAll(async () => {
  server = await startEmbeddingServer();
});
afterAll(() => server?.stop());
beforeEach(() => {
  server.behaviour = 'well';
  server.asked.length = 0;
});

const create = ({ limitMs = UNHURRIED_MS, budget = endless }: { limitMs?: number; budget?: Budget } = {}) => {
  const counts = embeddingCounts();
  const embedder = openAiEmbedder({ apiKey: undefined, baseUrl: server.url, model: 'test', retries: 0, timeoutMs: UNHURRIED_MS });
  return { counts, queries: createQueryVectors({ embedder, budget, counts, limitMs, now: () => nowMs }) };
};

it('asks for a query once, however often and however spaced it is searched for', async () => {
  const { queries, counts } = create();
  const [one, other] = await Promise.all([queries.vectorOf('uyku düzeni'), queries.vectorOf('  uyku   düzeni ')]);
  expect(one).toHaveLength(256);
  expect(other).toEqual(one);
  expect(await queries.vectorOf('uyku düzeni')).toEqual(one);
  expect([server.asked.length, counts.cacheHits]).toEqual([1, 1]);
  expect(await queries.vectorOf('   ')).toBeUndefined();
  queries.clear();
  await queries.vectorOf('uyku düzeni');
  expect(server.asked).toHaveLength(2);
});

it('remembers so many, the last ones', async () => {
  const { queries } = create();
  await queries.vectorOf('ilk');
  for (let at = 0; at < MOST_REMEMBERED; at += 100)
    await Promise.all(Array.from({ length: 100 }, (_, place) => queries.vectorOf(`sorgu ${at + place}`)));
  server.asked.length = 0;
  await queries.vectorOf(`sorgu ${MOST_REMEMBERED - 1}`);
  expect(server.asked).toHaveLength(0);
  await queries.vectorOf('ilk');
  expect(server.asked).toHaveLength(1);
});

it('goes on without a vector when it takes too long, and lets go of the request', async () => {
  server.behaviour = 'hang';
  const { queries, counts } = create({ limitMs: 40 });
  // The server never answers: nothing but the limit of the search can end this.
  expect(await queries.vectorOf('uyku')).toBeUndefined();
  await eventually(() => expect(counts.failures).toBe(1));
});

it('does not try a query again for a while that came to nothing, so that its pages have one order', async () => {
  server.behaviour = { status: 500 };
  const { queries } = create();
  expect(await queries.vectorOf('uyku')).toBeUndefined();
  server.behaviour = 'well';
  expect(await queries.vectorOf('uyku')).toBeUndefined();
  nowMs += FAILED_FOR_MS;
  expect(await queries.vectorOf('uyku')).toHaveLength(256);
});

it('stops asking after five failures in a row, and tries one query after ten seconds', async () => {
  server.behaviour = { status: 500 };
  const { queries } = create();
  for (let at = 0; at < 7; at++) await queries.vectorOf(`sorgu ${at}`);
  expect([server.asked.length, queries.breakerState()]).toEqual([5, 'open']);
  server.behaviour = 'well';
  nowMs += HALF_OPENS_AFTER_MS;
  expect(await queries.vectorOf('yeni sorgu')).toHaveLength(256);
  expect(queries.breakerState()).toBe('closed');
});

it('does not take texts that are refused, or a budget that is used up, for a provider that fails', async () => {
  server.behaviour = { refuses: 'sorgu' };
  const refused = create();
  for (let at = 0; at < 6; at++) await refused.queries.vectorOf(`sorgu ${at}`);
  expect(refused.queries.breakerState()).toBe('closed');
  server.asked.length = 0;
  const poor = create({ budget: { ...endless, take: async () => Promise.reject(new BudgetUsedUp('used up')) } });
  for (let at = 0; at < 6; at++) expect(await poor.queries.vectorOf(`sorgu ${at}`)).toBeUndefined();
  expect([server.asked.length, poor.queries.breakerState()]).toEqual([0, 'closed']);
});
