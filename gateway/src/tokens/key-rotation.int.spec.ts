import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getCurrentUser, refreshToken, search } from '@pusula/contracts';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { generateKeySet, readKeyRing } from './keys.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let gateways: GatewaysUnderTest | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.freshDatabase();
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const [older, newer] = [generateKeySet('gateway-older'), generateKeySet('gateway-newer')];
const joined = (...sets: string[]) => JSON.stringify({ keys: sets.flatMap((set) => JSON.parse(set).keys) });
/** The same installation, started anew with other keys. */
async function startedWith(keys: string): Promise<GatewaysUnderTest> {
  await gateways?.stop();
  gateways = await startGateways({ databaseUrl, env: { TOKEN_KEYS: keys, RATE_LIMIT_SCALE: '1000' } });
  return gateways;
}
const kidOf = (token: unknown) => JSON.parse(Buffer.from(String(token).split('.')[0] ?? '', 'base64url').toString()).kid;
const refreshed = async ({ first }: GatewaysUnderTest, token: string, tokenType: string) =>
  first.call(refreshToken, { input: { token, tokenType } });

describe('signing keys', () => {
  it('are exchanged step by step without signing anybody out', async () => {
    const before = await startedWith(older);
    const [visitor, person] = [await before.first.publicToken(), String((await before.first.signIn('stays@example.test')).body.token)];

    const prepared = await startedWith(joined(older, newer));
    expect(kidOf(await prepared.first.publicToken())).toBe('gateway-older');

    const exchanged = await startedWith(joined(newer, older));
    expect((await exchanged.first.call(search, { token: visitor })).status).toBe(200);
    expect((await exchanged.first.call(getCurrentUser, { token: person })).status).toBe(200);
    const next = [await refreshed(exchanged, visitor, 'Public'), await refreshed(exchanged, person, 'User')];
    expect(next.map(({ body }) => kidOf(body.token))).toEqual(['gateway-newer', 'gateway-newer']);

    const after = await startedWith(newer);
    expect((await after.first.call(getCurrentUser, { token: String(next[1]?.body.token) })).status).toBe(200);
    expect((await after.first.call(getCurrentUser, { token: person })).status).toBe(401);
    expect((await refreshed(after, person, 'User')).status).toBe(401);
  });

  it('are all listed for whoever verifies, without their private halves', async () => {
    const { first } = await startedWith(joined(newer, older));
    const { keys } = (await first.get('/.well-known/jwks.json')).body as { keys: Record<string, unknown>[] };
    expect(keys.map(({ kid }) => kid)).toEqual(['gateway-newer', 'gateway-older']);
    expect(keys.filter((key) => 'd' in key)).toEqual([]);
  });

  it('with one id between them are refused at the start', () => {
    expect(() => readKeyRing(joined(older, older))).toThrow('kid');
  });
});
