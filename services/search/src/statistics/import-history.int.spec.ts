import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addDays, localDay, searchMisses, searchStats } from '@pusula/contracts';
import { aUser, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { CAREER, CATEGORIES, idOf, SLEEP } from '../testing/people.ts';
import { categorySaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';
import { type HistoryDay, importHistory } from './import-history.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'history');
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

const admin = aUser({ id: idOf(50), role: 'admin' });
const stats = async (days: string) => (await service.callAs(admin)(searchStats, { days })).searchStats;
const misses = async () => (await service.callAs(admin)(searchMisses, { days: '7' })).searchMisses;
const dayAgo = (ago: number) => addDays(localDay(service.clock.now()), -ago);
const daysUntil = (last: number, count: number): HistoryDay[] =>
  Array.from({ length: count }, (_, place) => ({
    day: dayAgo(last + count - 1 - place),
    searches: 10,
    withoutResult: 2,
    categories: [{ id: CAREER, searches: 4, withoutResult: 0 }],
    words: [
      { words: 'Mülakat  KAYGISI', language: 'tr', searches: 3, withoutResult: 0 },
      { words: 'arıcılık', language: 'tr', searches: 2, withoutResult: 2 },
      ...(place === 0 ? [{ words: 'seldom', language: 'en' as const, searches: 1, withoutResult: 0 }] : []),
    ],
    misses: {
      topics: [{ categoryId: SLEEP, cityId: '35', searches: 2, withoutResult: 0 }],
      words: [{ words: 'arıcılık', language: 'tr', searches: 2, withoutResult: 2 }],
    },
  }));
const add = (days: readonly HistoryDay[]) => importHistory({ db: service.running.db })(days);

it('what was counted elsewhere is read as what was counted here, also on the running day', async () => {
  await service.publish(...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)));
  await eventually(async () => {
    // Categories are read again every half second of the service's clock, which only the test moves.
    service.clock.advance(1_000);
    expect((await service.find({ categoryId: SLEEP })).unknownFilters.categoryIds).toEqual([]);
  });
  expect(await add(daysUntil(0, 14))).toBe(14);
  const week = await stats('7');
  expect(week).toMatchObject({
    dailySearches: { now: 10, days: 6, before: 10 },
    withoutResultRatio: { now: 0.2, before: 0.2 },
    words: [
      { words: 'mülakat kaygısı', searches: 21 },
      { words: 'arıcılık', searches: 14 },
    ],
    wordsWithoutResult: [{ words: 'arıcılık', searches: 14 }],
    byCategory: [{ id: CAREER, searches: 28 }],
  });
  expect(week.perDay.at(-1)).toMatchObject({ searches: 10, isCounted: true, before: 10 });
  const missed = await eventually(async () => {
    const found = await misses();
    expect(found.topics.map(({ categoryId }) => categoryId)).toEqual([SLEEP]);
    return found;
  });
  expect(missed).toMatchObject({
    searches: 14,
    topics: [{ cities: [{ name: 'İzmir', searches: 14 }] }],
    words: [{ words: 'arıcılık', searches: 14, withoutResult: 14 }],
  });
});

it('words that few searched for rest as a hash', async () => {
  await add(daysUntil(1, 7));
  const kept = await service.running.db.manager.query<{ words: string | null }[]>(
    'select distinct words from search_words_count order by 1',
  );
  expect(kept.map(({ words }) => words)).toEqual(['arıcılık', 'mülakat kaygısı', null]);
});

it('a service that has counted already stays as it is, also when the same comes again', async () => {
  expect(await add(daysUntil(1, 7))).toBe(7);
  expect(await add(daysUntil(1, 7))).toBe(0);
  expect(await add(daysUntil(0, 30))).toBe(0);
  expect(await add([])).toBe(0);
  expect((await stats('7')).perDay.map(({ searches }) => searches)).toEqual([10, 10, 10, 10, 10, 10, 0]);
});
