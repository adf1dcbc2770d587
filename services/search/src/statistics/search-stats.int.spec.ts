import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, localDay, SERVER_LIMITS, searchStats, suggest } from '@pusula/contracts';
import { type Database, databaseUrl, openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { aPublic, aUser, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { schema } from '../service.ts';
import { CAREER, CATEGORIES, coach, HEALTH, INTERVIEW, idOf, PEOPLE, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';
import { beginDay, saveCounts } from './save-counts.ts';
import type { DayCounts } from './search-counts.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'statistics');
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

const admin = aUser({ id: idOf(50), role: 'admin' });
const stats = async (days?: string) => (await service.callAs(admin)(searchStats, { days })).searchStats;
const today = () => localDay(service.clock.now());
const totalOf = async () => (await stats()).perDay.at(-1)?.searches;

let searches = 0;
type Input = Parameters<SearchUnderTest['find']>[0];
/** As many visitors search for the same. */
async function ask(times: number, input: Input): Promise<void> {
  for (let time = 0; time < times; time += 1) await service.find({ id: `search-${++searches}`, ...input });
}
async function fill(): Promise<void> {
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    ...PEOPLE.map((one, at) => coachSaid(idOf(at + 1), 1, coach(at + 1, one))),
  );
  await eventually(async () => expect((await service.find({})).total).toBe(5));
  service.clock.advance(1_000);
}

const tally = (searches: number, withoutResult = 0) => ({ searches, withoutResult });
const dayOf = (day: string, words: Readonly<Record<string, number>>, more: Partial<DayCounts> = {}): DayCounts => ({
  day,
  all: tally(Object.values(words).reduce((all, one) => all + one, 0)),
  categories: new Map(),
  words: new Map(Object.entries(words).map(([written, count]) => [written, { written, ...tally(count) }])),
  ...more,
});
const save = (db: Database, ...days: DayCounts[]) => db.transaction((tx) => saveCounts(tx, days));

describe('what visitors search for', () => {
  it('is nothing at first, on every day of the period', async () => {
    const none = await stats('7');
    expect(none).toMatchObject({
      days: 7,
      words: [],
      wordsWithoutResult: [],
      byCategory: [],
      withoutResultRatio: { now: null, before: null },
    });
    expect(none.perDay.map(({ day }) => day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => addDays(today(), -ago)));
    expect(none.perDay.every((one) => one.searches + one.withoutResult === 0 && one.before === null)).toBe(true);
    expect(none.dailySearches).toEqual({ now: 0, days: 0, before: null });
  });

  it('is counted by the words of first pages, and shown once five searches had them; names and rarer words are nowhere', async () => {
    await fill();
    await ask(3, { keyword: 'Mülakat KAYGISI' });
    await ask(2, { keyword: 'mulakat kaygisi?' });
    await ask(4, { keyword: 'uyku düzeni' });
    await ask(6, { keyword: 'arıcılık' });
    await ask(5, { keyword: 'Ömer Şahin' });
    // None of these is a search by words, or a new one.
    await ask(5, { keyword: 'mülakat kaygısı', page: 2 });
    await ask(5, {});
    await ask(5, { categoryId: CAREER });
    await ask(5, { keyword: '💥 ?!' });
    for (const categoryIds of [[], [INTERVIEW], [SLEEP, HEALTH]]) await service.find({ id: 'narrowed', keyword: 'uyku', categoryIds });
    await service.callAs(aPublic)(suggest, { keyword: 'mül' });
    await eventually(async () => expect(await totalOf()).toBe(21));
    const found = await stats();
    expect(found).toMatchObject({
      words: [
        { words: 'arıcılık', searches: 6 },
        { words: 'mülakat kaygısı', searches: 5 },
      ],
      wordsWithoutResult: [{ words: 'arıcılık', searches: 6 }],
      withoutResultRatio: { now: 6 / 21, before: null },
      dailySearches: { now: 21, days: 0, before: null },
    });
    expect(found.byCategory).toEqual([CAREER, HEALTH].map((id) => ({ id, searches: 1 })));
    const kept = await service.running.db.manager.query<{ words: string | null }[]>('select words from search_words_count');
    expect(kept.map(({ words }) => words).sort()).toEqual(['arıcılık', 'mülakat kaygısı', null, null]);
  });

  it('is compared with as many days before, as far as those were counted', async () => {
    const { db } = service.running;
    const day = (ago: number) => addDays(today(), -ago);
    await db.transaction((tx) => beginDay(tx, day(9)));
    await save(
      db,
      { ...dayOf(day(9), {}), all: tally(4, 1) },
      { ...dayOf(day(3), {}), all: tally(10) },
      { ...dayOf(day(0), {}), all: tally(4, 7) },
    );
    const week = await stats('7');
    expect(week.perDay.map(({ searches, isCounted }) => isCounted && searches)).toEqual([false, false, false, 10, false, false, 4]);
    expect(week.perDay.map(({ before }) => before)).toEqual([null, null, null, null, 4, null, null]);
    expect([week.dailySearches, week.withoutResultRatio]).toEqual([
      { now: 10, days: 1, before: null },
      { now: 0.5, before: null },
    ]);
    await db.transaction((tx) => beginDay(tx, day(13)));
    const whole = await stats('7');
    expect([whole.dailySearches.before, whole.withoutResultRatio.before]).toEqual([2, 0.25]);
    expect((await stats('30')).dailySearches).toEqual({ now: 14 / 3, days: 3, before: null });
  });

  it('is a sum over the days of the period, of the ten that were asked for most', async () => {
    const words = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`söz ${place}`, place + 1]));
    await save(service.running.db, dayOf(addDays(today(), -20), words), dayOf(today(), words));
    const month = (await stats('30')).words;
    expect(month.map(({ searches }) => searches)).toEqual([24, 22, 20, 18, 16, 14, 12, 10, 8, 6]);
    expect((await stats('7')).words.map(({ searches }) => searches)).toEqual([12, 11, 10, 9, 8, 7, 6, 5]);
  });
});

