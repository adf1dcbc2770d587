import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import {
  aUser,
  badCalls,
  type ServiceUnderTest,
  seededIds,
  startPostgres,
  startServiceUnderTest,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import type { RefineConfig } from './config.ts';
import { createRefineService, schema } from './service.ts';

const ids = seededIds(5);
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

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

describe('without a model', () => {
  let refine: ServiceUnderTest;
  beforeAll(async () => {
    refine = await start();
  });
  afterAll(() => refine?.stop());

  it('tidies a text up by rules and says so', async () => {
    expect(await ask(refine, 'merhaba ,ben koçum')).toEqual({ information: 'Merhaba, ben koçum.', source: 'tidy-up', doubts: [] });
  });

  it('streams what it would have answered to whoever asks for that', async () => {
    const events: unknown[] = [];
    const input = { CoachInformationType: 'Bio', Information: 'merhaba ,ben koçum', Language: 'tr' } as const;
    for await (const { event, data } of refine.streamAs(someone())(contracts.refine, input)) events.push([event, data]);
    expect(events).toEqual([
      ['piece', { text: 'Merhaba, ben koçum.' }],
      ['reply', { success: true, information: 'Merhaba, ben koçum.', source: 'tidy-up', doubts: [] }],
    ]);
  });

  it('serves somebody who is signing up', async () => {
    expect((await ask(refine, 'merhaba dünya', { type: 'Register', email: 'new@example.com' })).information).toBe('Merhaba dünya.');
  });

  it('S13: returns markup as the text it is, never more of it', async () => {
    expect((await ask(refine, '<script>alert(1)</script> merhaba')).information).toContain('<script>alert(1)</script>');
  });

  it('S16: refines ten texts an hour for one person and others for another', async () => {
    const caller = someone();
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => ask(refine, 'a b', caller)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(ask(refine, 'a b', caller)).rejects.toThrow('TOO_MANY_REQUESTS');
    await expect(ask(refine, 'a b')).resolves.toMatchObject({ source: 'tidy-up', doubts: [] });
    refine.clock.advance(60 * 60_000);
    await expect(ask(refine, 'a b', caller)).resolves.toMatchObject({ source: 'tidy-up', doubts: [] });
  });

  const good = {
    endpoint: contracts.refine,
    caller: someone(),
    input: { CoachInformationType: 'Bio', Information: 'a b', Language: 'tr' },
  };
  it.each(badCalls(good).map((bad) => [bad.why, bad] as const))('refuses a call %s', async (_, { caller, method, path, init, codes }) => {
    const { status, body } = await refine.send(caller, method, path, init);
    expect(codes).toContain(body.errorMessage);
    expect(status).toBe(contracts.statusOf(body.errorMessage as contracts.ErrorCode));
  });

  it('S16: refuses more than 4 000 characters', async () => {
    await expect(ask(refine, 'x'.repeat(4_001))).rejects.toThrow('VALIDATION_FAILED');
  });
});

it('S16: the daily cap holds under 100 parallel calls over two replicas', async () => {
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
