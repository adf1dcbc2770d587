import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '@pusula/contracts';
import { type Log, repeatedWarning } from '@pusula/service-kit/log';
import { failure } from '@pusula/service-kit/service';
import type { AuthenticatorTransport, WebAuthnCredential } from '@simplewebauthn/server';
import type { Account } from '../accounts/account.ts';
import type { Passkey } from './passkey-table.ts';

/** Our side of WebAuthn: what authenticators are asked, and whether their answers are right. */
export type RelyingParty = {
  /** To sign in with any passkey that the authenticator knows of us, or with one of these. */
  readonly requestAssertion: (among?: readonly Passkey[]) => Promise<PasskeyOptions>;
  readonly requestNewPasskey: (owner: Account, known: readonly Passkey[]) => Promise<PasskeyOptions>;
  /** @returns the passkey's counter after it. @throws failure('PASSKEY_NOT_ACCEPTED') */
  readonly checkAssertion: (passkey: Passkey, assertion: PasskeyAssertion, challenge: string) => Promise<number>;
  /** @throws failure('PASSKEY_NOT_ACCEPTED') */
  readonly checkAttestation: (attestation: PasskeyAttestation, challenge: string) => Promise<NewCredential>;
};
export type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>;

/** Loaded when the first passkey is met: its formats of attestation take a third of a second to load. */
const webAuthn = () => import('@simplewebauthn/server');

/** @param publicUrl where the product is: authenticators keep a passkey for its host, and browsers name its origin */
export function relyingParty(publicUrl: string, log: Log): RelyingParty {
  const { origin, hostname: rpID } = new URL(publicUrl);
  /** For each reason, of which there are few: whoever sends rubbish without end writes no more lines, and hides no other reason. */
  const warnings = new Map<string, ReturnType<typeof repeatedWarning>>();
  const refused = (reason: Reason, accountId?: string) => {
    const warn = warnings.get(reason) ?? repeatedWarning(log, 'a passkey was not accepted');
    warnings.set(reason, warn);
    warn(undefined, { account: accountId, reason });
    return failure('PASSKEY_NOT_ACCEPTED');
  };
  return {
    async requestAssertion(among = []) {
      const { generateAuthenticationOptions } = await webAuthn();
      const allowCredentials = among.map(descriptor);
      return { ...(await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'required' })) };
    },
    async requestNewPasskey({ id, email, givenName, familyName }, known) {
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpID,
        rpName: rpID,
        userID: new Uint8Array(Buffer.from(id)),
        userName: email,
        userDisplayName: `${givenName} ${familyName}`.trim() || email,
        attestationType: 'none',
        excludeCredentials: known.map(descriptor),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },
    async checkAssertion(passkey, assertion, challenge) {
      const { verifyAuthenticationResponse } = await webAuthn();
      const { userHandle, clientDataJSON } = assertion.response;
      if (isFramed(clientDataJSON)) throw refused('cross-origin', passkey.accountId);
      if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== passkey.accountId) throw refused('owner', passkey.accountId);
      const { counter } = passkey;
      const credential: WebAuthnCredential = { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter };
      const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID };
      const response = { ...assertion, response: { ...assertion.response, userHandle: userHandle ?? undefined } };
      const answer = { response: { ...response, clientExtensionResults: {} } as never, credential, requireUserVerification: true };
      const checked = await verifyAuthenticationResponse({ ...answer, ...expected }).catch((error: Error) => {
        throw refused(reasonOf(error), passkey.accountId);
      });
      if (!checked.verified) throw refused('signature', passkey.accountId);
      return checked.authenticationInfo.newCounter;
    },
    async checkAttestation(attestation, challenge) {
      const { verifyRegistrationResponse } = await webAuthn();
      if (isFramed(attestation.response.clientDataJSON)) throw refused('cross-origin');
      const checked = await verifyRegistrationResponse({
        response: { ...(await withoutStatement(attestation)), clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
      }).catch((error: Error) => {
        throw refused(reasonOf(error));
      });
      if (!checked.verified) throw refused('signature');
      const { id: credentialId, publicKey, counter } = checked.registrationInfo.credential;
      return { credentialId, publicKey: Buffer.from(publicKey), counter };
    },
  };
}

/**
 * An attestation without the maker's statement, which we ask for from nobody: the library would verify whatever somebody sent, and fetch the lists of revoked certificates that it names.
 * What is no attestation stays as it is, for the library to refuse.
 */
async function withoutStatement(attestation: PasskeyAttestation): Promise<PasskeyAttestation> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const { response } = attestation;
  try {
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject)).get('authData');
    const unstated = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return { ...attestation, response: { ...response, attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(unstated as never)) } };
  } catch {
    return attestation;
  }
}

const descriptor = ({ credentialId: id, transports }: Passkey) => ({ id, transports: transports as AuthenticatorTransport[] });

/** What a log may say: the sentences of the library quote what was sent. */
const REASONS = ['counter', 'origin', 'challenge', 'RP ID', 'User verification', 'type'] as const;
type Reason = (typeof REASONS)[number] | 'cross-origin' | 'owner' | 'signature' | 'malformed';
const reasonOf = ({ message }: Error): Reason => REASONS.find((reason) => message.includes(reason)) ?? 'malformed';

/** What a browser says of how its owner was asked. */
const clientDataIn = (clientDataJSON: string) =>
  JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
    readonly challenge?: unknown;
    readonly crossOrigin?: unknown;
    readonly topOrigin?: unknown;
  };

/** Whether our page was shown inside of another's, which says what its owner sees. We never ask from there. */
function isFramed(clientDataJSON: string): boolean {
  try {
    const { crossOrigin = false, topOrigin } = clientDataIn(clientDataJSON);
    return crossOrigin !== false || topOrigin !== undefined;
  } catch {
    return false; // What cannot be read is refused for that.
  }
}

/**
 * The challenge that an answer is about, as it says itself: what it is worth is seen when it is looked up.
 * @throws failure('PASSKEY_NOT_ACCEPTED') for what names none
 */
export function challengeIn({ response: { clientDataJSON } }: PasskeyAssertion | PasskeyAttestation): string {
  try {
    const { challenge } = clientDataIn(clientDataJSON);
    if (typeof challenge === 'string' && challenge !== '') return challenge;
  } catch {
    // Told below, like everything else that proves nothing.
  }
  throw failure('PASSKEY_NOT_ACCEPTED');
}
