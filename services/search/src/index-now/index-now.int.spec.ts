import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  eventually,
  type LocalServer,
  type ServiceUnderTest,
  startLocalServer,
  startPostgres,
  startServiceUnderTest,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { type SearchConfig, searchConfig } from '../config.ts';
import { createSearchService, type SearchService, schema } from '../service.ts';
import { NO_EMBEDDINGS } from '../testing/embeddings-config.ts';
import { CATEGORIES, coach, idOf, PEOPLE } from '../testing/people.ts';
import { categorySaid, coachSaid } from '../testing/search-under-test.ts';

const KEY = '0123456789abcdef';

let postgres: TestPostgres;
let engine: LocalServer;
let service: ServiceUnderTest;
let made: SearchService | undefined;
/** What a search engine was told, and what it answers. */
const told: { body: Record<string, unknown>; type: string | undefined }[] = [];
let status = 200;

const start = (INDEXNOW_KEY: string | undefined) =>
  startServiceUnderTest<SearchConfig>({
    name: 'search',
    schema,
    postgres,
    config: {
      ...NO_EMBEDDINGS,
      ELASTICSEARCH_URL: undefined,
      SEARCH_INDEX: 'test',
      DRIFT_CHECK_MS: 60_000,
      INDEXNOW_KEY,
      INDEXNOW_URL: engine.url,
    },
    create: async (parts) => {
      made = await createSearchService(parts);
      return made;
    },
  });

beforeAll(async () => {
  postgres = await startPostgres();
  engine = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      told.push({ body: JSON.parse(Buffer.concat(chunks).toString()), type: request.headers['content-type'] });
      response.writeHead(status).end();
    });
  });
  service = await start(KEY);
});
afterAll(async () => {
  await service?.stop();
  await engine?.stop();
  await postgres?.stop();
});
beforeEach(async () => {
  status = 200;
  await submit();
  told.length = 0;
});

const submit = () => made?.submitChangedPages();
const [[categoryId, category] = ['', undefined]] = CATEGORIES;
const state = (number: number) => coach(number, PEOPLE[number - 1] as (typeof PEOPLE)[number]);
let version = 1;
/** Says that a coach has changed, and waits until the service knows. */
async function changed(number: number, isPublic = true): Promise<void> {
  version += 1;
  await service.bus.publish([coachSaid(idOf(number), version, isPublic ? state(number) : null)]);
  const known = () => service.running.db.manager.query('select 1 from coach where id = $1 and version = $2', [idOf(number), version]);
  await eventually(async () => expect(await known()).toHaveLength(1));
}

describe('search engines that speak IndexNow', () => {
  it('are told of changed pages once, in both languages, under our address and with our key', async () => {
    await changed(1);
    await changed(1);
    await changed(2);
    await service.bus.publish([categorySaid(categoryId, 1, category ?? null)]);
    await eventually(async () => expect(await service.running.db.manager.query('select 1 from category')).toHaveLength(1));
    await submit();
    await submit();
    expect(told).toHaveLength(1);
    const [{ body, type } = { body: {}, type: '' }] = told;
    expect([type, body.host, body.key, body.keyLocation]).toEqual([
      'application/json; charset=utf-8',
      'pusula.example',
      KEY,
      `https://pusula.example/${KEY}.txt`,
    ]);
    const pages = [
      `/tr/coach/${state(1).slug}`,
      `/tr/coach/${state(2).slug}`,
      `/en/coach/${state(1).slug}`,
      `/en/coach/${state(2).slug}`,
      `/tr/kategori/${category?.slugTr}`,
      `/en/category/${category?.slugEn}`,
    ];
    expect([...(body.urlList as string[])].sort()).toEqual(pages.map((path) => `https://pusula.example${path}`).sort());
  });

  it('are told nothing of somebody who is no longer public', async () => {
    await changed(3, false);
    await submit();
    expect(told).toEqual([]);
  });

  it('are told again when they could not listen, three times in all', async () => {
    status = 503;
    await changed(1);
    for (let minute = 0; minute < 5; minute += 1) await submit();
    expect(told).toHaveLength(3);
    status = 429;
    await changed(2);
    await submit();
    status = 202;
    await submit();
    await submit();
    expect(told.slice(3)).toHaveLength(2);
  });

  it('are not asked twice when they refuse', async () => {
    status = 403;
    await changed(1);
    await submit();
    await submit();
    expect(told).toHaveLength(1);
  });
});

describe('without a key', () => {
  it('nobody is told anything', async () => {
    const quiet = await start(undefined);
    expect(made?.jobs?.map(({ name }) => name)).not.toContain('index-now');
    await quiet.bus.publish([coachSaid(idOf(4), 1, state(4))]);
    await eventually(async () => expect(await quiet.running.db.manager.query('select 1 from coach')).toHaveLength(1));
    await submit();
    expect(told).toEqual([]);
    await quiet.stop();
  });

  it.each(['short', 'with/slash', 'a'.repeat(129)])('there is none that engines would not take, such as %s', (key) => {
    expect(searchConfig.INDEXNOW_KEY.safeParse(key).success).toBe(false);
  });
});
