import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accountErased, embedCategories } from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import type { SearchConfig } from '../config.ts';
import { type Behaviour, type EmbeddingServer, startEmbeddingServer } from '../testing/embedding-server.ts';
import { CATEGORIES, coach, idOf, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, message, type SearchUnderTest } from '../testing/search-under-test.ts';
import {
  admin,
  COACHES,
  embedded,
  findsByNearness,
  NEAR_WORD,
  PHOTOGRAPHER,
  startFilled,
  statusOf,
  TEST_MS,
  TEXTS,
} from './embeddings.testing.ts';

jest.setTimeout(TEST_MS);

let postgres: TestPostgres;
let server: EmbeddingServer;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());
beforeEach(async () => {
  server = await startEmbeddingServer();
});
afterEach(async () => {
  await service?.stop();
  await server?.stop();
});
const start = async (more: Partial<SearchConfig> = {}) => {
  service = await startFilled(postgres, { EMBEDDINGS_URL: server.url, ...more });
};
/** Embeds all that is known; the sentences of a category may come after the coaches. */
const startEmbedded = async () => {
  await start();
  await eventually(() => expect(server.embedded).toHaveLength(TEXTS));
  return embedded(service);
};
const count = async (table: string) =>
  (await service.running.db.manager.query<[{ count: number }]>(`select count(*)::int as count from ${table}`))[0].count;
const figure = async (name: string) => {
  const { body } = await fetch(`${service.running.url}/metrics`).then(async (answer) => ({ body: await answer.text() }));
  return Number(new RegExp(`^pusula_${name}\\{.*\\} (\\S+)$`, 'm').exec(body)?.[1]);
};

describe('with a provider', () => {
  it('embeds every category and coach once, finds by nearness, and says how far it is', async () => {
    expect(await startEmbedded()).toEqual({ model: 'test-model', embedded: COACHES, waiting: 0, problem: null });
    expect(new Set(server.embedded).size).toBe(TEXTS);
    expect(server.embedded).toEqual(
      expect.arrayContaining(['Uyku düzeni', 'Sleep', 'gözüme uyku girmiyor', 'Fotoğrafçılık\nFotoğrafçılıkta ilk adım.']),
    );
    await findsByNearness(service);
    expect(await figure('embedding_texts_total')).toBe(TEXTS + 1);
    // The intent model that is trained meanwhile has everybody looked at once more, which costs no text.
    await eventually(async () => expect(await figure('embedding_pending')).toBe(0));
    expect([await figure('embedding_breaker_state'), await figure('embedding_failures_total')]).toEqual([0, 0]);
  });

  it('embeds what changes and nothing else', async () => {
    await startEmbedded();
    server.embedded.length = 0;
    await service.publish(
      coachSaid(idOf(2), 2, coach(2, { name: 'Işıl Çağ', city: 'İzmir', categoryIds: [SLEEP], tr: ['Arıcılık', 'Kovanlar.'] })),
    );
    await eventually(() => expect(server.embedded).toEqual(['Arıcılık\nKovanlar.']));
    await embedded(service);
    const sleep = CATEGORIES.get(SLEEP);
    await service.publish(categorySaid(SLEEP, 2, sleep ? { ...sleep, descriptionTr: 'Gece boyu dinlenmek.' } : null));
    await eventually(() => expect(server.embedded.slice(1)).toEqual(['Uyku düzeni\nGece boyu dinlenmek.']));
    await embedded(service);
    expect(server.embedded).toHaveLength(2);
  });

  it('looks at all of it again when an admin asks, sends nothing twice, and shows how far it is', async () => {
    await startEmbedded();
    const { rowCount } = { rowCount: await count('text_embedding') };
    await service.running.db.manager.query(
      'delete from text_embedding where digest in (select unnest(digests) from coach_embedding where coach_id = $1)',
      [idOf(PHOTOGRAPHER)],
    );
    server.embedded.length = 0;
    const { job } = await service.callAs(admin)(embedCategories, {});
    expect(job).toMatchObject({ state: 'running', total: COACHES });
    await eventually(async () => expect((await statusOf(service)).run).toMatchObject({ id: job.id, state: 'done', done: COACHES }));
    expect(server.embedded).toEqual(['Fotoğrafçılık\nFotoğrafçılıkta ilk adım.']);
    expect(await count('text_embedding')).toBe(rowCount);
    await findsByNearness(service);
  });

  it('S22: keeps nothing of an erased coach', async () => {
    await startEmbedded();
    const before = await count('text_embedding');
    await service.publish(message(accountErased, idOf(1), { id: idOf(1), version: 9 }));
    await eventually(async () =>
      expect([await count('coach_embedding'), await count('text_embedding')]).toEqual([COACHES - 1, before - 2]),
    );
  });

  it('is found by words when the model refuses their texts', async () => {
    server.behaviour = { refuses: 'Fotoğrafçılık' };
    await start();
    await eventually(async () =>
      expect((await statusOf(service)).embeddings).toMatchObject({ waiting: 0, embedded: COACHES, problem: null }),
    );
    expect(await service.namesOf('fotoğrafçılık')).toEqual(['Nil']);
    const refusals = () => server.asked.filter((texts) => texts.length === 1 && texts[0]?.startsWith('Fotoğrafçılık'));
    expect(refusals()).toHaveLength(1);
    // Whoever is looked at again costs nothing for what is known.
    const { job } = await service.callAs(admin)(embedCategories, {});
    await eventually(async () => expect((await statusOf(service)).run).toMatchObject({ id: job.id, state: 'done', done: COACHES }));
    expect(refusals()).toHaveLength(1);
  });
});

