import { describe, expect, it } from '@jest/globals';
import { fakeClock } from '@pusula/service-kit/testing';
import { type IntentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { CAREER, SLEEP } from '../testing/people.ts';
import { type MissedSearch, missCounts } from './miss-counts.ts';

const DAY_MS = 86_400_000;
const model: IntentModel = {
  ...NO_INTENTS,
  read: (text) => {
    if (/uyku/i.test(text)) return [{ categoryId: SLEEP, probability: 0.6 }];
    return text.includes('iş') ? [{ categoryId: CAREER, probability: 0.1 }] : [];
  },
};
let ids = 0;
const miss = (keyword: string, more: Partial<MissedSearch> = {}): MissedSearch => ({
  id: `search-${++ids}`,
  keyword,
  language: 'tr',
  cities: [],
  isWithoutResult: true,
  ...more,
});
const counted = (...misses: MissedSearch[]) => {
  const counts = missCounts(fakeClock('2026-11-22T12:00:00.000Z'));
  for (const one of misses) counts.count(one, model);
  return counts.take()[0] ?? { day: '', topics: [], words: [] };
};

describe('searches without a good answer', () => {
  it('are counted by topic and named city, and by their words without it', () => {
    const { topics, words } = counted(miss('İzmir’de uyku'), miss('UYKU izmir', { isWithoutResult: false }), miss('uyku'));
    expect(topics).toEqual([
      { categoryId: SLEEP, cityId: '35', searches: 2, withoutResult: 1 },
      { categoryId: SLEEP, cityId: '', searches: 1, withoutResult: 1 },
    ]);
    expect(words).toEqual([{ folded: 'uyku', written: 'uyku', language: 'tr', searches: 3, withoutResult: 2 }]);
  });

  it('take the one city that they were narrowed to, and none of several', () => {
    const { topics } = counted(
      miss('uyku', { cities: ['ankara'] }),
      miss('uyku', { cities: ['Ankara', 'Van'] }),
      miss('uyku van', { cities: ['Ankara'] }),
    );
    expect(topics.map(({ cityId }) => cityId)).toEqual(['06', '', '65']);
  });

  it('take the province of a district, and none of several that have one of the name', () => {
    const { topics } = counted(miss('Kadıköy’de uyku'), miss('edremit uyku'), miss('van edremit uyku'));
    expect(topics.map(({ cityId }) => cityId)).toEqual(['34', '', '65']);
  });

  it('have no topic when none is read, or none surely enough', () => {
    expect(counted(miss('iş'), miss('qwx')).topics).toEqual([{ categoryId: '', cityId: '', searches: 2, withoutResult: 2 }]);
  });

  it('count once, whatever becomes of them afterwards, and again when somebody else has the same', () => {
    const first = miss('uyku');
    expect(counted(first, first, { ...first, isWithoutResult: false }).words).toMatchObject([{ searches: 1, withoutResult: 1 }]);
    expect(counted(first, { ...first, id: 'another' }).words).toMatchObject([{ searches: 2 }]);
  });

  it('are told apart by the language of the page, in the spelling that came first', () => {
    expect(counted(miss('ISI kaybı'), miss('ısı kaybı'), miss('ISI', { language: 'en' })).words).toMatchObject([
      { folded: 'isi kaybi', written: 'ısı kaybı', language: 'tr', searches: 2 },
      { folded: 'isi', written: 'isi', language: 'en', searches: 1 },
    ]);
  });

  it.each(['ayse@example.com', 'ara beni 0532 1234567', 'İzmir', '💥 ?!', ''])('are not kept of %j', (keyword) => {
    expect(counted(miss(keyword))).toMatchObject({ topics: [], words: [] });
  });

  it('are held by the day, so many and no more, until they are taken', () => {
    const clock = fakeClock('2026-11-22T12:00:00.000Z');
    const counts = missCounts(clock, 2);
    for (const keyword of ['bir', 'iki', 'üç', 'bir']) counts.count(miss(keyword), model);
    clock.advance(DAY_MS);
    counts.count(miss('dört'), model);
    const days = counts.take();
    expect(days.map(({ words }) => words.map(({ written, searches }) => [written, searches]))).toEqual([
      [
        ['bir', 2],
        ['iki', 1],
      ],
      [['dört', 1]],
    ]);
    expect(counts.take()).toEqual([]);
  });
});
