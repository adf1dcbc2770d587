import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf, goodToken, RIGHT_PASSWORD } from '../testing/play-services.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), replicas: 2, env: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const signIn = async (email: string) => String((await gateways.first.signIn(email)).body.token);
const works = async (token: string, replica = gateways.second) => (await replica.call(contracts.getCurrentUser, { token })).status === 200;
const endsWithin = (ms: number, token: string) => eventually(async () => expect(await works(token)).toBe(false), ms);
const call = (endpoint: contracts.Endpoint, token: string, input: object = {}) => gateways.first.call(endpoint, { token, input });
const claimsOf = (token: unknown) => JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString());
const refreshed = async (token: string) => claimsOf((await call(contracts.refreshToken, token, { token, tokenType: 'User' })).body.token);
const changed = (email: string, version: number, more: Partial<contracts.Account> = {}) => {
  const account = { ...accountOf(email), ...more };
  return gateways.tell(contracts.accountChanged, account.id, { id: account.id, version, account, person: null });
};
const ended = (email: string, openedBefore: Date, keptSessionId: string | null = null, messageId?: string) => {
  const { id } = accountOf(email);
  return gateways.tell(contracts.sessionsEnded, id, { id, openedBefore: openedBefore.toISOString(), keptSessionId }, messageId);
};
/** From now on the identity service answers nothing until it is released. */
function holdIdentity() {
  const { identity } = gateways.upstreams;
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const play = identity.answer;
  identity.answer = (...question) => {
    asked.resolve();
    void released.promise.then(() => play(...question));
  };
  const release = () => {
    identity.answer = play;
    released.resolve();
  };
  return { asked: asked.promise, release };
}

describe('S2: within a second a session has ended at the other replica too, when', () => {
  it.each<[string, (email: string, token: string) => Promise<unknown>]>([
    ['its owner signs out', (_, token) => call(contracts.logout, token)],
    ['its owner ends all others', async (email) => call(contracts.revokeOtherSessions, await signIn(email))],
    [
      'its owner ends it from another one',
      async (email, token) => call(contracts.revokeSession, await signIn(email), { id: claimsOf(token).sid }),
    ],
    [
      'the password is reset',
      async (email) =>
        call(contracts.resetPassword, await gateways.first.publicToken(), { token: goodToken(email), password: 'New-Password-1' }),
    ],
    [
      'the password is changed in another one',
      async (email) =>
        call(contracts.changePassword, await signIn(email), { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' }),
    ],
    ['the account is erased by its owner', (_, token) => call(contracts.deleteAccount, token, { password: RIGHT_PASSWORD })],
    ['the account is disabled', (email) => changed(email, 2, { status: 'disabled' })],
    ['admin rights are taken from the account', (email) => changed(email, 2, { userType: 'member' })],
    ['the account is deleted', (email) => changed(email, 2, { status: 'deleted' })],
    [
      'the account is erased',
      (email) => gateways.tell(contracts.accountErased, accountOf(email).id, { id: accountOf(email).id, version: 2 }),
    ],
    ['its password was changed elsewhere', (email) => ended(email, new Date())],
    [
      'an old token is presented again',
      async (_, token) => {
        const exchange = async (old: string) =>
          String((await call(contracts.refreshToken, old, { token: old, tokenType: 'User' })).body.token);
        await exchange(await exchange(token));
        await exchange(token);
      },
    ],
  ])('%s', async (what, end) => {
    const email = `${what.replaceAll(' ', '-')}@example.test`;
    const token = await signIn(email);
    expect(await works(token)).toBe(true);
    await end(email, token);
    await endsWithin(1_000, token);
    expect((await call(contracts.refreshToken, token, { token, tokenType: 'User' })).body.errorMessage).toBe('UNAUTHORIZED');
  });
});

describe('the session in which the password was changed', () => {
  it('goes on, whether the reply or the event is first', async () => {
    const email = 'kept@example.test';
    const [token, other] = [await signIn(email), await signIn(email)];
    await call(contracts.changePassword, token, { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' });
    await ended(email, new Date(), claimsOf(token).sid);
    await endsWithin(1_000, other);
    expect(await works(token)).toBe(true);
    expect(await works(token, gateways.first)).toBe(true);
  });
});

describe('a session opened since', () => {
  it('goes on when the news of a password change comes twice or late', async () => {
    const email = 'again@example.test';
    const moment = new Date();
    const before = await signIn(email);
    await ended(email, new Date(), null, 'twice');
    await endsWithin(1_000, before);
    const since = await signIn(email);
    await ended(email, moment);
    await ended(email, new Date(), null, 'twice');
    await changed(email, 5, { isVerified: false });
    await eventually(async () => expect((await refreshed(since)).verified).toBe(false));
    expect(await works(since)).toBe(true);
  });

  it('goes on when news come late that the account was disabled for a while', async () => {
    const email = 'back@example.test';
    await changed(email, 3, { status: 'enabled', isVerified: false });
    const token = await signIn(email);
    await changed(email, 2, { status: 'disabled' });
    await changed(email, 4, { isVerified: false });
    await eventually(async () => expect((await refreshed(token)).verified).toBe(false));
    expect(await works(token)).toBe(true);
  });
});

describe('a sign-in that is under way while the sessions of its account end', () => {
  it('is refused: the password it was let in with no longer counts', async () => {
    const email = 'racing@example.test';
    const before = await signIn(email);
    const held = holdIdentity();
    const racing = gateways.first.signIn(email);
    await held.asked;
    await ended(email, new Date());
    await endsWithin(1_000, before);
    held.release();
    expect((await racing).body.errorMessage).toBe('INVALID_CREDENTIALS');
  });
});

describe('a mailed link', () => {
  it('shows in the next token of every open session at once, and no late event takes it back', async () => {
    const email = 'unverified-once@example.test';
    const [token, other] = [await signIn(email), await signIn(email)];
    expect(claimsOf(token).verified).toBe(false);
    const answer = await call(contracts.verifyAccount, await gateways.first.publicToken(), { token: goodToken(email), language: 'tr' });
    expect(answer.body).toMatchObject({ success: true, purpose: 'activation' });
    expect((await refreshed(token)).verified).toBe(true);
    await changed(email, 1, { isVerified: false });
    await changed(email, 3, { isVerified: true, userType: 'coach' });
    await eventually(async () => expect(await refreshed(other)).toMatchObject({ verified: true, role: 'coach' }));
  });
});
