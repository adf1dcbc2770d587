import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { aPublic } from '@pusula/service-kit/testing';
import { type IdentityUnderTest, ids, NEW_PASSWORD, startIdentity } from '../identity.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { passkeysAt, sessionId } from './passkeys.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const { ask, begin, keep, signInAlone } = passkeysAt(() => identity);

it('who registered an address without owning it has no way back once its owner has chosen a password by mail', async () => {
  const email = `${ids.next()}@example.com`;
  const { account } = await identity.register({ email, password: NEW_PASSWORD });
  const key = startAuthenticator();
  const { recoveryCodes } = await keep(account.id, key.attest(await begin(account.id)));
  const begun = await begin(account.id);

  await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
  const password = 'Kestane-Kebap-7!';
  const owner = await ask(contracts.setPasswordByLink, { token: await identity.mailed(account.id, 'password-reset'), password });
  expect(owner.account).toMatchObject({ isVerified: true });

  await expect(signInAlone(key)).rejects.toThrow('PASSKEY_NOT_ACCEPTED');
  const [code = ''] = recoveryCodes ?? [];
  await expect(ask(contracts.takeRecoveryCode, { accountId: account.id, code })).rejects.toThrow('INVALID_RECOVERY_CODE');
  const late = { id: account.id, sessionId, name: 'Geç kalan', attestation: startAuthenticator().attest(begun) };
  await expect(ask(contracts.keepPasskey, late)).rejects.toThrow('CHALLENGE_EXPIRED');
  expect((await ask(contracts.verifyCredentials, { email, password })).secondStep).toBeUndefined();
});

it('leaves the passkeys of whoever has proven the address and only forgot a password', async () => {
  const { id, email } = await identity.imported();
  const key = startAuthenticator();
  await keep(id, key.attest(await begin(id)));
  await identity.test.callAs(aPublic)(contracts.resetPasswordRequest, { email, language: 'tr' });
  await ask(contracts.setPasswordByLink, { token: await identity.mailed(id, 'password-reset'), password: NEW_PASSWORD });
  await expect(signInAlone(key)).resolves.toMatchObject({ account: { id } });
});
