import { describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { accountOf, CHALLENGE, goodToken, signedBy } from '../testing/play-services.ts';

const { askedOf, call, clock, codeOf, firstStep, gateways, works } = gatewaysOfFile({ TRUSTED_PROXIES: '127.0.0.1' });

describe('a sign-in with a password, of somebody who has a passkey', () => {
  const email = 'keyed@example.test';

  it('is answered with an error as any other, what the second step needs beside it, and nothing else', async () => {
    const { status, body, headers } = await gateways().first.signIn(email);
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        errorMessage: 'SECOND_STEP_REQUIRED',
        requestId: expect.any(String),
        secondStep: { ticket: expect.any(String), options: { challenge: CHALLENGE } },
      },
    ]);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('is asked for after a provider’s token as well, and remembers which way it began', async () => {
    const { body } = await call(contracts.login, { authenticationType: 'Google', email, token: goodToken(email) });
    const { ticket } = contracts.SecondStep.parse(body.secondStep);
    const { token } = (await call(contracts.passkeyLogin, { ticket, assertion: signedBy(email) })).body;
    const { sessions } = contracts.openSessions.reply.parse((await call(contracts.openSessions, {}, String(token))).body);
    expect(sessions.map(({ authenticationType }) => authenticationType)).toContain('Google');
  });

  it('goes on with the passkey, and its browser is known then', async () => {
    const { ticket } = await firstStep(email);
    const answer = await call(contracts.passkeyLogin, { ticket, assertion: signedBy(email) });
    expect(answer.body).toMatchObject({ success: true, tokenType: 'User', user: { email } });
    expect(answer.headers.get('set-cookie')).toMatch(/^pusula-browser=/);
    expect(await works(answer.body.token)).toBe(true);
    expect(JSON.parse(askedOf('check-passkey')[0]?.body ?? '')).toMatchObject({ challenge: CHALLENGE, accountId: accountOf(email).id });
  });

  it('is not ended by another person’s passkey', async () => {
    const { ticket } = await firstStep(email);
    expect(codeOf(await call(contracts.passkeyLogin, { ticket, assertion: signedBy('thief@example.test') }))).toBe('PASSKEY_NOT_ACCEPTED');
  });

  it('is not ended by a ticket that is none of ours, is for something else, or is five minutes old', async () => {
    const { ticket } = await firstStep(email);
    const session = String((await gateways().first.signIn('plain@example.test')).body.token);
    const end = (other: string) => call(contracts.passkeyLogin, { ticket: other, assertion: signedBy(email) });
    for (const wrong of ['x', session, `${ticket.slice(0, -4)}AAAA`]) expect(codeOf(await end(wrong))).toBe('CHALLENGE_EXPIRED');
    expect((await call(contracts.getCurrentUser, {}, ticket)).status).toBe(401);
    clock.advance(contracts.SERVER_LIMITS.passkeyChallengeMs);
    expect(codeOf(await end(ticket))).toBe('CHALLENGE_EXPIRED');
    expect(askedOf('check-passkey')).toEqual([]);
  });

  it('opens nothing once the password of its first step has been changed', async () => {
    const { ticket } = await firstStep(email);
    clock.advance(1);
    await call(contracts.resetPassword, { token: goodToken(email), password: 'Yeni-Sifre-1!' }, await gateways().first.publicToken());
    expect(codeOf(await call(contracts.passkeyLogin, { ticket, assertion: signedBy(email) }))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await call(contracts.recoveryLogin, { ticket, code: goodToken(email) }))).toBe('INVALID_CREDENTIALS');
    // The code stays good for another sign-in.
    expect(askedOf('take-recovery-code')).toEqual([]);
  });

  it('S1: is tried five times in a quarter of an hour, with passkeys and codes together, at all replicas', async () => {
    const owner = 'keyed-and-guessed@example.test';
    const { ticket } = await firstStep(owner);
    const tries = [
      ...Array.from({ length: 3 }, () => call(contracts.recoveryLogin, { ticket, code: 'wrong' })),
      ...Array.from({ length: 2 }, () => call(contracts.passkeyLogin, { ticket, assertion: signedBy(owner, false) })),
    ];
    expect(new Set((await Promise.all(tries)).map(codeOf))).toEqual(new Set(['INVALID_RECOVERY_CODE', 'PASSKEY_NOT_ACCEPTED']));
    const right = { ticket, code: goodToken(owner) };
    expect(codeOf(await gateways().second.call(contracts.recoveryLogin, { input: right }))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await gateways().first.signIn(owner))).toBe('TOO_MANY_REQUESTS');
  });

  it('S1: is counted apart in a browser that the owner has signed in with', async () => {
    const owner = 'keyed-at-home@example.test';
    const home = await call(contracts.passkeyLogin, { ticket: (await firstStep(owner)).ticket, assertion: signedBy(owner) });
    const cookie = String(home.headers.get('set-cookie')).split(';')[0] ?? '';
    const { ticket } = await firstStep(owner);
    await Promise.all(Array.from({ length: 5 }, () => call(contracts.recoveryLogin, { ticket, code: 'wrong' })));
    expect(codeOf(await call(contracts.passkeyLogin, { ticket, assertion: signedBy(owner) }))).toBe('TOO_MANY_REQUESTS');
    expect((await call(contracts.passkeyLogin, { ticket, assertion: signedBy(owner) }, undefined, { cookie })).status).toBe(200);
  });

  it('L5: spends no recovery code where the account has been entered so often that it opens nothing', async () => {
    const owner = 'keyed-and-entering@example.test';
    const enter = async () => call(contracts.passkeyLogin, { ticket: (await firstStep(owner)).ticket, assertion: signedBy(owner) });
    for (let turn = 0; turn < contracts.RATE_LIMITS.sessionsPerNetwork.requests; turn += 1) expect((await enter()).status).toBe(200);
    const before = askedOf('take-recovery-code').length;
    const { ticket } = await firstStep(owner);
    expect(codeOf(await call(contracts.recoveryLogin, { ticket, code: goodToken(owner) }))).toBe('TOO_MANY_REQUESTS');
    expect(askedOf('take-recovery-code')).toHaveLength(before);
    clock.advance(contracts.RATE_LIMITS.sessionsPerNetwork.windowMs);
    const later = await firstStep(owner);
    expect((await call(contracts.recoveryLogin, { ticket: later.ticket, code: goodToken(owner) })).status).toBe(200);
  });

  it('goes on with a recovery code, and tells how many are left', async () => {
    const { ticket } = await firstStep(email);
    const { body } = await call(contracts.recoveryLogin, { ticket, code: goodToken(email) });
    expect([body.recoveryCodesLeft, await works(body.token)]).toEqual([9, true]);
  });
});

