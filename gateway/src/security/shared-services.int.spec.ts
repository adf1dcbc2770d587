import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { playServices, RIGHT_PASSWORD } from '../testing/play-services.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { TRUSTED_PROXIES: '127.0.0.1' } });
  token = await gateways.first.publicToken();
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});
beforeEach(() => {
  for (const upstream of Object.values(gateways.upstreams)) upstream.answer = playServices;
});

/** Holds the answers of one service to one call. */
function hold({ owner, path }: contracts.Endpoint) {
  const upstream = gateways.upstreams[owner as contracts.ServiceName];
  const held: (() => void)[] = [];
  upstream.answer = (...asked) =>
    asked[0].url?.split('?')[0] === `/api${path}` ? void held.push(() => playServices(...asked)) : playServices(...asked);
  return {
    held,
    letGo: () => {
      upstream.answer = playServices;
      for (const answer of held) answer();
    },
  };
}

const search = (network: string) => gateways.first.call(contracts.search, { token, input: { keyword: 'uyku' }, headers: from(network) });
const from = (network: string) => ({ 'x-forwarded-for': network });
const settled = async (answers: Promise<{ status: number }>[]) => (await Promise.all(answers)).map(({ status }) => status);

it('a customer has an eighth of a service at a time, whichever of their networks they use; the next of another goes on beside', async () => {
  const { held, letGo } = hold(contracts.search);
  const ofOne = Array.from({ length: 30 }, (_, at) => search(`2001:db8:1:${at}::1`));
  await eventually(async () => expect(held).toHaveLength(8));
  const ofOther = search('2001:db8:2::1');
  await eventually(async () => expect(held).toHaveLength(9));
  // Calls to another service do not wait for this one.
  const read = await gateways.first.call(contracts.getCategories, { token, headers: from('2001:db8:1::1') });
  expect([read.status, held.length]).toEqual([200, 9]);
  letGo();
  expect(await settled([...ofOne, ofOther])).toEqual(Array(31).fill(200));
});

it('whoever signs in again and again with right passwords has two hashed at a time', async () => {
  const { held, letGo } = hold(contracts.verifyCredentials);
  const signIn = (network: string) =>
    gateways.first.call(contracts.login, { input: { email: 'coach@example.test', password: RIGHT_PASSWORD }, headers: from(network) });
  const ofOne = Array.from({ length: 5 }, () => signIn('192.0.2.1'));
  await eventually(async () => expect(held).toHaveLength(2));
  const ofOther = signIn('192.0.2.2');
  await eventually(async () => expect(held).toHaveLength(3));
  letGo();
  expect(await settled([...ofOne, ofOther])).toEqual(Array(6).fill(200));
});

it('I4: whoever asks again and again what is wrong with a password has two thought about at a time', async () => {
  const { held, letGo } = hold(contracts.checkPassword);
  const check = (at: number) =>
    gateways.first.call(contracts.checkPassword, { token, input: { password: 'Kirmizi7!' }, headers: from(`2001:db8:7:${at}::1`) });
  const checks = Array.from({ length: 8 }, (_, at) => check(at));
  await eventually(async () => expect(held).toHaveLength(2));
  expect(await signedIn()).not.toBe('undefined');
  expect(held).toHaveLength(2);
  letGo();
  expect(await settled(checks)).toEqual(Array(8).fill(200));
});

const signedIn = async () =>
  String((await gateways.first.call(contracts.login, { input: { email: 'coach@example.test', password: RIGHT_PASSWORD } })).body.token);

it('whoever reads again and again what the gateway asks a service for has four of it at a time; tokens and sign-ins go on beside', async () => {
  const token = await signedIn();
  const { held, letGo } = hold(contracts.accountFactors);
  const reads = Array.from({ length: 10 }, () => gateways.first.call(contracts.passkeys, { token, headers: from('192.0.2.7') }));
  await eventually(async () => expect(held).toHaveLength(4));
  expect(await gateways.first.publicToken()).not.toBe('undefined');
  expect(await signedIn()).not.toBe('undefined');
  expect(held).toHaveLength(4);
  letGo();
  expect(await settled(reads)).not.toContain(429);
});

it('twenty of a session wait for their turn at most, whichever networks they come from, and keep no other session of the account from its own', async () => {
  const [thief, owner] = [await signedIn(), await signedIn()];
  const { held, letGo } = hold(contracts.updateUserProfile);
  const change = (network: string) => gateways.first.call(contracts.updateUserProfile, { token: thief, headers: from(network) });
  const changes = Array.from({ length: 22 }, (_, at) => change(`192.0.2.${5 + (at % 3)}`));
  await eventually(async () => expect(held).toHaveLength(1));
  expect((await Promise.race(changes)).body.errorMessage).toBe('TOO_MANY_REQUESTS');
  const ended = gateways.first.call(contracts.revokeOtherSessions, { token: owner });
  await gateways.first.call(contracts.getCurrentUser, { token: owner });
  letGo();
  expect((await ended).status).toBe(200);
  // The one that was under way and the next had their turns before; the session of the others is over.
  expect((await settled(changes)).filter((status) => status === 200).length).toBeLessThanOrEqual(2);
});

it('whoever waits for their own calls keeps no turn of an account: its owner ends their sessions meanwhile', async () => {
  const [thief, owner] = [await signedIn(), await signedIn()];
  const { held, letGo } = hold(contracts.verifyCredentials);
  const thiefs = [1, 2, 3].map(() =>
    gateways.first.call(contracts.login, { input: { email: 'member@example.test', password: RIGHT_PASSWORD }, headers: from('192.0.2.3') }),
  );
  await eventually(async () => expect(held).toHaveLength(2));
  const proof = gateways.first.call(contracts.prove, { token: thief, input: { password: RIGHT_PASSWORD }, headers: from('192.0.2.3') });
  // Goes through the gateway after it, and does not wait.
  await gateways.first.call(contracts.getCurrentUser, { token: thief, headers: from('192.0.2.3') });
  const { status } = await gateways.first.call(contracts.revokeOtherSessions, { token: owner, headers: from('192.0.2.4') });
  expect(status).toBe(200);
  letGo();
  expect(await settled([...thiefs, proof])).toEqual([200, 200, 200, 401]);
});
