import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { sessionsOf } from './session-ends.testing.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2, env: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});
const { ends, expectEnd } = sessionsOf(() => gateways);

describe('S2: within a second a session has ended at the other replica too, when', () => {
  it.each(ends)('%s', async (what, end) => expectEnd(what, end, 1_000));
});
