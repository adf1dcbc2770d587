import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, runningClock, startGateways } from '../testing/gateway-under-test.ts';
import { sessionsOf } from './session-ends.testing.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
const clock = runningClock();
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2, clock, env: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});
const { ends, expectEnd } = sessionsOf(() => gateways, clock);

describe('S2: within a second a session has ended at the other replica too, when', () => {
  it.each(ends)('%s', async (what, end) => expectEnd(what, end, 1_000));
});
