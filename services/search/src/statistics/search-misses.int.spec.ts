import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, localDay, SERVER_LIMITS, searchMisses } from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { admin, BORED, LEARNT_MS, learnt, SLEEPLESS } from '../testing/learned-texts.ts';
import { CAREER, CATEGORIES, coach, HEALTH, idOf, PEOPLE, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, examplesSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';
import type { DayMisses } from './miss-counts.ts';
import { saveMisses } from './save-misses.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'misses');
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    ...PEOPLE.map((one, at) => coachSaid(idOf(at + 1), 1, coach(at + 1, one))),
  );
  await eventually(async () => expect((await service.find({})).total).toBe(5), LEARNT_MS);
  service.clock.advance(1_000);
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

const misses = async (days?: string) => (await service.callAs(admin)(searchMisses, { days })).searchMisses;
let searches = 0;
type Input = Parameters<SearchUnderTest['find']>[0];
/** As many visitors search for the same. */
async function ask(times: number, input: Input): Promise<void> {
  for (let time = 0; time < times; time += 1) await service.find({ id: `search-${++searches}`, ...input });
}
/** As many visitors type one thing, and another a moment later. */
async function refine(times: number, keyword: string, next: string): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await service.find({ id: `search-${++searches}`, keyword: next, refines: { id: `first-${searches}`, keyword } });
}
const wordsOf = async () => (await misses()).words.map(({ words, searches, withoutResult }) => [words, searches, withoutResult]);
const inDatabase = (sql: string) => service.running.db.manager.query(sql);

describe('searches without a good answer', () => {
  it('are those that found nobody, and those whose reader typed something else; once each, rare ones as a hash', async () => {
    await ask(4, { keyword: 'Arıcılık' });
    await ask(2, { keyword: 'dalgıçlık' });
    await ask(5, { keyword: 'mülakat' });
    await refine(3, 'uyku', 'mülakat');
    await refine(3, 'mülakat', 'Ankara’da mülakat');
    await refine(1, 'arıcılık', 'mülakat');
    await service.find({ id: 'same', keyword: 'arıcılık' });
    await service.find({ id: 'same', keyword: 'arıcılık', categoryIds: [SLEEP] });
    await service.find({ id: 'next', keyword: 'uyku', refines: { id: 'same', keyword: 'arıcılık' } });
    await eventually(async () =>
      expect(await wordsOf()).toEqual([
        ['arıcılık', 6, 5],
        ['uyku', 3, 0],
      ]),
    );
    expect(await misses()).toMatchObject({ days: 30, searches: 11, withoutResult: 7 });
    const kept = await inDatabase('select words from search_miss_words_count order by words');
    expect(kept).toEqual([{ words: 'arıcılık' }, { words: 'uyku' }, { words: null }]);
  });

  it('are none where somebody looked for a coach by name, whatever they looked for next', async () => {
    const [named] = (await service.find({ keyword: 'uyku' })).coaches;
    const name = `${named?.firstName} ${named?.lastName}`;
    await refine(4, name, 'mülakat');
    await refine(3, 'uyku', 'mülakat');
    await eventually(async () => expect(await wordsOf()).toEqual([['uyku', 3, 0]]));
    const kept: { words: string | null }[] = await inDatabase('select words from search_miss_words_count');
    expect(kept.map(({ words }) => words)).toEqual(['uyku']);
  });

  it('L6: are none, nor are others counted, where somebody looked for a coach by name and chose what leaves out who is meant', async () => {
    await service.publish(coachSaid(idOf(20), 1, coach(20, { name: 'Zümrüt Kıvrıkoğuz', city: 'Bolu', categoryIds: [CAREER] })));
    await eventually(async () => expect((await service.find({})).total).toBe(6));
    service.clock.advance(1_000);
    const choices: Input[] = [
      { city: 'Van' },
      { cities: ['Van', 'Bursa'] },
      { categoryId: SLEEP },
      { categoryIds: [SLEEP] },
      { sessionFormats: ['online'] },
      { far: true },
      { pageSize: 1 },
    ];
    for (const chosen of choices) {
      await ask(1, { keyword: 'Kıvrıkoğuz', ...chosen });
      await ask(1, { keyword: 'Zümrüt Kıvrıkoğuz', ...chosen });
      // The same with words that are nobody's name is counted.
      await ask(1, { keyword: 'arıcılık', ...chosen });
    }
    await eventually(async () => expect(await wordsOf()).toEqual([['arıcılık', 7, 7]]));
    const kept = await inDatabase('select words from search_miss_words_count union all select words from search_words_count');
    expect(kept).toEqual([{ words: 'arıcılık' }, { words: 'arıcılık' }]);
  });

  it('are one row for the same words on pages of both languages, of the language that had most of them', async () => {
    await ask(3, { keyword: 'arıcılık', language: 'tr' });
    await ask(4, { keyword: 'arıcılık', language: 'en' });
    await eventually(async () =>
      expect((await misses()).words).toEqual([
        { words: 'arıcılık', language: 'en', searches: 7, withoutResult: 7, categoryId: null, givenTo: null },
      ]),
    );
  });

  it('stand by topic and city beside the coaches there are, small numbers left out', async () => {
    await service.publish(examplesSaid(SLEEP, 1, SLEEPLESS), examplesSaid(CAREER, 1, BORED));
    await learnt(service, { id: CAREER, version: 1 });
    await refine(4, 'İzmir’de geceleri tavana bakıyorum', 'qwxz');
    await refine(3, 'tavana bakıyorum geceleri', 'qwxz');
    await refine(2, 'Van’da geceleri tavana bakıyorum', 'qwxz');
    await refine(2, 'işimden soğudum', 'qwxz');
    await ask(3, { keyword: 'arıcılık', city: 'Van' });
    await eventually(async () => expect((await misses()).searches).toBe(7 + 2 + 2 + 3 + 11));
    const { topics, words } = await misses();
    expect(topics).toEqual([
      { categoryId: SLEEP, searches: 9, withoutResult: 0, coaches: 2, cities: [{ id: '35', name: 'İzmir', searches: 4, coaches: 1 }] },
      { categoryId: null, searches: 14, withoutResult: 14, coaches: 0, cities: [{ id: '65', name: 'Van', searches: 3, coaches: 0 }] },
    ]);
    expect(words.map(({ words, categoryId, givenTo }) => [words, categoryId, givenTo])).toEqual([
      ['qwxz', null, null],
      ['geceleri tavana bakıyorum', SLEEP, SLEEP],
      ['arıcılık', null, null],
      ['tavana bakıyorum geceleri', SLEEP, null],
    ]);
  });

  it('that were given to a category are read as it from then on, and its parents count its coaches', async () => {
    await service.publish(examplesSaid(SLEEP, 1, SLEEPLESS), examplesSaid(CAREER, 1, BORED));
    await ask(3, { keyword: 'horlama' });
    await eventually(async () => expect((await misses()).words).toMatchObject([{ words: 'horlama', categoryId: null, givenTo: null }]));
    await service.publish(examplesSaid(HEALTH, 1, ['Horlama!', 'horlama sesi']), examplesSaid(SLEEP, 2, [...SLEEPLESS]));
    await learnt(service, { id: HEALTH, version: 1 });
    await eventually(async () => expect((await misses()).words).toMatchObject([{ words: 'horlama', givenTo: HEALTH }]));
    await service.publish(examplesSaid(HEALTH, 2, ['horlama sesi']), examplesSaid(SLEEP, 3, [...SLEEPLESS], [], ['Horlama']));
    await eventually(async () => expect((await misses()).words).toMatchObject([{ words: 'horlama', givenTo: SLEEP }]));
    await refine(3, 'horlama sesi horlama', 'qwxz');
    await eventually(async () => expect((await misses()).topics[0]).toMatchObject({ categoryId: HEALTH, searches: 3, coaches: 2 }));
  });
});

