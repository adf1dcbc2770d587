import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf, playServices } from '../testing/play-services.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2, env: { RATE_LIMIT_SCALE: '1000' } });
});
beforeEach(() => {
  for (const upstream of Object.values(gateways.upstreams)) upstream.answer = playServices;
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const tokenOf = async (email: string) => String((await gateways.first.signIn(email)).body.token);
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { role: string };
const renewed = async (token: string, replica = gateways.first) =>
  String((await replica.call(contracts.refreshToken, { token: '', input: { token, tokenType: 'User' } })).body.token);

describe('a member who becomes a coach', () => {
  it('is one in every session and replica: the former tokens count no more, the next ones say it', async () => {
    const email = 'becomes@example.test';
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)];
    const { status, body } = await gateways.first.call(contracts.becomeCoach, { token: here, input: {} });
    expect([status, body.user]).toMatchObject([200, { userType: 'coach' }]);
    expect((await gateways.first.call(contracts.getCurrentUser, { token: here })).status).toBe(401);
    await eventually(async () => expect((await gateways.second.call(contracts.getCurrentUser, { token: elsewhere })).status).toBe(401));
    expect(claimsOf(await renewed(here)).role).toBe('coach');
    const other = await renewed(elsewhere, gateways.second);
    expect(claimsOf(other).role).toBe('coach');
    expect((await gateways.second.call(contracts.becomeCoach, { token: other, input: {} })).status).toBe(200);
  });

  it('S5: is whom the token names, whatever the body says', async () => {
    const email = 'names-another@example.test';
    const token = await tokenOf(email);
    await gateways.first.call(contracts.becomeCoach, { token, input: { id: accountOf('else@example.test').id } });
    const asked = gateways.upstreams.identity.seen.findLast(({ path }) => path.endsWith('become-coach'));
    expect(JSON.parse(asked?.body ?? '')).toEqual({ id: accountOf(email).id });
  });

  it('S4: is nobody without a token, with another one, or an administrator', async () => {
    const asked = gateways.upstreams.identity.seen.length;
    const as = async (token: string) => {
      const { status, body } = await gateways.first.call(contracts.becomeCoach, { token, input: {} });
      return [status, body.errorMessage];
    };
    const visitor = await gateways.first.publicToken();
    expect(await as('')).toEqual([401, 'UNAUTHORIZED']);
    expect(await as(visitor)).toEqual([403, 'INVALID_TOKEN_TYPE']);
    expect(await as(await tokenOf('admin@example.test'))).toEqual([403, 'FORBIDDEN']);
    expect(gateways.upstreams.identity.seen.slice(asked).filter(({ path }) => path.endsWith('become-coach'))).toEqual([]);
  });
});
