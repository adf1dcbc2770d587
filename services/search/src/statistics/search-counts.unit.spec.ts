import { expect, it } from '@jest/globals';
import { fakeClock } from '@pusula/service-kit/testing';
import { type AnsweredSearch, searchCounts } from './search-counts.ts';

const search = (keyword: string, more: Partial<AnsweredSearch> = {}): AnsweredSearch => ({
  id: `${Math.random()}`,
  keyword,
  language: 'tr',
  total: 3,
  isForSomebody: false,
  categoryIds: [],
  ...more,
});
const clock = fakeClock('2026-11-22T12:00:00.000Z');

it('spellings of the same words are one, and cut where a keyword ends', () => {
  const counts = searchCounts(clock);
  for (const keyword of ['Öfke Kontrolü', 'ofke kontrolu!', 'ÖFKE   KONTROLÜ’nü', 'ß'.repeat(50)]) counts.count(search(keyword));
  const [day] = counts.take().days;
  expect([...(day?.words ?? [])]).toEqual([
    ['ofke kontrolu', { written: 'öfke kontrolü', searches: 3, withoutResult: 0 }],
    ['s'.repeat(50), { written: 'ß'.repeat(50), searches: 1, withoutResult: 0 }],
  ]);
  expect(counts.take()).toEqual({ days: [], dropped: 0 });
});

it('is told in its own language, so that a capital I becomes what its writer meant', () => {
  const counts = searchCounts(clock);
  counts.count(search('Interview', { language: 'en' }));
  counts.count(search('IŞIK'));
  expect([...(counts.take().days[0]?.words.values() ?? [])].map(({ written }) => written)).toEqual(['interview', 'ışık']);
});

it('a search counts once while its filters change, and each category that it is narrowed to once', () => {
  const counts = searchCounts(clock);
  counts.count(search('uyku', { id: 'a' }));
  counts.count(search('uyku', { id: 'a', total: 0, categoryIds: ['c1'] }));
  counts.count(search('uyku', { id: 'a', total: 0, categoryIds: ['c1', 'c2'] }));
  counts.count(search('uyku', { id: 'b', total: 0 }));
  clock.advance(5 * 60_000);
  counts.count(search('uyku', { id: 'a' }));
  const [day] = counts.take().days;
  expect(day).toMatchObject({ day: '2026-11-22', all: { searches: 3, withoutResult: 1 } });
  expect([...(day?.categories ?? [])]).toEqual([
    ['c1', { searches: 1, withoutResult: 1 }],
    ['c2', { searches: 1, withoutResult: 1 }],
  ]);
});

it('whom somebody sought, addresses and phone numbers are in the totals alone', () => {
  const counts = searchCounts(clock);
  counts.count(search('elif sarıkaya', { isForSomebody: true }));
  for (const keyword of ['elif@posta.example', '0532 1234567']) counts.count(search(keyword, { total: 0 }));
  expect(counts.take().days).toMatchObject([{ all: { searches: 3, withoutResult: 2 }, words: new Map() }]);
});

it('words for which there is no room are in the totals alone, and it is told how many', () => {
  const counts = searchCounts(clock, 2);
  for (const keyword of ['bir', 'iki', 'üç', 'dört', 'iki']) counts.count(search(keyword));
  const { days, dropped } = counts.take();
  expect([dropped, days[0]?.all.searches, [...(days[0]?.words.keys() ?? [])]]).toEqual([2, 5, ['bir', 'iki']]);
  counts.count(search('üç'));
  expect(counts.take()).toMatchObject({ dropped: 0, days: [{ words: new Map([['uc', {}]]) }] });
});

it('a day ends at midnight in Istanbul', () => {
  const late = fakeClock('2026-11-22T20:59:59.000Z');
  const counts = searchCounts(late);
  counts.count(search('gece'));
  late.advance(1_000);
  counts.count(search('gece'));
  expect(counts.take().days.map(({ day, all }) => [day, all.searches])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-23', 1],
  ]);
});
