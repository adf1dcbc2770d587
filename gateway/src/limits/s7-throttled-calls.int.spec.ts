import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, type FakeClock, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import {
  type Answer,
  atWindowStart,
  type GatewaysUnderTest,
  nextWindow,
  type Replica,
  startGateways,
} from '../testing/gateway-under-test.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let clock: FakeClock;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  clock = atWindowStart();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2, clock });
});
beforeEach(async () => {
  nextWindow(clock);
  token = await gateways.first.publicToken();
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const { activateUser, resetPasswordRequest } = contracts;
const mail = (replica: Replica, endpoint: contracts.Endpoint, email: string, as = token) =>
  replica.call(endpoint, { token: as, input: { email, language: 'tr' } });
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const asked = () => gateways.upstreams.identity.seen.length;

describe('S7: mails to one address', () => {
  it('are five in fifteen minutes, whatever they are, however the address is spelled, at both replicas together', async () => {
    const before = asked();
    const answers = await Promise.all([
      mail(gateways.first, activateUser, 'flooded@example.test'),
      mail(gateways.second, activateUser, 'Flooded@Example.test'),
      mail(gateways.first, resetPasswordRequest, ' flooded@example.test'),
      mail(gateways.second, resetPasswordRequest, 'flooded@example.test'),
      mail(gateways.first, resetPasswordRequest, 'FLOODED@example.test'),
      mail(gateways.second, activateUser, 'flooded@example.test'),
      mail(gateways.first, activateUser, 'flooded@example.test'),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(asked() - before).toBe(5);
  });

  it('do not count for another address', async () => {
    for (let turn = 0; turn < 6; turn += 1) await mail(gateways.first, activateUser, 'flooded@example.test');
    expect((await mail(gateways.first, activateUser, 'neighbour@example.test')).status).toBe(200);
  });

  it('are not counted when the call is refused for what it says', async () => {
    for (let turn = 0; turn < 8; turn += 1)
      await gateways.first.call(activateUser, { token, input: { email: 'slip@example.test', language: 'xx' } });
    expect((await mail(gateways.first, activateUser, 'slip@example.test')).status).toBe(200);
  });

  it('are five in fifteen minutes from one account too, whoever they go to', async () => {
    const mine = String((await gateways.first.signIn('sender@example.test')).body.token);
    const change = (turn: number) =>
      gateways.first.call(contracts.changeEmail, {
        token: mine,
        input: { email: `new-${turn}@example.test`, password: 'guess', language: 'tr' },
      });
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await change(turn));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('S7: finding out who has an account', () => {
  const probes: [string, contracts.Endpoint, object, number][] = [
    ['is-user-exist', contracts.isUserExist, { email: 'a@example.test' }, 20],
    ['register-token', contracts.registerToken, { email: 'a@example.test' }, 20],
    ['reset-password-request', resetPasswordRequest, {}, 20],
    ['reset-password', contracts.resetPassword, { token: 'guess', password: 'New-Password-1' }, 20],
    ['verify-account', contracts.verifyAccount, { token: 'guess', language: 'tr' }, 20],
  ];
  it.each(probes)('by %s is throttled per address, at both replicas together', async (_, endpoint, input, allowed) => {
    for (let turn = 0; turn < allowed; turn += 1) {
      const { status } = await (turn % 2 === 0 ? gateways.first : gateways.second).call(endpoint, { token, input });
      expect(status).not.toBe(429);
    }
    await eventually(async () => expect((await gateways.second.call(endpoint, { token, input })).status).toBe(429), 2_000);
    await eventually(async () => expect((await gateways.first.call(endpoint, { token, input })).status).toBe(429), 2_000);
  });

  it('by registering is throttled per address: ten in fifteen minutes', async () => {
    const as = String((await gateways.first.call(contracts.registerToken, { token, input: { email: 'r@example.test' } })).body.token);
    for (let turn = 0; turn < 10; turn += 1) expect((await gateways.first.call(contracts.register, { token: as })).status).toBe(400);
    expect((await gateways.first.call(contracts.register, { token: as })).body.errorMessage).toBe('TOO_MANY_REQUESTS');
  });
});
