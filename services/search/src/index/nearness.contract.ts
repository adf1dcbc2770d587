import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom } from '@pusula/service-kit/service';
import { toSearchDocument } from '../documents/to-search-document.ts';
import { CATEGORIES, coach, idOf, PEOPLE } from '../testing/people.ts';
import { nearnessGain } from './nearness.ts';
import { asked, DOCUMENTS, document, inOneBatch } from './port.testing.ts';
import type { IndexQuery, Nearness, SearchDocument, SearchIndex } from './port.ts';
import { dot, normalised, spaceKey, type VectorSpace } from './vector.ts';

const SPACE: VectorSpace = { model: 'test', dimension: 4 };
const space = spaceKey(SPACE);
const MEANT = Float32Array.of(1, 0, 0, 0);
/** So similar to what is meant. */
const similar = (similarity: number) => Float32Array.of(similarity, Math.sqrt(1 - similarity ** 2), 0, 0);
const NEARNESS: Nearness = { vector: { space, values: MEANT }, average: 0.2, full: 0.8, weight: 10 };

/** In the order of the people: Elif, Işıl, Thomas, Ömer, Gül. */
const SIMILARITIES = [0.1, 0.9, 0.6, 0.5, 0.2];
const near = (one: SearchDocument, similarity: number, version = one.version + 1): SearchDocument => ({
  ...one,
  version,
  vector: { space, values: similar(similarity) },
});
const NEAR_DOCUMENTS = DOCUMENTS.map((one, at) => near(one, SIMILARITIES[at] as number));

/** Words that nobody says: what is found is found by nearness. */
const UNHEARD = 'zzqqxxjj';

