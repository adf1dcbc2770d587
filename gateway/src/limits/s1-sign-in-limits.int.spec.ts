import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeClock, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { atWindowStart, type GatewaysUnderTest, nextWindow, startGateways } from '../testing/gateway-under-test.ts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let clock: FakeClock;

beforeAll(async () => {
  postgres = await startPostgres();
  clock = atWindowStart();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2, clock });
});
beforeEach(() => nextWindow(clock));
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

describe('S1: credential stuffing', () => {
  it('refuses the sixth attempt on an account after five wrong passwords, at the other replica too', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await gateways.first.signIn('victim@example.test', 'wrong')).status).toBe(401);
    const answer = await gateways.second.signIn('victim@example.test', RIGHT_PASSWORD);
    expect([answer.status, answer.body.errorMessage]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets the owner in again a quarter of an hour later', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await gateways.first.signIn('victim@example.test', 'wrong');
    clock.advance(15 * 60_000);
    expect((await gateways.first.signIn('victim@example.test')).status).toBe(200);
  });

  it('leaves other accounts alone', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await gateways.first.signIn('victim@example.test', 'wrong');
    expect((await gateways.first.signIn('neighbour@example.test')).status).toBe(200);
  });

  it('refuses an address after thirty wrong passwords, whatever the accounts', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await gateways.first.signIn(`account-${attempt}@example.test`, 'wrong');
    expect((await gateways.first.signIn('anybody@example.test')).status).toBe(429);
  });

  it('does not believe a forwarded address that no configured proxy wrote', async () => {
    const headers = (attempt: number) => ({ 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${attempt}` });
    const attemptFrom = (attempt: number) =>
      fetch(`${gateways.first.url}/api/auth/login`, {
        method: 'POST',
        headers: headers(attempt),
        body: JSON.stringify({ email: `one-${attempt}@example.test`, password: 'wrong' }),
      });
    for (let attempt = 0; attempt < 30; attempt += 1) await attemptFrom(attempt);
    expect((await attemptFrom(31)).status).toBe(429);
  });

  it('never counts successes', async () => {
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await gateways.first.signIn('regular@example.test')).status).toBe(200);
  });
});
