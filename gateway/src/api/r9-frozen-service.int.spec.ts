import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  type Endpoint,
  getCategories,
  getCurrentUser,
  isUserExist,
  refine,
  registerToken,
  search,
  verifyCredentials,
} from '@pusula/contracts';
import { type FakeClock, fakeClock, startPostgres, TEST_TIMEOUT_SCALE, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { sendJson } from '../testing/upstream.ts';

/** How long the calls of these tests are waited for; the real five and twenty seconds are measured by the chaos tests. */
const HOP_MS = 1_000;
const FROZEN = [search, refine, verifyCredentials, getCurrentUser] as const;
const PAUSE_MS = 10_000;

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let clock: FakeClock;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  clock = fakeClock(new Date());
  gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    env: { RATE_LIMIT_SCALE: '1000' },
    clock,
  });
  token = await gateways.first.publicToken();
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const find = async () => {
  const { status, body } = await gateways.first.call(search, { token });
  return [status, body.errorMessage];
};
const AWAY = [503, 'SERVICE_UNAVAILABLE'];

/** Shortens the time of calls that will not be answered while something is done; those that will be keep all of theirs. */
async function givingUpSoon<T>(endpoints: readonly Endpoint[], work: () => Promise<T>): Promise<T> {
  const shortened = endpoints.map((endpoint) =>
    jest.replaceProperty(endpoint as { timeoutMs: number }, 'timeoutMs', HOP_MS / TEST_TIMEOUT_SCALE),
  );
  try {
    return await work();
  } finally {
    for (const each of shortened) each.restore();
  }
}

describe('R9: a service that does not answer', () => {
  it('fails its calls, each forwarded exactly once, while other routes go on; then the breaker opens, and closes with one probe', async () => {
    const { search: upstream } = gateways.upstreams;
    upstream.answer = () => undefined; // accepts and never answers
    await givingUpSoon(FROZEN, async () => {
      const frozen = Array.from({ length: 5 }, find);
      for (let turn = 0; turn < 20; turn += 1) expect((await gateways.first.call(getCategories, { token })).status).toBe(200);
      expect(await Promise.all(frozen)).toEqual(Array.from({ length: 5 }, () => AWAY));
    });
    expect(upstream.seen).toHaveLength(5);

    upstream.answer = (_request, _body, response) => sendJson(response, 200, { success: true });
    expect([await find(), upstream.seen.length]).toEqual([AWAY, 5]);
    clock.advance(PAUSE_MS - 1);
    expect([await find(), upstream.seen.length]).toEqual([AWAY, 5]);
    clock.advance(1);
    expect([(await find())[0], (await find())[0], upstream.seen.length]).toEqual([200, 200, 7]);
  });

  it('and refuses calls of its own accord is passed on as it is, and not counted', async () => {
    gateways.upstreams.search.answer = (_request, _body, response) =>
      sendJson(response, 503, { success: false, errorMessage: 'SEARCH_FAILED' });
    for (let turn = 0; turn < 8; turn += 1) expect(await find()).toEqual([503, 'SEARCH_FAILED']);
  });

  it('streams for ever is cut off at the contract’s time, however often a chunk of it comes', async () => {
    const pulses: NodeJS.Timeout[] = [];
    gateways.upstreams['ai-refine'].answer = (_request, _body, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      pulses.push(setInterval(() => response.write('event: chunk\ndata: {"text":"a"}\n\n'), 100));
    };
    const { body } = await gateways.first.call(registerToken, { token, input: { email: 'new@example.test' } });
    await givingUpSoon(FROZEN, async () => {
      const call = gateways.first.call(refine, {
        token: String(body.token),
        input: { CoachInformationType: 'Bio', Information: 'a b', Language: 'tr' },
        headers: { accept: 'text/event-stream' },
      });
      await expect(call).rejects.toThrow();
    });
    for (const pulse of pulses) clearInterval(pulse);
  });
});

describe('R9: a service that the gateway’s own calls ask and that does not answer', () => {
  it('fails sign-ins, each asked exactly once; then all its calls at once, until it has had a pause', async () => {
    const { identity } = gateways.upstreams;
    const play = identity.answer;
    identity.answer = () => undefined;
    const before = identity.seen.length;
    await givingUpSoon(FROZEN, async () => {
      const frozen = Array.from({ length: 5 }, (_, turn) => gateways.first.signIn(`frozen-${turn}@example.test`));
      expect((await gateways.first.call(getCategories, { token })).status).toBe(200);
      for (const { status, body } of await Promise.all(frozen)) expect([status, body.errorMessage]).toEqual(AWAY);
    });
    expect(identity.seen.length - before).toBe(5);

    identity.answer = play;
    expect((await gateways.first.signIn('waits@example.test')).status).toBe(503);
    expect((await gateways.first.call(isUserExist, { token, input: { email: 'waits@example.test' } })).status).toBe(503);
    expect(identity.seen.length - before).toBe(5);
    clock.advance(PAUSE_MS);
    expect((await gateways.first.signIn('waits@example.test')).status).toBe(200);
  });

  it('leaves people signed in and signing in while it is the profile service alone', async () => {
    gateways.upstreams.profile.answer = () => undefined;
    const answer = await givingUpSoon([getCurrentUser], () => gateways.first.signIn('alone@example.test'));
    expect([answer.status, (answer.body.user as { email: string }).email]).toEqual([200, 'alone@example.test']);
  });
});