/** How every search engine behind the port finds by nearness of vectors. @param create an empty index of the test's own */
export function describeNearness(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await filled(NEAR_DOCUMENTS);
  });
  afterAll(() => index?.close());

  const filled = async (documents: readonly SearchDocument[]) => {
    const one = await create();
    await one.rebuild(inOneBatch(documents), SPACE);
    return one;
  };
  const find = async (keyword: string, more: Partial<IndexQuery> = {}, among = index) => {
    const { hits, total } = await among.search(asked(keyword, { nearness: NEARNESS, size: 50, ...more }));
    return { total, names: hits.map((hit) => hit.coach.firstName), scores: hits.map(({ score }) => score) };
  };

  it('finds the nearest first, with all that nearness can give, and nobody who is no nearer than the average', async () => {
    const { names, scores, total } = await find(UNHEARD);
    expect([names, total]).toEqual([['Işıl', 'Thomas', 'Ömer'], 3]);
    for (const [at, gain] of [10, 20 / 3, 5].entries()) expect(scores[at]).toBeCloseTo(gain, 3);
  });

  it('finds the same with filters, and counts by them', async () => {
    expect(await find(UNHEARD, { cityIds: ['06'] })).toMatchObject({ names: ['Thomas', 'Ömer'], total: 2 });
  });

  it('adds to what words give', async () => {
    const byWords = await index.search(asked('kaygısı sunum'));
    const scoreOf = (name: string, { hits }: typeof byWords) => hits.find((hit) => hit.coach.firstName === name)?.score ?? 0;
    const both = await index.search(asked('kaygısı sunum', { nearness: { ...NEARNESS, weight: 1 } }));
    expect(scoreOf('Elif', byWords)).toBeGreaterThan(0);
    expect(scoreOf('Elif', both)).toBeCloseTo(scoreOf('Elif', byWords), 3);
    expect(both.hits.map((hit) => hit.coach.firstName)).toEqual(expect.arrayContaining(byWords.hits.map((hit) => hit.coach.firstName)));
  });

  it('lets nobody overtake a literal hit on a rare word or a name', async () => {
    expect((await find('Sarıkaya')).names).toEqual(['Elif']);
    expect((await find('şahin')).names).toEqual(['Ömer']);
    expect((await find('ödevle')).names).toEqual(['Gül']);
    expect((await find(`sarıkaya ${UNHEARD}`)).names).toEqual(['Elif']);
  });

  it('is about those who work in a province that the words name', async () => {
    expect((await find(`Ankara’da ${UNHEARD}`)).names).toEqual(['Thomas', 'Ömer']);
  });

  it('is about those who work in the province of a district, whoever else writes its name', async () => {
    const writing = { name: 'Ece Uzak', city: 'Bursa', tr: ['Çankaya’dan Bursa’ya.', 'Eskiden Çankaya.'] as [string, string] };
    const mixed = await filled([...NEAR_DOCUMENTS, document(6, writing, 1)]);
    const { names, scores } = await find(`Çankaya’da ${UNHEARD}`, {}, mixed);
    const scoreOf = (name: string) => scores[names.indexOf(name)] as number;
    expect(scoreOf('Thomas') - scoreOf('Ömer')).toBeCloseTo(20 / 3 - 5, 3);
    await mixed.close();
  });

  it('says nothing of lists without words', async () => {
    expect((await find('')).scores).toEqual([0, 0, 0, 0, 0]);
  });

  it('passes vectors of other spaces over, in documents and in queries', async () => {
    const other = { space: 'other/2', values: Float32Array.of(1, 0) };
    const mixed = await filled([...NEAR_DOCUMENTS, { ...document(6, { name: 'Öteki Biri', city: 'Van' }, 1), vector: other }]);
    await mixed.upsert([{ ...document(7, { name: 'Beriki Biri', city: 'Van' }, 1), vector: other }], 'now');
    expect((await mixed.search(asked(''))).total).toBe(7);
    expect((await find(UNHEARD, {}, mixed)).names).toEqual(['Işıl', 'Thomas', 'Ömer']);
    expect((await find(UNHEARD, { nearness: { ...NEARNESS, vector: other } }, mixed)).names).not.toContain('Işıl');
    await mixed.close();
  });

  it('follows a coach whose vector changes or who leaves', async () => {
    const changing = await filled(NEAR_DOCUMENTS);
    await changing.upsert([near(NEAR_DOCUMENTS[3] as SearchDocument, 0.95)], 'now');
    await changing.remove([{ id: idOf(3), version: 9 }], 'now');
    expect((await find(UNHEARD, {}, changing)).names.toSorted()).toEqual(['Işıl', 'Ömer'].toSorted());
    await changing.close();
  });

  it('holds vectors of a space once it was made again for it', async () => {
    const fresh = await create();
    if (!(await fresh.holds(SPACE))) await fresh.rebuild(inOneBatch(NEAR_DOCUMENTS), SPACE);
    else await fresh.upsert(NEAR_DOCUMENTS, 'now');
    expect(await fresh.holds(SPACE)).toBe(true);
    expect((await find(UNHEARD, {}, fresh)).names).toEqual(['Işıl', 'Thomas', 'Ömer']);
    await fresh.close();
  });

  describe('among many', () => {
    const COACHES = 400;
    const random = seededRandom(11);
    const drawn = () => normalised(Array.from({ length: 32 }, () => random() - 0.5)) as Float32Array;
    const many: VectorSpace = { model: 'test', dimension: 32 };
    const documents = Array.from({ length: COACHES }, (_, at): SearchDocument => {
      const said = toSearchDocument(
        coach(at + 1, { ...(PEOPLE[at % PEOPLE.length] as (typeof PEOPLE)[number]), name: `Kişi ${at}` }),
        1,
        CATEGORIES,
      );
      return { ...said, vector: { space: spaceKey(many), values: drawn() } };
    });

    it('finds the same in the same order as looking at every one', async () => {
      const crowd = await create();
      await crowd.rebuild(inOneBatch(documents), many);
      const values = drawn();
      const nearness: Nearness = { vector: { space: spaceKey(many), values }, average: 0, full: 0.6, weight: 10 };
      const gains = documents.map(({ coach: { lastName }, vector }) => ({
        lastName,
        gain: nearnessGain(dot(values, vector?.values as Float32Array), nearness),
      }));
      const expected = gains.sort((one, other) => other.gain - one.gain).slice(0, 30);
      const { hits } = await crowd.search(asked(UNHEARD, { nearness, size: 30 }));
      expect(hits.map((hit) => hit.coach.lastName)).toEqual(expected.map(({ lastName }) => lastName));
      expect(hits[0]?.score).toBeCloseTo(expected[0]?.gain ?? 0, 2);
      await crowd.close();
    });
  });
}
