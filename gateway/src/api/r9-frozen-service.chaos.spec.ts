import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getCategories, isUserExist, search } from '@pusula/contracts';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { sendJson } from '../testing/upstream.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let token: string;

beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    env: { RATE_LIMIT_SCALE: '1000', TIMEOUT_SCALE: '1' },
  });
  token = await gateways.first.publicToken();
});
afterEach(() => {
  gateways.upstreams.search.answer = (_request, _body, response) => sendJson(response, 200, { success: true });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const timed = async () => {
  const started = performance.now();
  const answer = await gateways.first.call(search, { token });
  return { answer, ms: performance.now() - started };
};
/** Of 100 calls 95 come within it, in milliseconds. */
const p95OfCategories = async () => {
  const took: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) {
    const started = performance.now();
    expect((await gateways.first.call(getCategories, { token })).status).toBe(200);
    took.push(performance.now() - started);
  }
  return took.sort((one, other) => one - other)[285] as number;
};
const searchesSeen = () => gateways.upstreams.search.seen.length;

describe('R9: a service that does not answer', () => {
  it('fails its calls in about five seconds, each forwarded exactly once, while other routes stay quick', async () => {
    await p95OfCategories(); // warms up
    const usual = await p95OfCategories();
    gateways.upstreams.search.answer = () => undefined; // accepts and never answers
    const before = searchesSeen();
    const frozen = Array.from({ length: 5 }, timed);
    const beside = await p95OfCategories();
    process.stdout.write(`R9: p95 of another route ${usual.toFixed(1)} ms, beside a frozen service ${beside.toFixed(1)} ms\n`);
    // Times below a tenth of a millisecond are the timer's.
    expect(beside).toBeLessThanOrEqual(1.5 * usual + 0.1);
    for (const { answer, ms } of await Promise.all(frozen)) {
      expect([answer.status, answer.body.errorMessage]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(ms).toBeLessThan(7_000);
    }
    expect(searchesSeen() - before).toBe(5);
  }, 20_000);

  it('opens the breaker after those five, answers at once without calling, and closes it with one probe ten seconds later', async () => {
    const before = searchesSeen();
    const { answer, ms } = await timed();
    expect([answer.status, searchesSeen() - before]).toEqual([503, 0]);
    expect(ms).toBeLessThan(500);
    await new Promise((resolve) => setTimeout(resolve, 10_100));
    expect((await timed()).answer.status).toBe(200);
    expect((await timed()).answer.status).toBe(200);
  }, 20_000);

  it('passes a service’s own refusal on as it is and does not count it', async () => {
    gateways.upstreams.search.answer = (_request, _body, response) =>
      sendJson(response, 503, { success: false, errorMessage: 'SEARCH_FAILED' });
    for (let turn = 0; turn < 8; turn += 1) expect((await timed()).answer.body.errorMessage).toBe('SEARCH_FAILED');
  });
});

describe('R9: a service that the gateway’s own calls ask and that does not answer', () => {
  it('fails sign-ins in about five seconds, each asked exactly once; then all its calls at once, until it has had a pause', async () => {
    const { identity } = gateways.upstreams;
    const play = identity.answer;
    identity.answer = () => undefined;
    const before = identity.seen.length;
    const frozen = Array.from({ length: 5 }, (_, turn) => gateways.first.signIn(`frozen-${turn}@example.test`));
    const started = performance.now();
    expect((await gateways.first.call(getCategories, { token })).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_000);
    for (const { status, body } of await Promise.all(frozen)) expect([status, body.errorMessage]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(performance.now() - started).toBeLessThan(7_000);
    expect(identity.seen.length - before).toBe(5);

    identity.answer = play;
    const again = performance.now();
    expect((await gateways.first.signIn('waits@example.test')).status).toBe(503);
    expect((await gateways.first.call(isUserExist, { token, input: { email: 'waits@example.test' } })).status).toBe(503);
    expect([performance.now() - again < 500, identity.seen.length - before]).toEqual([true, 5]);
  }, 20_000);
});
