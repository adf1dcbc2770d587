import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CAREER, INTERVIEW, idOf } from '../testing/people.ts';
import { asked, DOCUMENTS } from './port.testing.ts';
import type { SearchIndex } from './port.ts';

/** How every search engine behind the port finds coaches like one. @param create an empty index of the test's own */
export function describeLikeness(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await create();
    await index.upsert(DOCUMENTS, 'now');
  });
  afterAll(() => index.close());

  it('finds whoever shares most with a coach: topics first, then the city, and never the coach', async () => {
    const alike = async (number: number, categoryIds: string[], cityId: string) =>
      (await index.alike({ id: idOf(number), categoryIds, cityId, size: 4, day: 20_000 })).map(({ coach, score }) => [
        coach.firstName,
        score,
      ]);
    expect(await alike(1, [INTERVIEW, CAREER], '34')).toEqual([
      ['Gül', 5],
      ['Thomas', 4],
      ['Ömer', 2],
    ]);
    const inAnkara = await index.search(asked('', { cityIds: ['06'] }));
    expect(await alike(2, [], '06')).toEqual(inAnkara.hits.map(({ coach: { firstName } }) => [firstName, 1]));
    expect(await alike(2, [], '')).toEqual([]);
  });

  it('knows a coach by id, and nobody by another one', async () => {
    expect((await index.get(idOf(2)))?.firstName).toBe('Işıl');
    expect(await index.get(idOf(77))).toBeNull();
  });
}
