import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NO_FACTS, SERVER_LIMITS } from '@pusula/contracts';
import { type IntentModel, NO_INTENTS } from '../intents/intent-model.ts';
import { parseQuery } from '../query/parse-query.ts';
import { CAREER, CATEGORIES, HEALTH, INTERVIEW, SLEEP } from '../testing/people.ts';
import { findCoaches } from './find-coaches.ts';
import { asked, document } from './port.testing.ts';
import type { IndexQuery, SearchIndex } from './port.ts';

const MOST = SERVER_LIMITS.searchUnsureCoaches;
const EVERYBODY = 30;
/** Ten of them work in Izmir, and ten on sleep. */
const CROWD = Array.from({ length: EVERYBODY }, (_, at) =>
  document(
    at + 1,
    {
      name: `Ad${at} Soyad${at}`,
      city: at % 3 === 0 ? 'İzmir' : 'Ankara',
      categoryIds: [at % 3 === 1 ? SLEEP : INTERVIEW],
      facts: { sessionFormats: ['online'] },
      tr: [at === 7 ? 'Hayatım böyle sürmesin' : `Yol ${at}`, 'Hayatım böyle sürmesin diyenlerle çalışırım.'],
    },
    1,
  ),
);

const readsAs = (...intents: readonly (readonly [string, number])[]): IntentModel => ({
  ...NO_INTENTS,
  name: 'guesses',
  knows: () => true,
  read: () => intents.map(([categoryId, probability]) => ({ categoryId, probability })),
});
const GUESSES = readsAs([SLEEP, 0.12], [INTERVIEW, 0.1]);
const VAGUE = 'hayatım böyle sürsün istemiyorum artık';

export function describeUnsureSearches(create: () => Promise<SearchIndex>): void {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await create();
    await index.upsert(CROWD, 'now');
  });
  afterAll(() => index?.close());

  const find = (more: Partial<IndexQuery> = {}, keyword = VAGUE, model = GUESSES) =>
    findCoaches(index, asked(keyword, { read: parseQuery(keyword, { model, categories: CATEGORIES }), ...more }));
  const idsOf = async (more: Partial<IndexQuery>) => (await find(more)).hits.map(({ coach: { id } }) => id);

  it('finds the best alone, on as many pages as they fill', async () => {
    const { isUnsure, total, farTotal } = await find();
    expect({ isUnsure, total, farTotal }).toEqual({ isUnsure: true, total: MOST, farTotal: EVERYBODY - MOST });
    const pages = await Promise.all([0, 10, 20].map((from) => idsOf({ from })));
    expect(pages.map(({ length }) => length)).toEqual([10, 2, 0]);
    expect(new Set(pages.flat()).size).toBe(MOST);
  });

  it('lists everybody else when they are asked for, nobody twice', async () => {
    const best = [...(await idsOf({})), ...(await idsOf({ from: 10 }))];
    const far = [...(await idsOf({ far: true })), ...(await idsOf({ far: true, from: 10 }))];
    expect(new Set([...best, ...far]).size).toBe(EVERYBODY);
  });

  it('counts what each choice would give', async () => {
    const { cities, categories, facts } = await find();
    expect(Object.fromEntries(cities)).toEqual({ '06': MOST, '35': 10 });
    expect(Object.fromEntries(categories)).toEqual({ [CAREER]: 20, [INTERVIEW]: 20, [HEALTH]: 10, [SLEEP]: 10 });
    expect(Object.fromEntries(facts.sessionFormats)).toEqual({ online: MOST });
    expect((await find({ cityIds: ['06'] })).total).toBe(MOST);
    expect((await find({ cityIds: ['35'] })).total).toBe(10);
    expect((await find({ facts: { ...NO_FACTS, sessionFormats: ['online'] } })).total).toBe(MOST);
  });

  it('is sure as soon as a category is chosen, and finds all of it', async () => {
    const { isUnsure, total, farTotal } = await find({ categoryIds: [INTERVIEW] });
    expect({ isUnsure, total, farTotal }).toEqual({ isUnsure: false, total: 20, farTotal: 0 });
  });

  it.each([
    ['a likely topic', VAGUE, readsAs([SLEEP, 0.5]), 10],
    ['a headline as somebody wrote it', 'Hayatım böyle sürmesin', GUESSES, EVERYBODY],
    ['one word', 'hayatım', GUESSES, EVERYBODY],
    ['what no model reads', VAGUE, NO_INTENTS, EVERYBODY],
  ])('is sure of %s', async (_what, keyword, model, total) => {
    expect(await find({}, keyword, model)).toMatchObject({ isUnsure: false, total });
  });

  it('finds nobody by words about something that no category is for, unless somebody has said just that', async () => {
    const elsewhere = { ...GUESSES, elsewhere: () => 0.6 };
    expect(await find({}, 'yolda hayatım boyunca kirlenen halılar', elsewhere)).toMatchObject({
      isUnsure: false,
      total: 0,
      farTotal: EVERYBODY,
    });
    expect((await find({}, 'Ad3 Soyad3', elsewhere)).hits.map(({ coach: { firstName } }) => firstName)).toEqual(['Ad3']);
  });
}