describe('a provider that fails', () => {
  // What else can go wrong with an answer is the adapter's matter, and tested there.
  it.each<Behaviour>([{ status: 500 }, 'garbage'])(
    'with %j harms neither indexing nor searching, is shown to admins, and is used as soon as it works',
    async (behaviour) => {
      server.behaviour = behaviour;
      await start();
      expect(await service.namesOf('kaygısı')).toEqual(expect.arrayContaining(['Elif', 'Gül']));
      await eventually(async () => expect((await statusOf(service)).embeddings).toMatchObject({ problem: 'provider', embedded: 0 }));
      expect(await service.namesOf(NEAR_WORD)).toEqual([]);
      server.behaviour = 'well';
      expect((await embedded(service)).problem).toBeNull();
    },
  );

  it('in the middle of a run goes on where it was', async () => {
    server.behaviour = { wellUntil: 4 };
    await start();
    await eventually(() => expect(server.asked.flat().length).toBeGreaterThan(server.embedded.length));
    server.behaviour = 'well';
    await embedded(service);
    expect(new Set(server.embedded).size).toBe(server.embedded.length);
  });

  it('does not keep a run from making the index again', async () => {
    await start();
    await embedded(service);
    server.behaviour = { status: 500 };
    await service.publish(coachSaid(idOf(2), 2, coach(2, { name: 'Işıl Çağ', city: 'İzmir', tr: ['Arıcılık', 'Kovanlar.'] })));
    const { job } = await service.callAs(admin)(embedCategories, {});
    await eventually(async () => expect((await statusOf(service)).run).toMatchObject({ id: job.id, state: 'done', done: COACHES }));
    expect(await service.namesOf('arıcılık')).toEqual(['Işıl']);
  });

  it('is slow: searches do not wait for it', async () => {
    await start({ EMBEDDINGS_QUERY_MS: 50 });
    await embedded(service);
    // It never answers, and the time of a call ends before that of a request to the provider: a search that waited would fail.
    server.behaviour = 'hang';
    expect(await service.namesOf('kaygısı')).toEqual(expect.arrayContaining(['Elif', 'Gül']));
  });
});

describe('the day’s budget', () => {
  it('is not exceeded, keeps a fifth for searches, is shown to admins, and lasts again the next day', async () => {
    // Four fifths are enough for the categories, but not for all coaches.
    const daily = Math.ceil((2 * CATEGORIES.size + 4) / 0.8);
    await start({ EMBEDDINGS_DAILY_TEXTS: daily });
    const status = () => statusOf(service).then(({ embeddings }) => embeddings);
    await eventually(async () => expect(await status()).toMatchObject({ problem: 'budget' }));
    expect((await status())?.embedded).toBeLessThan(COACHES);
    expect(server.embedded.length).toBeLessThanOrEqual(daily * 0.8);
    await service.find({ keyword: 'kaygı' });
    expect(server.embedded).toContain('kaygı');
    service.clock.advance(86_400_000);
    await embedded(service);
  });
});

describe('without a provider', () => {
  it('everything works as ever, and the status says that none is configured', async () => {
    service = await startFilled(postgres, {});
    expect(await service.namesOf('kaygısı')).toEqual(expect.arrayContaining(['Elif', 'Gül']));
    expect(await service.namesOf(NEAR_WORD)).toEqual([]);
    expect((await statusOf(service)).embeddings).toBeNull();
    const { job } = await service.callAs(admin)(embedCategories, {});
    await eventually(async () => expect((await statusOf(service)).run).toMatchObject({ id: job.id, state: 'done', done: COACHES }));
    expect(server.asked).toEqual([]);
    expect(await count('embedding_state')).toBe(0);
  });
});
