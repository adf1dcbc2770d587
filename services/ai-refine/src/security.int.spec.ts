import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import {
  aUser,
  badCallProblems,
  badCallsByRoute,
  callerProblems,
  callersByRoute,
  eventually,
  publish,
  recordEvents,
  type ServiceUnderTest,
  seededIds,
  startPostgres,
  startServiceUnderTest,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { createAllowance } from './allowance/allowance.ts';
import type { RefineConfig } from './config.ts';
import { createRefineService, schema } from './service.ts';

const ids = seededIds(5);
let postgres: TestPostgres;
let refine: ServiceUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  refine = await start();
});
afterAll(async () => {
  await refine?.stop();
  await postgres?.stop();
});

const config = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: 'test', REFINE_DAILY_LIMIT: 1_000 };
const start = (more: Partial<typeof config> = {}) =>
  startServiceUnderTest<RefineConfig>({
    name: 'ai-refine',
    schema,
    postgres,
    config: { ...config, ...more },
    create: (parts) => createRefineService(parts),
  });
const someone = () => aUser({ id: ids.next(), role: 'coach' });
const ask = (service: ServiceUnderTest, Information: string, caller: contracts.Caller = someone()) =>
  service.callAs(caller)(contracts.refine, { CoachInformationType: 'Bio', Information, Language: 'tr' });

describe('S4: at the service’s own port', () => {
  it.each(callersByRoute('ai-refine'))('%s answers every kind of caller as its contract says', async (_route, calls) => {
    expect(await callerProblems(refine, calls)).toEqual([]);
  });
});

describe('S12: bad calls', () => {
  const input = { CoachInformationType: 'Bio', Information: 'a b', Language: 'tr' };
  it.each(badCallsByRoute([{ endpoint: contracts.refine, caller: someone(), input }]))('%s refuses every one', async (_route, calls) => {
    expect(await badCallProblems(refine, calls)).toEqual([]);
  });
});

it('S13: markup comes back as the text it is, never more of it', async () => {
  expect((await ask(refine, '<script>alert(1)</script> merhaba')).information).toContain('<script>alert(1)</script>');
});

describe('S16: how much is refined', () => {
  it('is ten texts an hour for one person, and others for another', async () => {
    const caller = someone();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => ask(refine, 'a b', caller)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(ask(refine, 'a b', caller)).rejects.toThrow('TOO_MANY_REQUESTS');
    await expect(ask(refine, 'a b')).resolves.toMatchObject({ source: 'tidy-up', doubts: [] });
    refine.clock.advance(60 * 60_000);
    await expect(ask(refine, 'a b', caller)).resolves.toMatchObject({ source: 'tidy-up', doubts: [] });
  });

  it('is 4 000 characters at most', async () => {
    await expect(ask(refine, 'x'.repeat(4_001))).rejects.toThrow('VALIDATION_FAILED');
  });

  it('is capped by the day, under 100 parallel calls over two replicas', async () => {
    const first = await start({ REFINE_DAILY_LIMIT: 30 });
    const second = await startServiceUnderTest<RefineConfig>({
      name: 'ai-refine',
      schema,
      clock: first.clock,
      config: { ...config, REFINE_DAILY_LIMIT: 30 },
      create: (parts) => createRefineService(parts),
      postgres: { ...postgres, freshDatabase: async () => first.running.db.url },
    });
    const answers = await Promise.allSettled(Array.from({ length: 100 }, (_, place) => ask(place % 2 ? first : second, 'a b')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    await Promise.all([first.stop(), second.stop()]);
  });
});

it('S16: leaves half of the day to people whose address is proven', async () => {
  const own = await start({ REFINE_DAILY_LIMIT: 10 });
  const visitor = (place: number): contracts.Caller => ({ type: 'Register', email: `invented-${place}@example.test` });
  const visitors = await Promise.allSettled(Array.from({ length: 8 }, (_, place) => ask(own, 'a b', visitor(place))));
  expect(visitors.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(ask(own, 'a b', aUser({ id: ids.next(), role: 'coach', verified: false }))).rejects.toThrow('TOO_MANY_REQUESTS');
  for (let turn = 0; turn < 5; turn += 1) await ask(own, 'a b');
  await expect(ask(own, 'a b')).rejects.toThrow('TOO_MANY_REQUESTS');
  await own.stop();
});

describe('S22: counts of use', () => {
  const counted = async () => {
    const rows = await refine.running.db.manager.query<{ who: string }[]>('select who from use order by who');
    return rows.map(({ who }) => who);
  };

  it('of an erased account are forgotten, and nothing of the others', async () => {
    await refine.running.db.manager.query('delete from use');
    const receipts = await recordEvents(refine, contracts.refineForgot);
    const [gone, other] = [ids.next(), ids.next()];
    for (const id of [gone, other]) await ask(refine, 'merhaba', aUser({ id, role: 'coach' }));
    await publish(refine, contracts.accountErased, gone, { id: gone, version: 2 });
    await eventually(() => expect(receipts.about(gone)).toBeDefined());
    expect(await counted()).toEqual(['*', other]);
  });

  it('go with their hour, those of the day with the day', async () => {
    refine.clock.set('2026-03-04T23:30:00.000Z');
    const allowance = createAllowance(refine.running.db, refine.clock, 100);
    await refine.running.db.manager.query('delete from use');
    await allowance.take('somebody', true);
    expect(await allowance.sweep()).toBe(0);
    refine.clock.set('2026-03-04T23:59:59.000Z');
    expect(await allowance.sweep()).toBe(0);
    refine.clock.set('2026-03-05T00:00:00.000Z');
    expect(await allowance.sweep()).toBe(2);
    refine.clock.set('2026-03-05T10:00:00.000Z');
    await allowance.take('somebody', true);
    refine.clock.set('2026-03-05T11:00:00.000Z');
    expect(await allowance.sweep()).toBe(1);
    expect(await counted()).toEqual(['*']);
  });
});
