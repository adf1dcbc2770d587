import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getCurrentUser, logout, refreshToken } from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let databaseUrl: string;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.freshDatabase();
  gateways = await startGateways({ databaseUrl, replicas: 2, env: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const signIn = async (email: string) => String((await gateways.first.signIn(email)).body.token);
const refresh = (token: string, replica = gateways.first) => replica.call(refreshToken, { input: { token, tokenType: 'User' } });
const works = async (token: string, replica = gateways.first) => (await replica.call(getCurrentUser, { token })).status === 200;

describe('S2: refresh and revocation, across two replicas', () => {
  it('gives ten parallel calls at two replicas one rotation: the same new token for all', async () => {
    const token = await signIn('parallel@example.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => refresh(token, turn % 2 === 0 ? gateways.first : gateways.second)),
    );
    const ids = answers.map(({ body }) => JSON.parse(Buffer.from(String(body.token).split('.')[1] ?? '', 'base64url').toString()).jti);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(ids).size).toBe(1);
  });

  it('ends the session when a token from before the last one is presented', async () => {
    const stolen = await signIn('replayed@example.test');
    const next = String((await refresh(stolen)).body.token);
    const current = String((await refresh(next)).body.token);
    expect((await refresh(stolen)).status).toBe(401);
    await eventually(async () => expect(await works(current)).toBe(false), 1_000);
    expect((await refresh(current)).status).toBe(401);
  });

  it('ends a session at every replica within a second of the logout', async () => {
    const token = await signIn('leaver@example.test');
    expect(await works(token, gateways.second)).toBe(true);
    await gateways.first.call(logout, { token });
    expect(await works(token)).toBe(false);
    await eventually(async () => expect(await works(token, gateways.second)).toBe(false), 1_000);
  });

  it('refuses a token presented under another type', async () => {
    const answer = await gateways.first.call(refreshToken, { input: { token: await gateways.first.publicToken(), tokenType: 'User' } });
    expect([answer.status, answer.body.errorMessage]).toEqual([403, 'INVALID_TOKEN_TYPE']);
  });
});
