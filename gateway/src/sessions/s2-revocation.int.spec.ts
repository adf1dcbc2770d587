import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, runningClock, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf, goodToken, RIGHT_PASSWORD } from '../testing/play-services.ts';
import { sendJson } from '../testing/upstream.ts';
import { claimsOf, sessionsOf } from './session-ends.testing.ts';

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let databaseUrl: string;
const clock = runningClock();
beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.freshDatabase();
  gateways = await startGateways({ databaseUrl, replicas: 2, clock, env: { RATE_LIMIT_SCALE: '1000' } });
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const { signIn, works, endsWithin, call, changed, ended, ends, expectEnd } = sessionsOf(() => gateways, clock);
/** That it takes less than a second is measured by the chaos tests. */
const SOON_MS = 60_000;
const refreshed = async (token: string) => claimsOf((await call(contracts.refreshToken, token, { token, tokenType: 'User' })).body.token);
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

describe('S2: a session has ended at the other replica too, when', () => {
  it.each(ends)('%s', async (what, end) => expectEnd(what, end, SOON_MS));
});

describe('S2: the session in which the password was changed', () => {
  it('goes on, whether the reply or the event is first', async () => {
    const email = 'kept@example.test';
    const [token, other] = [await signIn(email), await signIn(email)];
    await call(contracts.changePassword, token, { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' });
    await ended(email, clock.now(), claimsOf(token).sid);
    await endsWithin(SOON_MS, other);
    expect(await works(token)).toBe(true);
    expect(await works(token, gateways.first)).toBe(true);
  });

  it('L9: has ended the others with its answer, also where the event was written down first and nobody was told yet', async () => {
    const email = 'kept-after-the-event@example.test';
    const [token, other] = [await signIn(email), await signIn(email)];
    expect(await works(other, gateways.first)).toBe(true);
    const db = await openDatabase({ url: databaseUrl, schema: { tables: [], migrations: [] }, log: silentLog() });
    await db.manager.query('update session set revoked_at = $2 where id = $1', [claimsOf(other).sid, clock.now()]);
    await db.close();
    const input = { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' };
    expect((await gateways.first.call(contracts.changePassword, { token, input })).status).toBe(200);
    expect([await works(other, gateways.first), await works(token, gateways.first)]).toEqual([false, true]);
  });
});

it('S2: a replica that starts answers nobody before it knows which sessions have ended', async () => {
  const token = await signIn('before-start@example.test');
  await call(contracts.logout, token);
  const holder = await openDatabase({ url: databaseUrl, schema: { tables: [], migrations: [] }, log: silentLog() });
  const starting = await holder.transaction(async (tx) => {
    await tx.query('lock table session in access exclusive mode');
    const replica = startGateways({ databaseUrl, clock, env: { TOKEN_KEYS: gateways.tokenKeys } });
    let isOpen = false;
    void replica.then(() => {
      isOpen = true;
    });
    await eventually(async () => {
      const waiting = await tx.query("select from pg_locks where relation = 'session'::regclass and not granted");
      expect(waiting.length).toBeGreaterThan(0);
    });
    expect(isOpen).toBe(false);
    return { replica };
  });
  const late = await starting.replica;
  try {
    expect((await late.first.call(contracts.getCurrentUser, { token })).status).toBe(401);
  } finally {
    await late.stop();
    await holder.close();
  }
});

describe('S2: a session opened since', () => {
  it('goes on when the news of a password change comes twice or late', async () => {
    const email = 'again@example.test';
    const moment = clock.now();
    const before = await signIn(email);
    await ended(email, clock.now(), null, 'twice');
    await endsWithin(SOON_MS, before);
    const since = await signIn(email);
    await ended(email, moment);
    await ended(email, clock.now(), null, 'twice');
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

describe('S2: a sign-in that is under way while the sessions of its account end', () => {
  it('is refused: the password it was let in with no longer counts', async () => {
    const email = 'racing@example.test';
    const before = await signIn(email);
    const held = holdIdentity();
    const racing = gateways.first.signIn(email);
    await held.asked;
    await ended(email, clock.now());
    await endsWithin(SOON_MS, before);
    held.release();
    expect((await racing).body.errorMessage).toBe('INVALID_CREDENTIALS');
  });
});

describe('S2: when its owner comes to an account that somebody else may have registered', () => {
  const replying = (path: string, email: string) => {
    const { identity } = gateways.upstreams;
    const play = identity.answer;
    identity.answer = (request, body, response) =>
      request.url === `/api/internal/${path}`
        ? sendJson(response, 200, { success: true, account: accountOf(email), version: 2, purpose: 'activation', hasEndedSessions: true })
        : play(request, body, response);
    return () => {
      identity.answer = play;
    };
  };
  const provider = { authenticationType: 'Google', token: 'x' };

  it.each<[string, string, (email: string) => Promise<unknown>]>([
    [
      'a mailed link',
      'use-link',
      async () => call(contracts.verifyAccount, await gateways.first.publicToken(), { token: 'x', language: 'tr' }),
    ],
    ['a provider', 'verify-provider-token', (email) => gateways.first.call(contracts.login, { input: { ...provider, email } })],
  ])('by %s, the sessions of the other one are over with the answer, whenever the event may come', async (_way, path, comes) => {
    const email = `unknown-owner-${path}@example.test`;
    const token = await signIn(email);
    const stop = replying(path, email);
    const { status } = (await comes(email)) as { status: number };
    stop();
    expect([status, await works(token, gateways.first)]).toEqual([200, false]);
    await endsWithin(SOON_MS, token);
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
