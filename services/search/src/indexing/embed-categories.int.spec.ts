import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { embedCategories, indexStatus } from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { admin, BORED, LEARNT_MS, learnt, SLEEPLESS, tried } from '../testing/learned-texts.ts';
import { CAREER, CATEGORIES, coach, idOf, PEOPLE, type Person, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, examplesSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  service = await startSearch(postgres, undefined, 'embed-categories');
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    coachSaid(idOf(1), 1, coach(1, PEOPLE[0] as Person)),
  );
});
afterEach(() => service?.stop());
afterAll(() => postgres?.stop());

const model = async () =>
  (
    await service.running.db.manager.query<{ fingerprint: string; trained_at: Date }[]>('select fingerprint, trained_at from intent_model')
  )[0];

describe('the run of embeddings', () => {
  const run = async () => {
    const { job } = await service.callAs(admin)(embedCategories, {});
    await eventually(
      async () => expect((await service.callAs(admin)(indexStatus, {})).run).toMatchObject({ id: job.id, state: 'done' }),
      LEARNT_MS,
    );
    return job;
  };

  it('trains the model again although nothing has changed, and everybody is read with it', async () => {
    await service.publish(examplesSaid(SLEEP, 1, SLEEPLESS), examplesSaid(CAREER, 1, BORED));
    await learnt(service, { id: CAREER, version: 1 });
    const before = await model();
    const { intents } = await tried(service, 'tavana bakıyorum');
    service.clock.advance(60_000);
    expect(await run()).toMatchObject({ state: 'running', total: 1 });
    const after = await model();
    expect([after?.fingerprint, after?.trained_at.getTime()]).toEqual([before?.fingerprint, (before?.trained_at.getTime() ?? 0) + 60_000]);
    expect((await tried(service, 'tavana bakıyorum')).intents).toEqual(intents);
    await eventually(
      async () => expect(await service.callAs(admin)(indexStatus, {})).toMatchObject({ unindexed: 0, inIndex: 1 }),
      LEARNT_MS,
    );
  });

  it('ends well when there is nothing to learn', async () => {
    await run();
    expect(await model()).toBeUndefined();
  });
});
