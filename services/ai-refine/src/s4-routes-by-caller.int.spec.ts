import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callersTable, refusalAt, type ServiceUnderTest, startServiceUnderTest } from '@pusula/service-kit/testing';
import type { RefineConfig } from './config.ts';
import { createRefineService, schema } from './service.ts';

let refine: ServiceUnderTest;
beforeAll(async () => {
  refine = await startServiceUnderTest<RefineConfig>({
    name: 'ai-refine',
    schema,
    config: { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined, OPENAI_MODEL: 'test', REFINE_DAILY_LIMIT: 1_000 },
    create: (parts) => createRefineService(parts),
  });
});
afterAll(() => refine?.stop());

describe('S4: every call and every caller, at the service’s own port', () => {
  it.each(callersTable('ai-refine'))('%s from %s answers as its contract says', async (_route, _caller, call) => {
    expect(await refusalAt(refine, call)).toBe(call.refusal);
  });
});
