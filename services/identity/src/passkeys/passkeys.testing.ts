import type { PasskeyOptions } from '@pusula/contracts';
import * as contracts from '@pusula/contracts';
import { type IdentityUnderTest, ids, PASSWORD } from '../identity.testing.ts';
import { type Authenticator, type Faults, startAuthenticator } from './authenticator.testing.ts';

export const sessionId = ids.next();
export type Owner = { readonly id: string; readonly email: string; readonly key: Authenticator; readonly codes: readonly string[] };

/** What people do with passkeys, as the gateway asks for it. */
export function passkeysAt(identity: () => IdentityUnderTest) {
  const ask = <E extends contracts.Endpoint>(endpoint: E, input: Parameters<IdentityUnderTest['ask']>[1]) =>
    identity().ask(endpoint, input as never) as Promise<contracts.ReplyOf<E>>;
  /** What the owner of an account has shown in the session that asks. */
  const shown = { inOwnersBrowser: true, hasProvenKey: true };
  const begin = async (id: string) => (await ask(contracts.beginPasskey, { id, sessionId, ...shown })).options;
  const keep = (id: string, attestation: contracts.PasskeyAttestation, name = 'Telefonum') =>
    ask(contracts.savePasskey, { id, sessionId, name, attestation, ...shown });
  return {
    ask,
    begin,
    keep,
    /** Somebody with one passkey. */
    async anOwner(): Promise<Owner> {
      const { id, email } = await identity().imported();
      const key = startAuthenticator();
      const { recoveryCodes } = await keep(id, key.attest(await begin(id)));
      return { id, email, key, codes: recoveryCodes ?? [] };
    },
    async signInAlone(key: Authenticator, faults?: Faults) {
      const { options } = await ask(contracts.beginPasskeySignIn, {});
      return ask(contracts.checkPasskey, { challenge: options.challenge, accountId: null, assertion: key.assert(options, faults) });
    },
    async firstStep({ email }: { readonly email: string }): Promise<PasskeyOptions> {
      const { secondStep } = await ask(contracts.verifyCredentials, { email, password: PASSWORD });
      if (!secondStep) throw new Error('there is no second step');
      return secondStep;
    },
    laterBy: (ms: number) => identity().test.clock.advance(ms),
  };
}
