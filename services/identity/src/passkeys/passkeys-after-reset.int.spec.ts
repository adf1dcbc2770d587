import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { type IdentityUnderTest, ids, NEW_PASSWORD, PASSWORD, startIdentity } from '../identity.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { LATEST, strangersAt } from './stranger.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { actionsAbout, ask, begin, keep, requestReset, reset, setPassword, signInAlone } = strangersAt(() => identity);

describe('a session that a reset ends while it adds a passkey', () => {
  it('has none afterwards, not even when it has not heard of its end', async () => {
    const owner = await identity.imported();
    await reset(owner);
    const key = startAuthenticator();
    await expect(keep(owner.id, key.attest(await begin(owner.id)))).rejects.toThrow('UNAUTHORIZED');
    expect((await identity.query('select has_passkey from account where id = $1', [owner.id]))[0]).toEqual({ has_passkey: false });
  });

  it('has none when both happen at once', async () => {
    for (let time = 0; time < 8; time += 1) {
      const owner = await identity.imported();
      await requestReset(owner.email);
      const token = await identity.mailed(owner.id, 'password-reset');
      const key = startAuthenticator();
      const attestation = key.attest(await begin(owner.id));
      const [kept] = await Promise.allSettled([keep(owner.id, attestation), setPassword(token, LATEST)]);
      // Either it was there before the reset, and is the owner's, or it never was.
      const signIn = signInAlone(key);
      if (kept.status === 'fulfilled') await expect(signIn).resolves.toBeDefined();
      else await expect(signIn).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
    }
  });
});

it('a session that was opened afterwards adds a passkey, and so does the one that a new password has kept', async () => {
  const { id } = await identity.imported();
  const kept = ids.next();
  const opened = newIds({ now: () => new Date(identity.test.clock.now().getTime() + 1_000) }).next();
  await ask(contracts.replacePassword, { id, currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keptSessionId: kept });
  for (const sessionId of [kept, opened]) {
    const shown = { inOwnersBrowser: true, hasProvenKey: sessionId === opened };
    const { options } = await ask(contracts.beginPasskey, { id, sessionId, ...shown });
    await ask(contracts.savePasskey, {
      id,
      sessionId,
      name: 'Telefonum',
      attestation: startAuthenticator().attest(options),
      ...shown,
    });
  }
  expect((await ask(contracts.accountFactors, { id })).passkeys).toHaveLength(2);
});

it('nobody is taken for a stranger in an account whose address an administrator has changed: a reset leaves its passkeys and codes', async () => {
  const { id } = await identity.imported();
  const admin = await identity.imported({ userType: 'admin' });
  const key = startAuthenticator();
  const { recoveryCodes } = await keep(id, key.attest(await begin(id)));
  const email = `${ids.next()}@example.com`;
  await ask(contracts.reviseAccount, { actorId: admin.id, id, edit: { email }, isProven: true });

  await requestReset(email);
  const password = 'Kestane-Kebap-7!';
  await ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password });
  const { challenge } = (await ask(contracts.verifyCredentials, { email, password })).secondStep ?? {};
  await expect(signInAlone(key)).resolves.toMatchObject({ account: { id, email, isVerified: true } });
  await expect(ask(contracts.takeRecoveryCode, { accountId: id, challenge, code: recoveryCodes?.[0] })).resolves.toBeDefined();
  expect(await actionsAbout(id)).toEqual(['passkey-added', 'user-edited', 'password-reset', 'recovery-code-used']);
});

it('leaves the passkeys of whoever has proven the address and only forgot a password', async () => {
  const { id, email } = await identity.imported();
  const key = startAuthenticator();
  await keep(id, key.attest(await begin(id)));
  await requestReset(email);
  await ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password: NEW_PASSWORD });
  await expect(signInAlone(key)).resolves.toMatchObject({ account: { id } });
});
