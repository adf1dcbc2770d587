import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountErased, refine, refineForgot } from '@pusula/contracts';
import { aUser, eventually, overhear, type ServiceUnderTest, seededIds, startServiceUnderTest, tell } from '@pusula/service-kit/testing';
import type { RefineConfig } from '../config.ts';
import { createRefineService, schema } from '../service.ts';
import { createAllowance } from './allowance.ts';

const ids = seededIds(22);
let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startServiceUnderTest<RefineConfig>({
    name: 'ai-refine',
    schema,
    config: { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: 'test', REFINE_DAILY_LIMIT: 100 },
    create: (parts) => createRefineService(parts),
  });
});
afterAll(() => service?.stop());

const ask = (id: string) =>
  service.callAs(aUser({ id, role: 'coach' }))(refine, { CoachInformationType: 'Bio', Information: 'merhaba', Language: 'tr' });
const counted = async () => {
  const rows = await service.running.db.manager.query<{ who: string }[]>('select who from use order by who');
  return rows.map(({ who }) => who);
};

it('S22: what an erased account has used is forgotten, and nothing of the others', async () => {
  const receipts = await overhear(service, refineForgot);
  const [gone, other] = [ids.next(), ids.next()];
  await ask(gone);
  await ask(other);
  await tell(service, accountErased, gone, { id: gone, version: 2 });
  await eventually(() => expect(receipts.about(gone)).toBeDefined());
  expect(await counted()).toEqual(['*', other]);
});

it('S22: the counts of an hour go with it, those of the day stay for the day', async () => {
  service.clock.set('2026-03-04T23:30:00.000Z');
  const allowance = createAllowance(service.running.db, service.clock, 100);
  await service.running.db.manager.query('delete from use');
  await allowance.take('somebody');
  expect(await allowance.sweep()).toBe(0);
  service.clock.set('2026-03-04T23:59:59.000Z');
  expect(await allowance.sweep()).toBe(0);
  service.clock.set('2026-03-05T00:00:00.000Z');
  expect(await allowance.sweep()).toBe(2);
  service.clock.set('2026-03-05T10:00:00.000Z');
  await allowance.take('somebody');
  service.clock.set('2026-03-05T11:00:00.000Z');
  expect(await allowance.sweep()).toBe(1);
  expect(await counted()).toEqual(['*']);
});
