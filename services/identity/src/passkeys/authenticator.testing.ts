import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyOptions } from '@pusula/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export const ORIGIN = 'http://localhost:8080';

/** What can be wrong with an answer. */
export type Faults = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Whether the page was inside of another's, and whose that was. */
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  readonly isUserVerified?: boolean;
  /** In place of the next higher one. */
  readonly counter?: number;
  /** Of the account that the authenticator says it is for. */
  readonly userHandle?: string;
  /** What its maker says of it, in place of nothing. */
  readonly statement?: { readonly fmt: string; readonly attStmt: ReadonlyMap<string, unknown> };
  /** Signs with a key of somebody's own. */
  readonly key?: KeyObject;
};
export type Authenticator = {
  readonly credentialId: string;
  readonly attest: (options: PasskeyOptions, faults?: Faults) => PasskeyAttestation;
  readonly assert: (options: PasskeyOptions, faults?: Faults) => PasskeyAssertion;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url');

const clientData = ({ challenge }: PasskeyOptions, type: string, faults: Faults): Buffer =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge,
      origin: ORIGIN,
      crossOrigin: false,
      ...pick(faults, ['type', 'challenge', 'origin', 'crossOrigin', 'topOrigin']),
    }),
  );

const pick = (faults: Faults, names: readonly (keyof Faults)[]) =>
  Object.fromEntries(names.flatMap((name) => (faults[name] === undefined ? [] : [[name, faults[name]]])));

function authenticatorData(more: number, counter: number, { rpId = 'localhost', isUserVerified = true }: Faults): Buffer {
  const numbers = Buffer.alloc(5);
  numbers.writeUInt8(more | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0));
  numbers.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), numbers]);
}

/** COSE: an EC2 key for ES256 on P-256. */
function cosePublicKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const map = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return isoCBOR.encode(map);
}

/** A passkey in software, which signs whatever it is told to: what a browser would refuse has to be refused by the server as well. */
export function startAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;
  let used = 0;
  return {
    credentialId: credential.id,
    attest(options, faults = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authenticatorData(HAS_CREDENTIAL, faults.counter ?? used, faults);
      const authData = new Uint8Array(Buffer.concat([data, Buffer.alloc(16), length, id, cosePublicKey(publicKey)]));
      const attestation = new Map<string, unknown>([
        ['fmt', faults.statement?.fmt ?? 'none'],
        ['attStmt', faults.statement?.attStmt ?? new Map()],
        ['authData', authData],
      ]);
      const attestationObject = base64url(isoCBOR.encode(attestation as never));
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData(options, 'webauthn.create', faults)),
          attestationObject,
          transports: ['internal'],
        },
      };
    },
    assert(options, faults = {}) {
      used += 1;
      const data = authenticatorData(0, faults.counter ?? used, faults);
      const said = clientData(options, 'webauthn.get', faults);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(said)]))
        .sign(faults.key ?? privateKey);
      const { userHandle } = faults;
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(userHandle && { userHandle: base64url(userHandle) }),
        },
      };
    },
  };
}
