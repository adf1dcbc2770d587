import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { suggest } from '@pusula/contracts';
import { aPublic, eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { CATEGORIES, coach, idOf, PEOPLE, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, examplesSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'suggest');
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    examplesSaid(SLEEP, 1, ['uyku düzenim bozuk']),
    ...PEOPLE.map((one, at) => coachSaid(idOf(at + 1), 1, coach(at + 1, one))),
  );
  await eventually(async () => expect((await service.find({})).total).toBe(5));
  service.clock.advance(1_000);
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

it('offers the provinces of a district', async () => {
  const cities = async (keyword: string) =>
    (await service.callAs(aPublic)(suggest, { keyword })).suggestions
      .filter(({ kind }) => kind === 'city')
      .map(({ text, target, detail }) => [text, target, detail]);
  expect(await cities('kadik')).toEqual([['Kadıköy', 'İstanbul', 'İstanbul']]);
  expect(await cities('edremit')).toEqual([
    ['Edremit', 'Balıkesir', 'Balıkesir'],
    ['Edremit', 'Van', 'Van'],
  ]);
});

it('answers with names, counts and sentences at once, and so it does the first time', async () => {
  const { suggestions } = await service.callAs(aPublic)(suggest, { keyword: 'uyku' });
  expect(suggestions.map(({ kind, text, count }) => [kind, text, count])).toEqual([
    ['category', 'Uyku düzeni', 2],
    ['phrase', 'uyku düzenim bozuk', null],
  ]);
});

it('offers what people say now, a minute after that has changed, and goes on with it while nothing changes', async () => {
  const phrases = async () =>
    (await service.callAs(aPublic)(suggest, { keyword: 'uyku' })).suggestions
      .filter(({ kind }) => kind === 'phrase')
      .map(({ text }) => text);
  expect(await phrases()).toEqual(['uyku düzenim bozuk']);
  await service.publish(examplesSaid(SLEEP, 2, ['uyku bana haram']));
  for (let minutes = 0; minutes < 2; minutes += 1)
    await eventually(async () => {
      // What is read behind the back of a call is there for the next one.
      service.clock.advance(61_000);
      expect(await phrases()).toEqual(['uyku bana haram']);
    });
});
