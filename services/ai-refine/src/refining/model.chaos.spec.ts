import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS, refine } from '@pusula/contracts';
import { aUser, type ServiceUnderTest, seededIds, startServiceUnderTest } from '@pusula/service-kit/testing';
import type { RefineConfig } from '../config.ts';
import { createRefineService, schema } from '../service.ts';
import { type Behaviour, startModelServer, type TestModelServer } from './model-server.testing.ts';

const ids = seededIds(7);
let model: TestModelServer;
let service: ServiceUnderTest;
beforeAll(async () => {
  model = await startModelServer();
  service = await startServiceUnderTest<RefineConfig>({
    name: 'ai-refine',
    schema,
    config: { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test', REFINE_DAILY_LIMIT: 1_000 },
    create: (parts) => createRefineService(parts),
  });
});
afterAll(async () => {
  await service?.stop();
  await model?.stop();
});

describe('S16: a model that', () => {
  it.each<[string, Behaviour]>([
    ['answers nothing', 'hang'],
    ['stalls in the middle', 'stall'],
  ])('%s has failed before the gateway gives up', async (_, behaviour) => {
    model.behaviour = behaviour;
    const input = { CoachInformationType: 'Bio', Information: 'metin', Language: 'tr' } as const;
    const started = performance.now();
    await expect(service.callAs(aUser({ id: ids.next(), role: 'coach' }))(refine, input)).rejects.toThrow('REFINE_FAILED');
    expect(performance.now() - started).toBeLessThan(LIMITS.aiHopTimeoutMs);
  });
});