describe('counters of misses', () => {
  const today = () => localDay(service.clock.now());
  const dayOf = (day: string, words: Readonly<Record<string, number>>): DayMisses => ({
    day,
    topics: [{ categoryId: SLEEP, cityId: '35', searches: 5, withoutResult: 1 }],
    words: Object.entries(words).map(([written, searches]) => ({ folded: written, written, language: 'tr', searches, withoutResult: 0 })),
  });
  const save = (...days: DayMisses[]) => service.running.db.transaction((tx) => saveMisses(tx, days, 5));

  it('of several replicas add up, over the days of the period', async () => {
    await save(dayOf(addDays(today(), -20), { bir: 1 }));
    await Promise.all(Array.from({ length: 10 }, (_, at) => save(dayOf(today(), at % 2 === 0 ? { bir: 1, iki: 1 } : { iki: 1, bir: 1 }))));
    expect(await misses()).toMatchObject({
      searches: 55,
      withoutResult: 11,
      words: [
        { words: 'bir', searches: 11 },
        { words: 'iki', searches: 10 },
      ],
    });
    expect(await misses('7')).toMatchObject({
      searches: 50,
      topics: [{ categoryId: SLEEP, searches: 50, cities: [{ name: 'İzmir', searches: 50 }] }],
    });
  });

  it('hold no more different words a day than they may', async () => {
    await save(dayOf(today(), { a: 3, b: 3, c: 3, d: 3, e: 3 }));
    await save(dayOf(today(), { f: 9, a: 1 }));
    expect((await misses()).words.map(({ words, searches }) => [words, searches])).toEqual([
      ['a', 4],
      ...[...'bcde'].map((one) => [one, 3]),
    ]);
  });

  it('are forgotten by the service itself: rare words after a week, everything after 90 days', async () => {
    const ago = (days: number) => addDays(today(), -days);
    const ages = [
      SERVER_LIMITS.searchWordsKeptDays,
      SERVER_LIMITS.searchWordsKeptDays - 1,
      SERVER_LIMITS.rareMissedWordsKeptDays,
      SERVER_LIMITS.rareMissedWordsKeptDays - 1,
    ];
    await save(...ages.map((days) => dayOf(ago(days - 1), { sık: 5, [`nadir ${days}`]: 1 })));
    service.clock.advance(86_400_000);
    const left = async () => {
      const rows = await inDatabase('select day::text as day, words from search_miss_words_count order by day, words');
      return rows.map(({ day, words }: { day: string; words: string | null }) => [day, words]);
    };
    await eventually(async () =>
      expect(await left()).toEqual([
        [ago(89), 'sık'],
        [ago(7), 'sık'],
        [ago(6), 'sık'],
        [ago(6), null],
      ]),
    );
    expect(await inDatabase('select count(*)::int as days from search_miss_count')).toEqual([{ days: 3 }]);
  });
});