describe('counters', () => {
  it('of several replicas add up, in whatever order they write, and no day holds more different words than it may', async () => {
    const { db } = service.running;
    const words = ['bir', 'iki', 'üç', 'dört', 'beş'];
    const some = (from: number) => Object.fromEntries([...words.slice(from), ...words.slice(0, from)].map((word) => [word, 2]));
    await Promise.all(Array.from({ length: 20 }, (_, place) => save(db, dayOf(today(), some(place % 5)))));
    const { words: asked, perDay } = await stats();
    expect(asked.map(({ searches }) => searches)).toEqual([40, 40, 40, 40, 40]);
    expect(perDay.at(-1)?.searches).toBe(200);
    await db.transaction((tx) => saveCounts(tx, [dayOf(today(), { altı: 9, beş: 1 })], words.length));
    const full = await stats();
    expect([full.words.find((one) => one.words === 'beş')?.searches, full.words.length, full.perDay.at(-1)?.searches]).toEqual([
      41, 5, 210,
    ]);
  });

  it('are forgotten by the service itself: words after 90 days, totals once no period is compared with them', async () => {
    const { db } = service.running;
    const ago = (days: number) => addDays(today(), -days);
    const old = [SERVER_LIMITS.searchWordsKeptDays, SERVER_LIMITS.searchWordsKeptDays - 1, 180, 179];
    await save(db, ...old.map((days) => dayOf(ago(days - 1), { eski: 6 })));
    service.clock.advance(86_400_000);
    const days = async (table: string) => {
      const rows = await db.manager.query<{ day: string }[]>(`select day::text as day from ${table} order by day`);
      return rows.map(({ day }) => day).filter((day) => day < ago(2));
    };
    await eventually(async () => expect(await days('search_words_count')).toEqual([ago(89)]));
    expect(await days('search_count')).toEqual([ago(179), ago(90), ago(89)]);
  });

  it('wait while the database is away, and searches are answered as ever', async () => {
    await fill();
    const { db } = service.running;
    const server = await openDatabase({ url: databaseUrl(db.url, 'postgres'), schema: { tables: [], migrations: [] }, log: silentLog() });
    const name = new URL(db.url).pathname.slice(1);
    try {
      await server.manager.query(`alter database "${name}" with allow_connections false`);
      await server.manager.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      await expect(stats()).rejects.toThrow();
      // Nobody can reach the database before this block ends: whatever waited for it would never be answered.
      await ask(5, { keyword: 'uyku' });
    } finally {
      await server.manager.query(`alter database "${name}" with allow_connections true`);
      await server.close();
    }
    await eventually(async () => expect((await stats()).words).toEqual([{ words: 'uyku', searches: 5 }]));
  });

  it('are written before the service ends', async () => {
    await fill();
    await ask(2, { keyword: 'uyku' });
    const { url } = service.running.db;
    await service.running.stop();
    const after = await openDatabase({ url, schema, log: silentLog() });
    const rows = await after.manager.query(`select searches from search_count where category_id = '' and searches > 0`);
    await after.close();
    expect(rows).toEqual([{ searches: 2 }]);
  });
});
