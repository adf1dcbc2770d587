import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { dot } from '../index/vector.ts';
import { type Behaviour, type EmbeddingServer, startEmbeddingServer } from '../testing/embedding-server.ts';
import { EmbedderUnavailable, TextsRefused } from './embedder.ts';
import { openAiEmbedder } from './openai-embedder.ts';

const TEXTS = ['uyku düzeni', 'iş görüşmesi', 'uykusuz geceler'];
const FOREVER = new AbortController().signal;

let server: EmbeddingServer;
beforeAll(async () => {
  server = await startEmbeddingServer();
});
afterAll(() => server?.stop());
beforeEach(() => {
  server.behaviour = 'well';
  server.dimension = 256;
  server.asked.length = 0;
  server.headers.length = 0;
});

const embedder = (more: { retries?: number; timeoutMs?: number; apiKey?: string; baseUrl?: string } = {}) =>
  openAiEmbedder({ apiKey: undefined, baseUrl: server.url, model: 'test', retries: 0, ...more });

describe('an embedder over a server that speaks the OpenAI API', () => {
  it('returns a vector of length 1 for each text in their order, nearer for those that mean alike', async () => {
    const [sleep, interview, sleepless] = (await embedder().embed(TEXTS, FOREVER)) as [Float32Array, Float32Array, Float32Array];
    for (const vector of [sleep, interview, sleepless]) expect(dot(vector, vector)).toBeCloseTo(1, 5);
    expect(dot(sleep, sleepless)).toBeGreaterThan(dot(sleep, interview) + 0.1);
    expect(server.asked).toEqual([TEXTS]);
  });

  it('sends its own key and nobody else’s, and none when it has none', async () => {
    await embedder({ apiKey: 'sk-test' }).embed(TEXTS, FOREVER);
    await embedder().embed(TEXTS, FOREVER);
    expect(server.headers.map(({ authorization }) => authorization)).toEqual(['Bearer sk-test', undefined]);
  });

  it.each<Behaviour>([
    'garbage',
    'nonsense',
    'too few',
    'mixed sizes',
    'no number',
    'zero',
    'disconnect',
    { status: 401 },
    { status: 404 },
  ])('is unavailable to one that answers %j, at once and without saying what was sent', async (behaviour) => {
    server.behaviour = behaviour;
    const failed = await embedder()
      .embed(TEXTS, FOREVER)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(EmbedderUnavailable);
    expect(String((failed as Error).message)).not.toContain('uyku');
    expect(server.asked).toHaveLength(1);
  });

  it('gives a server up that does not answer, and one that is not there', async () => {
    server.behaviour = 'hang';
    await expect(embedder({ timeoutMs: 200 }).embed(TEXTS, FOREVER)).rejects.toThrow(EmbedderUnavailable);
    await expect(embedder({ baseUrl: 'http://127.0.0.1:1/v1' }).embed(TEXTS, FOREVER)).rejects.toThrow(EmbedderUnavailable);
  });

  it('tells texts that the model refuses from a model that cannot be used', async () => {
    server.behaviour = { refuses: 'iş' };
    await expect(embedder().embed(TEXTS, FOREVER)).rejects.toThrow(TextsRefused);
  });

  it('tries again after 429 when the server says that it may, and after 500', async () => {
    for (const behaviour of [{ status: 429, retryAfter: '1' }, { status: 500 }]) {
      server.behaviour = behaviour;
      server.asked.length = 0;
      const began = performance.now();
      const answer = embedder({ retries: 3 }).embed(TEXTS, FOREVER);
      while (server.asked.length === 0) await new Promise((resume) => setTimeout(resume, 5));
      server.behaviour = 'well';
      expect(await answer).toHaveLength(3);
      expect(server.asked).toHaveLength(2);
      expect(performance.now() - began).toBeGreaterThan('retryAfter' in behaviour ? 950 : 300);
    }
  });

  it('gives up after its retries, and passes on for how long the server wants to be left alone', async () => {
    server.behaviour = { status: 429, retryAfter: '120' };
    await expect(embedder({ retries: 1 }).embed(TEXTS, FOREVER)).rejects.toMatchObject({ retryAfterMs: 120_000 });
    expect(server.asked).toHaveLength(2);
  });

  it('stops when it is told to', async () => {
    server.behaviour = 'hang';
    const stop = new AbortController();
    const answer = embedder({ retries: 3 }).embed(TEXTS, stop.signal);
    stop.abort(new Error('stopping'));
    await expect(answer).rejects.toThrow('stopping');
  });
});
