import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountErased, indexStatus, rebuildIndex } from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import type { Intent } from '../projection/intent.ts';
import { admin, BORED, LEARNT_MS, learnt, SLEEPLESS } from '../testing/learned-texts.ts';
import { CAREER, CATEGORIES, coach, idOf, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, examplesSaid, message, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';

const SLEEPY = {
  name: 'Işıl Çağ',
  city: 'İzmir',
  tr: ['Gözüme uyku girmiyor diyenlere', 'Sabaha kadar dönüp duranlarla.'] as [string, string],
};
const TIRED = ['İşimden soğudum diyenlere', 'İstifa etsem mi diye düşünenlerle.'] as [string, string];

let postgres: TestPostgres;
let service: SearchUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  service = await startSearch(postgres, undefined, 'readings');
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    coachSaid(idOf(1), 1, coach(1, SLEEPY)),
    examplesSaid(SLEEP, 1, SLEEPLESS),
    examplesSaid(CAREER, 1, BORED),
  );
  await learnt(service, { id: CAREER, version: 1 });
  await indexed();
});
afterAll(async () => {
  await service?.stop();
  await postgres?.stop();
});

const indexed = () =>
  eventually(
    async () => expect(await service.callAs(admin)(indexStatus, {})).toMatchObject({ unindexed: 0, hasDrifted: false }),
    LEARNT_MS,
  );
const query = <T>(sql: string) => service.running.db.manager.query<T[]>(sql);
const kept = async () => {
  const [row] = await query<{ intents: Intent[]; readBy: string }>('select intents, read_by as "readBy" from coach');
  return { topics: row?.intents.map(({ categoryId }) => categoryId), readBy: row?.readBy };
};
const rebuilt = async () => {
  const { job } = await service.callAs(admin)(rebuildIndex, {});
  await eventually(
    async () => expect((await service.callAs(admin)(indexStatus, {})).run).toMatchObject({ id: job.id, state: 'done' }),
    LEARNT_MS,
  );
};

it('what a coach’s texts speak of is kept, with the model that read them', async () => {
  expect(await kept()).toEqual({ topics: expect.arrayContaining([SLEEP]), readBy: expect.stringMatching(/^[0-9a-f]{64} 20/) });
});

it('nobody is read again while the index is made again: whatever is kept is believed', async () => {
  await query(`update coach set intents = '[{"categoryId":"${CAREER}","probability":0.9}]'`);
  await rebuilt();
  expect((await service.find({ keyword: 'istifa etsem' })).coaches).toHaveLength(1);
  expect((await kept()).topics).toEqual([CAREER]);
});

it('a coach who moves is not read again, and one who writes something else is', async () => {
  await service.publish(coachSaid(idOf(1), 2, coach(1, { ...SLEEPY, city: 'Bursa' })));
  await eventually(async () => expect((await service.find({ city: 'Bursa' })).coaches).toHaveLength(1));
  expect((await kept()).topics).toEqual([CAREER]);
  await service.publish(coachSaid(idOf(1), 3, coach(1, { ...SLEEPY, tr: TIRED })));
  await eventually(async () => expect((await kept()).topics?.[0]).toBe(CAREER));
  await service.publish(coachSaid(idOf(1), 4, coach(1, SLEEPY)));
  await eventually(async () => expect((await kept()).topics?.[0]).toBe(SLEEP));
});

it('another model reads everybody again', async () => {
  const before = await kept();
  await service.publish(examplesSaid(SLEEP, 2, [...SLEEPLESS, 'uykum kaçtı']));
  await learnt(service, { id: SLEEP, version: 2 });
  await eventually(async () => expect((await kept()).readBy).not.toBe(before.readBy));
});

it('S22: nothing of it is left of somebody who is erased', async () => {
  await service.publish(message(accountErased, idOf(1), { id: idOf(1), version: 5 }));
  await eventually(async () => expect(await kept()).toEqual({ topics: [], readBy: '' }));
});
