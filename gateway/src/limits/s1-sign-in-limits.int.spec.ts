import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { RIGHT_PASSWORD } from '../testing/upstream.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;

beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  await gateways?.stop();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2 });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const second = () => gateways.replicas[1] ?? gateways.first;
/** Longer than two exchanges of counts between replicas. */
const exchanged = () => new Promise((resolve) => setTimeout(resolve, 600));

describe('S1: credential stuffing', () => {
  it('refuses the sixth attempt on an account after five wrong passwords, at the other replica too', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await gateways.first.signIn('victim@example.test', 'wrong')).status).toBe(401);
    await exchanged();
    const answer = await second().signIn('victim@example.test', RIGHT_PASSWORD);
    expect([answer.status, answer.body.errorMessage]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
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
