import { expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { goodToken, RIGHT_PASSWORD } from '../testing/play-services.ts';

const { clock, gateways } = gatewaysOfFile({ TRUSTED_PROXIES: '127.0.0.1' });

const signIn = (email: string, network: string, cookie = '') =>
  gateways().first.call(contracts.login, { input: { email, password: RIGHT_PASSWORD }, headers: { 'x-forwarded-for': network, cookie } });

it('J6: who knows a password opens twenty sessions from a network in a quarter of an hour, and ends none that its owner uses', async () => {
  const [email, token] = ['coach@example.test', String((await signIn('coach@example.test', '192.0.2.1')).body.token)];
  const statuses: number[] = [];
  for (let at = 0; at < 25; at++) statuses.push((await signIn(email, `2001:db8:6:${at}::1`)).status);
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
  const ownersToo = await signIn(email, '192.0.2.1');
  expect([ownersToo.status, (await signIn('member@example.test', '2001:db8:6::1')).status]).toEqual([200, 200]);
  const asOwner = { token, headers: { 'x-forwarded-for': '192.0.2.1' } };
  expect((await gateways().first.call(contracts.revokeOtherSessions, asOwner)).status).toBe(200);
});

it('J8: whose owner comes from the same network is entered in the browser in which a letter was opened', async () => {
  const [email, network] = ['owner@example.test', '192.0.2.9'];
  for (let at = 0; at < 21; at++) await signIn(email, network);
  expect((await signIn(email, network)).status).toBe(429);
  const reset = await gateways().first.call(contracts.resetPassword, {
    token: await gateways().first.publicToken(),
    input: { token: goodToken(email), password: 'New-Password-1' },
    headers: { 'x-forwarded-for': network },
  });
  // What is opened from now on is after it.
  clock.advance(1);
  const browser = reset.headers.get('set-cookie')?.split(';')[0];
  expect((await signIn(email, network, browser)).status).toBe(200);
  expect((await signIn(email, network)).status).toBe(429);
});
