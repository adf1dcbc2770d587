import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { eventually } from '@pusula/service-kit/testing';
import { claimsOf } from '../sessions/session-ends.testing.ts';
import type { Answer } from '../testing/gateway-under-test.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { accountOf, playServices, RIGHT_PASSWORD, signedBy } from '../testing/play-services.ts';
import { type Answerer, sendJson } from '../testing/upstream.ts';

const MINUTE_MS = 60_000;
const { askedOf, call, clock, codeOf, databaseUrl, firstStep, gateways, works } = gatewaysOfFile();

const query = async (sql: string, values: unknown[]): Promise<unknown[]> => {
  const db = await openDatabase({ url: databaseUrl(), schema: { tables: [], migrations: [] }, log: silentLog() });
  return db.manager.query<unknown[]>(sql, values).finally(db.close);
};
const ATTESTATION = { id: 'a2V5', rawId: 'a2V5', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
const keepsPasskeyOf =
  (email: string): Answerer =>
  (request, body, response) =>
    request.url === '/api/internal/keep-passkey'
      ? sendJson(response, 200, {
          success: true,
          account: { ...accountOf(email), hasPasskey: true },
          version: 2,
          passkey: { id: '01k00000000000000000000000', name: 'a', createdAt: new Date(0).toISOString(), lastUsedAt: null },
          recoveryCodes: null,
        })
      : playServices(request, body, response);

describe('what asks for a proof', () => {
  const ADMIN = 'admin-proving@example.test';
  const signIn = async () => String((await gateways().first.signIn(ADMIN)).body.token);
  const exportPeople = (token: string) => call(contracts.exportUsers, {}, token);
  const later = () => clock.advance(contracts.LIMITS.proofMs);

  it('is content with a sign-in of the last ten minutes, and after those with nothing but a proof, in that session', async () => {
    const [token, other] = [await signIn(), await signIn()];
    clock.advance(contracts.LIMITS.proofMs - 1);
    expect((await exportPeople(token)).status).toBe(200);
    clock.advance(1);
    const refused = await exportPeople(token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PROOF_REQUIRED']);
    const { body } = await call(contracts.prove, { password: RIGHT_PASSWORD }, token);
    expect(body.provenUntil).toBe(new Date(clock.now().getTime() + contracts.LIMITS.proofMs).toISOString());
    expect([codeOf(await exportPeople(token)), codeOf(await exportPeople(other))]).toEqual([undefined, 'PROOF_REQUIRED']);
    later();
    const { token: next } = (await call(contracts.refreshToken, { token, tokenType: 'User' })).body;
    expect(codeOf(await gateways().second.call(contracts.exportUsers, { token: String(next) }))).toBe('PROOF_REQUIRED');
  });

  it('takes nothing of a visitor, and nothing of a session that has ended', async () => {
    expect(codeOf(await call(contracts.exportUsers, {}, await gateways().first.publicToken()))).toBe('INVALID_TOKEN_TYPE');
    const token = await signIn();
    await call(contracts.logout, {}, token);
    expect(codeOf(await exportPeople(token))).toBe('UNAUTHORIZED');
  });

  it('takes nothing of a session that another replica has ended in this very moment', async () => {
    const token = await signIn();
    await query('update session set revoked_at = now() where id = $1', [claimsOf(token).sid]);
    expect(codeOf(await exportPeople(token))).toBe('UNAUTHORIZED');
  });

  it('are also one’s own passkeys: adding, removing, new codes', async () => {
    const token = await signIn();
    later();
    for (const [endpoint, input] of [
      [contracts.newPasskeyOptions, {}],
      [contracts.removePasskey, { id: '01k00000000000000000000000' }],
      [contracts.renewRecoveryCodes, {}],
    ] as const)
      expect(codeOf(await call(endpoint, input, token))).toBe('PROOF_REQUIRED');
  });

  it('are also the numbers that people in danger are told', async () => {
    const token = await signIn();
    const change = () => call(contracts.updateHelpLines, { version: 1, helpLines: [] }, token);
    expect(codeOf(await change())).not.toBe('PROOF_REQUIRED');
    later();
    expect(codeOf(await change())).toBe('PROOF_REQUIRED');
  });

  it('is more than the password of somebody who has a passkey, for their password, address and account', async () => {
    const owned = [
      [contracts.changeEmail, { email: 'next@example.test', password: RIGHT_PASSWORD, language: 'tr' }],
      [contracts.changePassword, { currentPassword: RIGHT_PASSWORD, newPassword: 'Yeni-Sifre-1' }],
      [contracts.deleteAccount, { password: RIGHT_PASSWORD }],
    ] as const;
    const keyed = 'keyed-owner@example.test';
    const { ticket } = await firstStep(keyed);
    const { token } = (await call(contracts.passkeyLogin, { ticket, assertion: signedBy(keyed) })).body;
    const withoutKey = String((await gateways().first.signIn('owner-without-a-key@example.test')).body.token);
    later();
    for (const [endpoint, input] of owned) {
      expect(codeOf(await call(endpoint, input, String(token)))).toBe('PROOF_REQUIRED');
      expect(codeOf(await call(endpoint, input, withoutKey))).not.toBe('PROOF_REQUIRED');
    }
    expect(askedOf('erase-account')).toHaveLength(1);
  });

  it('is told to whoever edits people', async () => {
    const token = await signIn();
    const id = '01k00000000000000000000000';
    const edits = [
      [contracts.deleteUser, { id }],
      [contracts.updateUser, { user: { id, email: 'next@example.test' } }],
    ] as const;
    for (const [endpoint, input] of edits) await call(endpoint, input, token);
    await call(contracts.setUserStatuses, { ids: [id], status: 'disabled' }, token);
    later();
    for (const [endpoint, input] of edits) await call(endpoint, input, token);
    expect(codeOf(await call(contracts.setUserStatuses, { ids: [id], status: 'disabled' }, token))).toBe('PROOF_REQUIRED');
    const said = askedOf('revise-account').map(({ body }) => (JSON.parse(body) as { isProven: boolean }).isProven);
    expect(said).toEqual([true, true, true, false, false]);
  });

  it('S1: is not guessed by whoever holds the session', async () => {
    const token = await signIn();
    const tries = await Promise.all(Array.from({ length: 6 }, () => call(contracts.prove, { password: 'Wrong-1!' }, token)));
    expect(tries.filter((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  });
});

describe('a proof by password', () => {
  it('is none any more, in any session but the one that added it, once there is a passkey', async () => {
    const email = 'adds-a-passkey@example.test';
    const [adding, other] = [await gateways().first.signIn(email), await gateways().first.signIn(email)];
    gateways().upstreams.identity.answer = keepsPasskeyOf(email);
    const { body } = await call(contracts.addPasskey, { name: 'a', attestation: ATTESTATION }, String(adding.body.token));
    expect(body.success).toBe(true);
    const remove = (token: unknown) => call(contracts.removePasskey, { id: '01k00000000000000000000000' }, String(token));
    const change = (token: unknown) =>
      call(contracts.changePassword, { currentPassword: RIGHT_PASSWORD, newPassword: 'Yeni-Sifre-1' }, String(token));
    expect([codeOf(await remove(other.body.token)), codeOf(await change(other.body.token))]).toEqual(['PROOF_REQUIRED', 'PROOF_REQUIRED']);
    expect(codeOf(await remove(adding.body.token))).not.toBe('PROOF_REQUIRED');
  });
});

describe('what is under way with the password alone while its owner adds the first passkey', () => {
  /** The identity service has answered what was so before, and the answer is on its way. */
  const whileAnswering = async (path: string, work: () => Promise<Answer>, email: string) => {
    const { identity } = gateways().upstreams;
    const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    identity.answer = (request, body, response) => {
      if (request.url !== `/api/internal/${path}`) return playServices(request, body, response);
      asked.resolve();
      void released.promise.then(() => playServices(request, body, response));
    };
    const underWay = work();
    await asked.promise;
    const account = { ...accountOf(email), hasPasskey: true as const };
    await gateways().publish(contracts.accountChanged, account.id, { id: account.id, version: 2, account, person: null });
    const standing = `select keyed_at from account_mark where account_id = $1 and keyed_at is not null`;
    await eventually(async () => expect(await query(standing, [account.id])).toHaveLength(1));
    released.resolve();
    return underWay;
  };

  it('is no sign-in', async () => {
    const email = 'signing-in-meanwhile@example.test';
    const answer = await whileAnswering('verify-credentials', () => gateways().first.signIn(email), email);
    expect(codeOf(answer)).toBe('INVALID_CREDENTIALS');
  });

  it('is no proof', async () => {
    const email = 'proving-meanwhile@example.test';
    const token = String((await gateways().first.signIn(email)).body.token);
    const answer = await whileAnswering('check-proof', () => call(contracts.prove, { password: RIGHT_PASSWORD }, token), email);
    expect(codeOf(answer)).toBe('PASSKEY_REQUIRED');
  });
});

describe('an administrator without a passkey', () => {
  const health = (token: unknown) => call(contracts.serviceHealth, {}, String(token));
  const signIn = async (email: string) => (await gateways().first.signIn(email)).body.token;

  it('does everything until the grace is over', async () => {
    const token = await signIn('admin-new@example.test');
    expect((await health(token)).status).toBe(200);
  });

  it('does nothing as such after it, here and at the services, and everything else as before', async () => {
    const token = await signIn('admin-overdue@example.test');
    const refused = await health(token);
    expect([refused.status, codeOf(refused)]).toEqual([403, 'FACTOR_REQUIRED']);
    expect([codeOf(await call(contracts.searchUsers, {}, String(token))), await works(token)]).toEqual(['FACTOR_REQUIRED', true]);
  });

  it('does everything again with the token that follows their passkey', async () => {
    const email = 'admin-overdue-and-mended@example.test';
    const token = String(await signIn(email));
    gateways().upstreams.identity.answer = keepsPasskeyOf(email);
    expect((await call(contracts.addPasskey, { name: 'a', attestation: ATTESTATION }, token)).body.success).toBe(true);
    expect(codeOf(await health(token))).toBe('FACTOR_REQUIRED');
    const { body } = await call(contracts.refreshToken, { token, tokenType: 'User' });
    expect((await health(body.token)).status).toBe(200);
  });

  it.each([
    ['admin-new@example.test', 'within the grace', 14, null],
    ['coach-without-a-passkey@example.test', 'never', null, null],
    ['admin-keyed-new@example.test', 'never, unless the last one is removed', null, 14],
  ])('%s hears by when one is needed: %s', async (email, _, days, daysIfRemoved) => {
    const played = { account: accountOf(email), passkeys: [], recoveryCodesLeft: 0, hasPassword: days === null };
    gateways().upstreams.identity.answer = (request, body, response) =>
      request.url?.startsWith('/api/internal/account-factors')
        ? response.end(JSON.stringify({ success: true, ...played }))
        : playServices(request, body, response);
    const signedIn = email.includes('keyed')
      ? (await call(contracts.passkeyLogin, { ticket: (await firstStep(email)).ticket, assertion: signedBy(email) })).body.token
      : await signIn(email);
    const { factorDueAt, factorDueIfRemoved, hasPassword } = contracts.passkeys.reply.parse(
      (await call(contracts.passkeys, {}, String(signedIn))).body,
    );
    expect(hasPassword).toBe(days === null);
    const since = Date.parse(played.account.adminSince ?? '');
    const after = (count: number | null) => (count === null ? null : new Date(since + count * 24 * 60 * MINUTE_MS).toISOString());
    expect([factorDueAt, factorDueIfRemoved]).toEqual([after(days), after(daysIfRemoved)]);
  });
});
