import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import { type IdentityUnderTest, startIdentity } from '../identity.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { passkeysAt, sessionId } from './passkeys.testing.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());
const { ask, begin, keep } = passkeysAt(() => identity);

/** What a session asks for that has proven itself with the password, before it is known to have a passkey: at another replica, or where the owner hung up. */
describe('M7: what was on its way when the first passkey was kept', () => {
  it('makes no recovery codes, however close it follows', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await identity.imported();
      const attestation = startAuthenticator().attest(await begin(id));
      const [kept, ...codes] = await Promise.allSettled([
        keep(id, attestation),
        ...Array.from({ length: 6 }, () => ask(contracts.makeRecoveryCodes, { id })),
      ]);
      expect(kept.status).toBe('fulfilled');
      const reasons = codes.map((made) => (made.status === 'rejected' ? (made.reason as Error).message : 'made'));
      expect(reasons.filter((reason) => !['PASSKEY_NOT_FOUND', 'PROOF_REQUIRED'].includes(reason))).toEqual([]);
    }
  });

  it('adds and removes no passkey, and links no provider', async () => {
    const { id } = await identity.imported();
    const { passkey } = await keep(id, startAuthenticator().attest(await begin(id)));
    const byPasswordAlone = { id, sessionId, inOwnersBrowser: true };
    const attestation = startAuthenticator().attest(await begin(id));
    for (const [endpoint, input] of [
      [contracts.beginPasskey, byPasswordAlone],
      [contracts.savePasskey, { ...byPasswordAlone, name: 'Telefonum', attestation }],
      [contracts.removeAccountPasskey, { accountId: id, id: passkey.id }],
      [contracts.linkAccountProvider, { ...byPasswordAlone, authenticationType: 'Google', token: 'x' }],
    ] as const)
      await expect(ask(endpoint, input)).rejects.toThrow('PROOF_REQUIRED');
    expect((await ask(contracts.accountFactors, { id })).passkeys).toHaveLength(1);
  });
});