describe('a sign-in with a passkey alone', () => {
  const begin = async () => contracts.SecondStep.parse((await call(contracts.passkeyOptions, {})).body);

  it('needs no address and no password', async () => {
    const email = 'keyed-alone@example.test';
    const { ticket } = await begin();
    const { body } = await call(contracts.passkeyLogin, { ticket, assertion: signedBy(email) });
    expect([body.user, await works(body.token)]).toEqual([expect.objectContaining({ email }), true]);
    expect(JSON.parse(askedOf('check-passkey')[0]?.body ?? '')).toMatchObject({ accountId: null });
  });

  it('is nothing that a recovery code stands in for', async () => {
    const { ticket } = await begin();
    expect(codeOf(await call(contracts.recoveryLogin, { ticket, code: goodToken('keyed@example.test') }))).toBe('INVALID_RECOVERY_CODE');
    expect(askedOf('take-recovery-code')).toEqual([]);
  });

  it('S1: counts recovery codes that are tried with it, against the network address alone', async () => {
    const { ticket } = await begin();
    const codeTried = () => call(contracts.recoveryLogin, { ticket, code: 'wrong' });
    const codes = (await Promise.all(Array.from({ length: 40 }, codeTried))).map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['INVALID_RECOVERY_CODE', 'TOO_MANY_REQUESTS']));
  });

  it('S1, M10: is tried thirty times from a network, and whoever has seen the id of a key keeps its owner out nowhere else', async () => {
    const { ticket } = await begin();
    const [email, attempts] = ['keyed-by-strangers@example.test', contracts.RATE_LIMITS.loginPerAddress.requests];
    const wrong = { ticket, assertion: signedBy(email, false) };
    const tries = await Promise.all(Array.from({ length: attempts + 1 }, () => call(contracts.passkeyLogin, wrong)));
    expect(tries.map(codeOf).sort()).toEqual([...Array.from({ length: attempts }, () => 'PASSKEY_NOT_ACCEPTED'), 'TOO_MANY_REQUESTS']);
    const elsewhere = { 'x-forwarded-for': '192.0.2.77' };
    const right = { ticket, assertion: signedBy(email) };
    expect((await call(contracts.passkeyLogin, right, undefined, elsewhere)).status).toBe(200);
  });
});
