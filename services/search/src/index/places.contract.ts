import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parseQuery } from '../query/parse-query.ts';
import { type Person, SLEEP } from '../testing/people.ts';
import { findCoaches } from './find-coaches.ts';
import { asked, DOCUMENTS, document, MODEL } from './port.testing.ts';
import type { IndexQuery, SearchIndex } from './port.ts';

const SAYS_KADIKOY: Person = { name: 'Ada Su', city: 'İstanbul', tr: ['Kadıköy’de bir oda.', 'Rıhtıma yakın, sessiz bir oda.'] };

/** Districts are the provinces in which they lie. @param create an empty index of the test's own */
export function describePlaces(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await create();
    await index.upsert([...DOCUMENTS, document(6, SAYS_KADIKOY, 1)], 'now');
  });
  afterAll(() => index?.close());

  const namesOf = async (keyword: string) => (await index.search(asked(keyword))).hits.map(({ coach: { firstName } }) => firstName);

  it.each(['kadıköy koçu', 'Kadikoyde koç arıyorum', 'KADIKÖY', 'a coach in Kadıköy', 'anadolu yakasında koç', 'kadkoy'])(
    'finds the coaches of Istanbul by %s',
    async (keyword) => {
      expect((await namesOf(keyword)).sort()).toEqual(['Ada', 'Elif', 'Gül']);
    },
  );

  it('lists first who says the name of the district, and all others of the province as close', async () => {
    const { hits, total, farTotal } = await index.search(asked('kadıköy koçu'));
    expect([hits[0]?.coach.firstName, total, farTotal]).toEqual(['Ada', 3, 0]);
  });

  it('says which district was meant by a slip', async () => {
    expect((await index.search(asked('kadkoy'))).corrections).toEqual([{ typed: 'kadkoy', used: 'kadikoy' }]);
    expect((await index.search(asked('bornva mülkat'))).corrections).toEqual([
      { typed: 'bornva', used: 'bornova' },
      { typed: 'mulkat', used: 'mulakat' },
    ]);
  });

  it('takes a name that districts of several provinces have for all of them', async () => {
    await index.upsert([document(7, { name: 'Cem Bir', city: 'Van' }, 1), document(8, { name: 'Naz İki', city: 'Balıkesir' }, 1)], 'now');
    expect((await namesOf('edremit koçu')).sort()).toEqual(['Cem', 'Naz']);
    expect(await namesOf('van edremit koçu')).toEqual(['Cem']);
  });

  it('takes the name of a coach for no place, and a word of it alone for both', async () => {
    await index.upsert([document(9, { name: 'Nil Bornova', city: 'Ankara' }, 1)], 'now');
    const found = async (keyword: string, more: Partial<IndexQuery> = {}) => {
      const { total, hits, read } = await findCoaches(index, asked(keyword, more));
      return [total, hits.map(({ coach: { firstName } }) => firstName).sort(), read.namedCityIds];
    };
    expect(await found('nil bornova')).toEqual([1, ['Nil'], []]);
    expect(await found('nil bornova', { from: 1 })).toEqual([1, [], []]);
    expect(await found('bornova')).toEqual([2, ['Işıl', 'Nil'], ['35']]);
    expect((await found('bornova uyku'))[2]).toEqual(['35']);
  });

  it('puts the coaches of the province before others with the same topic', async () => {
    const reading = await create();
    const sleep = (city: string): Person => ({ name: `${city} Bir`, city, categoryIds: [SLEEP], tr: ['Uyku.', 'Uyku düzeni.'] });
    await reading.upsert([document(1, sleep('İzmir'), 1), document(2, sleep('Ankara'), 1)], 'now');
    const model = { ...MODEL, read: () => [{ categoryId: SLEEP, probability: 0.9 }] };
    const first = async (keyword: string) =>
      (await reading.search(asked(keyword, { read: parseQuery(keyword, { model }) }))).hits[0]?.coach.city;
    expect([await first('bornova uyku'), await first('çankayada uyku')]).toEqual(['İzmir', 'Ankara']);
    await reading.close();
  });
}
