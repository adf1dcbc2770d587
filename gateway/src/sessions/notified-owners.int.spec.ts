import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { EventMessage } from '@pusula/contracts';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { atWindowStart, type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf } from '../testing/play-services.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let received: readonly EventMessage[];
const clock = atWindowStart();
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), clock });
  received = await gateways.recordEvents('identity', [contracts.signInNoticed], await postgres.freshDatabase());
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const toldTo = (email: string) =>
  received.filter(({ subject }) => subject === accountOf(email).id).map(({ data }) => (data as { notice: string }).notice);

it('the owner of an account learns of a sign-in with a new browser, and not of one with a browser that is known', async () => {
  const email = 'at-two-places@example.test';
  const first = await gateways.first.signIn(email);
  await eventually(() => expect(toldTo(email)).toEqual(['new-device']));
  const cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
  const input = { authenticationType: 'Basic', email, password: 'Correct-Horse-1' };
  expect((await gateways.first.call(contracts.login, { input, headers: { cookie } })).status).toBe(200);
  // What comes after it has come: nothing was said of the one before.
  await gateways.first.signIn(email);
  await eventually(() => expect(toldTo(email)).toEqual(['new-device', 'new-device']));
});

it('S2: the owner of a session hears, once, that it was ended because a copy of its token was used', async () => {
  const email = 'copied@example.test';
  const token = String((await gateways.first.signIn(email)).body.token);
  const exchange = () => gateways.first.call(contracts.refreshToken, { input: { token, tokenType: 'User' } });
  const { token: next } = (await exchange()).body;
  expect((await gateways.first.call(contracts.getCurrentUser, { token: String(next) })).status).toBe(200);
  clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
  await eventually(async () => expect((await exchange()).body.errorMessage).toBe('UNAUTHORIZED'));
  expect((await exchange()).body.errorMessage).toBe('UNAUTHORIZED');
  await eventually(() => expect(toldTo(email)).toEqual(['new-device', 'session-replayed']));
  await gateways.first.signIn(email);
  await eventually(() => expect(toldTo(email)).toEqual(['new-device', 'session-replayed', 'new-device']));
});

it.each(['a call', 'an exchange'])(
  'L7: the owner of a session hears of a copy that was exchanged and kept quiet until they had exchanged theirs, and used for %s then',
  async (use) => {
    const email = `quietly-copied-for-${use.replace(' ', '-')}@example.test`;
    const copied = String((await gateways.first.signIn(email)).body.token);
    const exchange = async (token: string) =>
      (await gateways.first.call(contracts.refreshToken, { input: { token, tokenType: 'User' } })).body.token as string | undefined;
    const isIn = async (token = '') => (await gateways.first.call(contracts.getCurrentUser, { token })).status === 200;
    const thiefs = await exchange(copied);
    clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
    const owners = await exchange(copied);
    expect(await isIn(owners)).toBe(true);
    if (use === 'a call') await isIn(thiefs);
    else expect(await exchange(String(thiefs))).toBeUndefined();
    await eventually(async () => expect([await isIn(thiefs), await isIn(owners)]).toEqual([false, false]));
    await eventually(() => expect(toldTo(email)).toEqual(['new-device', 'session-replayed']));
  },
);
