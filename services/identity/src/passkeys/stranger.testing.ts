import * as contracts from '@pusula/contracts';
import { newIds } from '@pusula/service-kit/service';
import { type IdentityUnderTest, NEW_PASSWORD } from '../identity.testing.ts';
import { mailedLinksAt } from '../mailed-links/mailed-links.testing.ts';
import { startAuthenticator } from './authenticator.testing.ts';
import { passkeysAt } from './passkeys.testing.ts';

/** What an owner chooses by mail. */
export const LATEST = 'Kestane-Kebap-7!';

/** What strangers and owners of an account do about it, as the gateway asks for it. */
export function strangersAt(identity: () => IdentityUnderTest) {
  const passkeys = passkeysAt(identity);
  const { ask } = passkeys;
  const { requestReset, setPassword } = mailedLinksAt(identity);
  return {
    ...passkeys,
    requestReset,
    setPassword,
    actionsAbout: async (id: string) =>
      (await identity().query('select action from audit_entry where subject_id = $1 order by sequence', [id])).map(({ action }) => action),
    registered: async () => (await identity().register({ password: NEW_PASSWORD })).account,
    openActivation: async (id: string, openedBy: string | null) =>
      ask(contracts.useLink, { token: await identity().mailed(id, 'activation'), openedBy }),
    reset: async ({ id, email }: Pick<contracts.Account, 'id' | 'email'>) => {
      await requestReset(email);
      return setPassword(await identity().mailed(id, 'password-reset'), LATEST);
    },
    /** From a session that was opened a moment from now. */
    addPasskey: async (id: string, shown: { inOwnersBrowser?: boolean; hasProvenKey?: boolean } = { inOwnersBrowser: true }) => {
      const { clock } = identity().test;
      clock.advance(1_000);
      const later = newIds({ now: () => clock.now() }).next();
      clock.advance(1_000);
      const key = startAuthenticator();
      const { options } = await ask(contracts.beginPasskey, { id, sessionId: later, ...shown });
      await ask(contracts.savePasskey, { id, sessionId: later, name: 'Telefonum', attestation: key.attest(options), ...shown });
      return key;
    },
    inOwnersBrowser: (id: string, email: string, password: string) =>
      ask(contracts.verifyCredentials, { email, password, ownersBrowserOf: id }),
  };
}
