import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { BORED, LEARNT_MS, learnt, SLEEPLESS, tried } from '../testing/learned-texts.ts';
import { CAREER, CATEGORIES, coach, INTERVIEW, idOf, PEOPLE, type Person, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, examplesSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'try-sentence');
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    coachSaid(idOf(1), 1, coach(1, PEOPLE[0] as Person)),
  );
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

describe('a sentence that an admin tries', () => {
  it('leads to the categories that the search reads in it, surest first, without the cities that it names', async () => {
    await service.publish(examplesSaid(SLEEP, 1, SLEEPLESS), examplesSaid(CAREER, 1, BORED));
    await learnt(service, { id: CAREER, version: 1 });
    const { intents, cities, isReady } = await tried(service, 'İzmir’de geceleri tavana bakıp duruyorum');
    expect([isReady, cities, intents[0]?.categoryId]).toEqual([true, ['İzmir'], SLEEP]);
    expect(intents[0]?.probability).toBeGreaterThan(0.4);
    expect(intents.map(({ probability }) => probability)).toEqual(intents.map(({ probability }) => probability).sort((a, b) => b - a));
    expect((await tried(service, 'geceleri tavana bakıp duruyorum')).intents).toEqual(intents);
    expect((await tried(service, 'qwxz')).intents).toEqual([]);
  });

  it('leads nowhere while no category has examples, which is all that there is to know', async () => {
    await eventually(async () => expect(await tried(service, 'uyku')).toMatchObject({ isReady: true, intents: [], cities: [] }), LEARNT_MS);
  });

  it('is said to be read with old knowledge until what was written last has come and was learnt', async () => {
    await service.publish(examplesSaid(SLEEP, 1, SLEEPLESS), examplesSaid(CAREER, 1, BORED));
    await learnt(service, { id: CAREER, version: 1 });
    const dishes = 'bulaşıklar dağ gibi birikti';
    expect(await tried(service, dishes, { id: INTERVIEW, version: 2 })).toMatchObject({ isReady: false });
    await service.publish(examplesSaid(INTERVIEW, 2, [dishes, 'bulaşık makinesine dalıp gidiyorum']));
    await learnt(service, { id: INTERVIEW, version: 2 });
    expect((await tried(service, dishes, { id: INTERVIEW, version: 2 })).intents[0]?.categoryId).toBe(INTERVIEW);
    expect(await tried(service, dishes, { id: INTERVIEW, version: 3 })).toMatchObject({ isReady: false });
  });
});
