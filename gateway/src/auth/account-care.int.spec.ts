import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { eventually } from '@pusula/service-kit/testing';
import { EMAIL_HASH_KEY } from '../testing/gateway-under-test.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { accountOf, goodToken, PLAYED_PHOTOGRAPH, RIGHT_PASSWORD } from '../testing/play-services.ts';
import { emailHash } from '../tokens/hash-email.ts';

const hashEmail = emailHash(EMAIL_HASH_KEY);
const { clock, codeOf, databaseUrl, gateways } = gatewaysOfFile();

/** A moment passes: what happens next is after it. */
const signIn = async (email: string) => {
  const { body } = await gateways().first.signIn(email);
  clock.advance(1);
  return String(body.token);
};
const call = (endpoint: contracts.Endpoint, token: string, input: object = {}, headers: Record<string, string> = {}) =>
  gateways().first.call(endpoint, { token, input, headers });
const sessionIdOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid as string;
const sessionsOf = async (token: string) => contracts.openSessions.reply.parse((await call(contracts.openSessions, token)).body).sessions;
const works = async (token: string) => (await call(contracts.getCurrentUser, token)).status === 200;

/** Every row of the tables, as text. */
async function contentsOf(...tables: string[]): Promise<string> {
  const db = await openDatabase({ url: databaseUrl(), schema: { tables: [], migrations: [] }, log: silentLog() });
  const rows = await Promise.all(tables.map((table) => db.manager.query(`select t::text from ${table} t`)));
  await db.close();
  return JSON.stringify(rows);
}

