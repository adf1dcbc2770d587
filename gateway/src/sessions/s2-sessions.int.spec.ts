import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { eventually, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, runningClock, startGateways } from '../testing/gateway-under-test.ts';
import { accountOf } from '../testing/play-services.ts';
import { claimsOf } from './session-ends.testing.ts';

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

const signIn = async (email: string) => String((await gateways.first.signIn(email)).body.token);
const statusAt = async (replica: GatewaysUnderTest['first'], token: string) =>
  (await replica.call(contracts.getCurrentUser, { token })).status;
const both = (token: string) => Promise.all([statusAt(gateways.first, token), statusAt(gateways.second, token)]);
const refresh = async (token: string) =>
  String((await gateways.first.call(contracts.refreshToken, { input: { token, tokenType: 'User' } })).body.token);
const roleIn = (token: string) => claimsOf(token).role;
const idIn = (token: unknown) => claimsOf(token).jti;
const afterTheGrace = () => clock.advance(contracts.SERVER_LIMITS.refreshGraceMs + 1);
const changed = (email: string, version: number, more: Partial<contracts.Account>) => {
  const account = { ...accountOf(email), ...more };
  return gateways.publish(contracts.accountChanged, account.id, { id: account.id, version, account, person: null });
};
async function publishVersion(email: string): Promise<number | undefined> {
  const db = await openDatabase({ url: databaseUrl, schema: { tables: [], migrations: [] }, log: silentLog() });
  const [mark]: { version: number }[] = await db.manager.query('select version from account_mark where account_id = $1', [
    accountOf(email).id,
  ]);
  await db.close();
  return mark?.version;
}

const exchange = (token: string, replica = gateways.first) => replica.call(contracts.refreshToken, { input: { token, tokenType: 'User' } });
const works = async (token: string, replica = gateways.first) => (await statusAt(replica, token)) === 200;

describe('S2: a new role', () => {
  it('holds at both replicas: tokens that say the old one are exchanged, and the session goes on', async () => {
    const email = 'becomes-a-coach@example.test';
    const before = await signIn(email);
    await changed(email, 2, { userType: 'coach' });
    await eventually(async () => expect(await both(before)).toEqual([401, 401]));
    const after = await refresh(before);
    expect([roleIn(after), await both(after)]).toEqual(['coach', [200, 200]]);
  });

  it('that is taken back counts at once for the tokens that say so', async () => {
    const email = 'changes-twice@example.test';
    const member = await signIn(email);
    await changed(email, 2, { userType: 'admin' });
    await eventually(async () => expect(await both(member)).toEqual([401, 401]));
    const admin = await refresh(member);
    await changed(email, 3, { userType: 'member' });
    await eventually(async () => expect(await both(admin)).toEqual([401, 401]));
    expect(await refresh(admin)).toBe('undefined');
  });

  it('lets no admin in who was signing in while they lost the role', async () => {
    const email = 'admin-no-more@example.test';
    const { identity } = gateways.upstreams;
    const play = identity.answer;
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    identity.answer = (...question) => {
      asked.resolve();
      void released.promise.then(() => play(...question));
    };
    const signingIn = gateways.first.signIn(email);
    await asked.promise;
    await changed(email, 2, { userType: 'member' });
    await eventually(async () => expect(await publishVersion(email)).toBe(2));
    identity.answer = play;
    released.resolve();
    expect((await signingIn).body.errorMessage).toBe('INVALID_CREDENTIALS');
    expect((await gateways.first.signIn(email)).status).toBe(200);
  });
});

describe('S2: refresh and revocation, across two replicas', () => {
  it('gives ten parallel calls at two replicas one rotation: the same new token for all', async () => {
    const token = await signIn('parallel@example.test');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => exchange(token, turn % 2 === 0 ? gateways.first : gateways.second)),
    );
    const ids = answers.map(({ body }) => idIn(body.token));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(ids).size).toBe(1);
  });

  it('ends the session when a token from before the last one is presented', async () => {
    const stolen = await signIn('replayed@example.test');
    const next = String((await exchange(stolen)).body.token);
    afterTheGrace();
    const current = String((await exchange(next)).body.token);
    expect((await exchange(stolen)).status).toBe(401);
    await eventually(async () => expect(await works(current)).toBe(false));
    expect((await exchange(current)).status).toBe(401);
  });

  it('goes on under calls that overtake each other: within ten seconds both tokens give the newer one', async () => {
    const first = await signIn('overtaken@example.test');
    const second = String((await exchange(first)).body.token);
    for (const token of [second, first, second, first]) {
      const answer = await exchange(token, gateways.second);
      expect([answer.status, idIn(answer.body.token)]).toEqual([200, idIn(second)]);
    }
    expect(await works(second)).toBe(true);
  });

  it('goes on when the answer to an exchange was lost, however late it is asked for again, and ends by a copy all the same', async () => {
    const token = await signIn('unlucky@example.test');
    const lost = String((await exchange(token)).body.token);
    afterTheGrace();
    const again = await exchange(token);
    expect(again.status).toBe(200);
    expect(idIn(again.body.token)).not.toBe(idIn(lost));
    // From its first use on the new token has been received.
    expect(await works(String(again.body.token), gateways.second)).toBe(true);
    await eventually(async () => expect((await exchange(token)).status).toBe(401));
    expect((await exchange(lost)).status).toBe(401);
  });

  it('ends a session at every replica after the logout', async () => {
    const token = await signIn('leaver@example.test');
    expect(await works(token, gateways.second)).toBe(true);
    await gateways.first.call(contracts.logout, { token });
    expect(await works(token)).toBe(false);
    await eventually(async () => expect(await works(token, gateways.second)).toBe(false));
  });

  it('refuses a token presented under another type', async () => {
    const answer = await gateways.first.call(contracts.refreshToken, {
      input: { token: await gateways.first.publicToken(), tokenType: 'User' },
    });
    expect([answer.status, answer.body.errorMessage]).toEqual([403, 'INVALID_TOKEN_TYPE']);
  });
});

describe('the sessions of an account', () => {
  it('are a hundred: one more ends the one that was used longest ago, at both replicas', async () => {
    const email = 'signs-in-often@example.test';
    const oldest = await signIn(email);
    const others: string[] = [];
    for (let more = 0; more < contracts.SERVER_LIMITS.sessionsPerAccount; more += 1) others.push(await signIn(email));
    await eventually(async () => expect(await both(oldest)).toEqual([401, 401]));
    const working = await Promise.all(others.map((token) => works(token)));
    expect(working.filter((isWorking) => !isWorking)).toEqual([]);
    const { sessions } = contracts.openSessions.reply.parse(
      (await gateways.first.call(contracts.openSessions, { token: others.at(-1) })).body,
    );
    expect(sessions).toHaveLength(contracts.SERVER_LIMITS.sessionsPerAccount);
  });
});
