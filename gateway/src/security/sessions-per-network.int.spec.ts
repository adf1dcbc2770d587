import { expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { RIGHT_PASSWORD } from '../testing/play-services.ts';

const { gateways } = gatewaysOfFile({ TRUSTED_PROXIES: '127.0.0.1' });

const signIn = (email: string, network: string) =>
  gateways().first.call(contracts.login, { input: { email, password: RIGHT_PASSWORD }, headers: { 'x-forwarded-for': network } });

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