describe('a sign-in through a provider', () => {
  const signingIn = async (email: string, token: string | undefined, replica = gateways().first) =>
    replica.call(contracts.login, { token: await replica.publicToken(), input: { authenticationType: 'Google', email, token } });

  it('opens a session for the owner of the provider’s token, and remembers which way they came', async () => {
    const email = 'social@example.test';
    const answer = await signingIn(email, goodToken(email));
    const { token, user } = contracts.login.reply.parse(answer.body);
    expect(user.email).toBe(email);
    expect(await sessionsOf(token)).toMatchObject([{ authenticationType: 'Google', isCurrent: true }]);
  });

  it('goes on although its own first link has ended the account’s sessions', async () => {
    const email = 'claimed@example.test';
    const { id } = accountOf(email);
    const before = await signIn(email);
    const token = contracts.login.reply.parse((await signingIn(email, goodToken(email))).body).token;
    const asked = gateways().upstreams.identity.seen.find(({ path }) => path.endsWith('verify-provider-token'));
    const { keptSessionId } = JSON.parse(asked?.body ?? '');
    expect(keptSessionId).toBe(sessionIdOf(token));
    clock.advance(5);
    await gateways().publish(contracts.sessionsEnded, id, { id, openedBefore: clock.now().toISOString(), keptSessionId });
    await eventually(async () => expect(await works(before)).toBe(false));
    expect(await works(token)).toBe(true);
  });

  it('needs the provider’s token', async () => {
    expect(codeOf(await signingIn('a@example.test', undefined))).toBe('VALIDATION_FAILED');
  });

  it('S1: is refused after thirty bad tokens from one address, at the other replica too, and locks nobody’s account', async () => {
    for (let attempt = 0; attempt < 29; attempt += 1)
      expect(codeOf(await signingIn('v@example.test', 'bad'))).toBe('INVALID_PROVIDER_TOKEN');
    expect((await gateways().first.signIn('v@example.test')).status).toBe(200);
    await signingIn('v@example.test', 'bad');
    expect(codeOf(await signingIn('v@example.test', goodToken('v@example.test'), gateways().second))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('open sessions', () => {
  it('are listed to their owner, the one in use first, with what the browser called itself', async () => {
    const email = 'lists@example.test';
    const headers = { 'user-agent': `Firefox\t${'x'.repeat(500)}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password: RIGHT_PASSWORD });
    const first = (await (await fetch(`${gateways().first.url}/api/auth/login`, { method: 'POST', headers, body })).json()).token as string;
    await signIn(email);
    await signIn('somebody-else@example.test');
    const sessions = await sessionsOf(first);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ id: sessionIdOf(first), userAgent: `Firefox ${'x'.repeat(192)}`, authenticationType: 'Basic' });
  });

  it('end one by one or all but the one in use', async () => {
    const [mine, second, third] = [await signIn('ends@example.test'), await signIn('ends@example.test'), await signIn('ends@example.test')];
    expect((await call(contracts.revokeSession, mine, { id: sessionIdOf(second) })).status).toBe(200);
    expect(codeOf(await call(contracts.revokeSession, mine, { id: sessionIdOf(second) }))).toBe('SESSION_NOT_FOUND');
    expect((await call(contracts.revokeOtherSessions, mine)).body).toMatchObject({ success: true, ended: 1 });
    expect([await works(mine), await works(second), await works(third)]).toEqual([true, false, false]);
    expect(await sessionsOf(mine)).toHaveLength(1);
  });

  it('S5: are not ended by anybody else', async () => {
    const [mine, theirs] = [await signIn('mine@example.test'), await signIn('theirs@example.test')];
    const answer = await call(contracts.revokeSession, mine, { id: sessionIdOf(theirs) });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'SESSION_NOT_FOUND']);
    await call(contracts.revokeOtherSessions, mine);
    expect(await works(theirs)).toBe(true);
  });
});

describe('a new password', () => {
  it('is asked for with the caller’s id and session, and leaves that session open', async () => {
    const token = await signIn('changes@example.test');
    const answer = await call(contracts.changePassword, token, { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1', id: 'x' });
    expect([answer.status, await works(token)]).toEqual([200, true]);
    const sent = gateways().upstreams.identity.seen.find(({ path }) => path.endsWith('replace-password'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      id: accountOf('changes@example.test').id,
      keptSessionId: sessionIdOf(token),
      currentPassword: RIGHT_PASSWORD,
      newPassword: 'New-Password-1',
      hasProvenKey: false,
      inOwnersBrowser: false,
    });
  });

  it('is chosen twenty times in a quarter of an hour of one session: each is an entry in the audit log, for good', async () => {
    const token = await signIn('changes@example.test');
    const input = { currentPassword: RIGHT_PASSWORD, newPassword: 'New-Password-1' };
    for (let turn = 0; turn < contracts.RATE_LIMITS.factorChange.ofSession; turn += 1)
      expect((await call(contracts.changePassword, token, input)).status).toBe(200);
    expect(codeOf(await call(contracts.changePassword, token, input))).toBe('TOO_MANY_REQUESTS');
  });

  it.each([
    [
      'changing the password',
      contracts.changePassword,
      (password: string) => ({ currentPassword: password, newPassword: 'New-Password-1' }),
    ],
    ['deleting the account', contracts.deleteAccount, (password: string) => ({ password })],
  ] as const)('S1: cannot be found out by %s: the sixth try in a session is refused', async (_, endpoint, input) => {
    const email = 'guessed@example.test';
    const token = await signIn(email);
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(codeOf(await call(endpoint, token, input('wrong')))).toBe('INVALID_CREDENTIALS');
    const answer = await call(endpoint, token, input(RIGHT_PASSWORD));
    expect([codeOf(answer), Number(answer.headers.get('retry-after')) > 0]).toEqual(['TOO_MANY_REQUESTS', true]);
    expect(await works(token)).toBe(true);
  });

  it('by a mailed link signs everybody out, here at once', async () => {
    const token = await signIn('resets@example.test');
    const input = { token: goodToken('resets@example.test'), password: 'New-Password-1' };
    expect((await call(contracts.resetPassword, await gateways().first.publicToken(), input)).status).toBe(200);
    expect(await works(token)).toBe(false);
    expect(codeOf(await call(contracts.resetPassword, await gateways().first.publicToken(), { ...input, token: 'used' }))).toBe(
      'TOKEN_NOT_FOUND',
    );
  });
});

it('a reset link lets its owner in at once, however often somebody else has guessed', async () => {
  const email = 'locked-out@example.test';
  for (let attempt = 0; attempt < 5; attempt += 1) await gateways().first.signIn(email, 'wrong');
  expect((await gateways().second.signIn(email)).body.errorMessage).toBe('TOO_MANY_REQUESTS');
  await call(contracts.resetPassword, await gateways().first.publicToken(), { token: goodToken(email), password: 'New-Password-1' });
  clock.advance(1);
  expect((await gateways().second.signIn(email)).status).toBe(200);
});

it('an empty provider’s token says nothing: who signs in with a password may send none, null or an empty one', async () => {
  for (const token of [undefined, null, '']) {
    const input = { authenticationType: 'Basic', email: 'empty@example.test', password: RIGHT_PASSWORD, token };
    expect((await gateways().first.call(contracts.login, { token: await gateways().first.publicToken(), input })).status).toBe(200);
  }
});

it('S1: whoever guesses at sign-in keeps nobody out of what asks for the password in an open session', async () => {
  const email = 'guessed-at@example.test';
  const token = await signIn(email);
  for (let attempt = 0; attempt < 6; attempt += 1) await gateways().second.signIn(email, 'wrong');
  expect((await call(contracts.prove, token, { password: RIGHT_PASSWORD })).status).toBe(200);
  expect((await call(contracts.deleteAccount, token, { password: RIGHT_PASSWORD })).status).toBe(200);
});

describe('an account', () => {
  it('is kept when the proof is wrong, and leaves nothing personal in its sessions when it is erased', async () => {
    const email = 'leaves@example.test';
    const token = await signIn(email);
    expect(codeOf(await call(contracts.deleteAccount, token, { password: 'wrong' }))).toBe('INVALID_CREDENTIALS');
    expect(await works(token)).toBe(true);
    const { status, body } = await call(contracts.deleteAccount, token, { password: RIGHT_PASSWORD });
    expect([status, body.code]).toEqual([200, expect.stringMatching(contracts.ID_PATTERN)]);
    expect(await works(token)).toBe(false);
    const { id } = accountOf(email);
    expect(await contentsOf('rate_limit')).not.toContain(hashEmail(email));
    const late = { id, version: 8, account: accountOf(email), person: null };
    await gateways().publish(contracts.accountChanged, id, late);
    await gateways().publish(contracts.accountErased, id, { id, version: 10 });
    await eventually(async () => expect(await contentsOf('account_mark')).toContain(`${id},10`));
    expect(await contentsOf('session')).toContain(id);
    expect(await contentsOf('session', 'account_mark', 'rate_limit', 'inbox')).not.toContain(email);
  });

  it('S22: is forgotten with what was counted under the hash of its address, and answered for', async () => {
    const email = 'hashed@example.test';
    await signIn(email);
    await gateways().first.signIn(email, 'wrong');
    expect(await contentsOf('rate_limit')).toContain(hashEmail(email));
    const { id } = accountOf(email);
    await gateways().publish(contracts.accountErased, id, { id, version: 2 });
    await eventually(async () => {
      const remembered = await contentsOf('erased_subject');
      expect(remembered).toContain(id);
      expect(remembered).not.toMatch(new RegExp(`${id},[^,]+,\\)`)); // no receipt yet
    });
    expect(await contentsOf('rate_limit', 'session', 'known_browser')).not.toMatch(new RegExp(`${hashEmail(email)}|${email}`));
  });

  it('is handed out whole to its owner: account, profile, photograph, e-mails, log, sessions and known browsers', async () => {
    const token = await signIn('wants@example.test');
    const data = contracts.myData.reply.parse((await call(contracts.myData, token)).body);
    expect(data).toMatchObject({
      account: { hasPassword: true },
      profile: { person: { firstName: 'Ayşe' } },
      photograph: PLAYED_PHOTOGRAPH,
      emails: { emails: [], total: 0 },
      auditLog: { actions: [], total: 0 },
      sessions: [{ isCurrent: true }],
      knownBrowsers: [{ isCurrent: false }],
    });
    for (const name of ['account-data', 'account-actions', 'person-data', 'account-emails']) {
      const path = `/api/internal/${name}`;
      const asked = Object.values(gateways().upstreams)
        .flatMap(({ seen }) => seen)
        .filter((call) => call.path.startsWith(path));
      expect(asked.map((call) => call.path)).toEqual([`${path}?id=${accountOf('wants@example.test').id}`]);
    }
  });

  it.each(['identity', 'profile', 'mail'] as const)('is not handed out by halves when %s does not answer', async (owner) => {
    const token = await signIn('wants@example.test');
    const upstream = gateways().upstreams[owner];
    const { answer } = upstream;
    upstream.answer = (_request, _body, response) => response.destroy();
    const refused = await call(contracts.myData, token);
    upstream.answer = answer;
    expect([codeOf(refused), refused.body.account]).toEqual(['SERVICE_UNAVAILABLE', undefined]);
  });
});
