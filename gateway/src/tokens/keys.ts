import { createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** The one algorithm of every token; what a token's own header claims is never asked. */
export const ALGORITHM = 'ES256';

export type SigningKey = { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject };
/** The first key signs; all of them verify, so that a key can be replaced without a sign-out. */
export type KeyRing = { readonly current: SigningKey; readonly byId: ReadonlyMap<string, SigningKey> };

const PrivateJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().min(1),
  d: z.string().min(1),
  // A key that says what it is for must not be for something else: one for two purposes can be attacked through either.
  alg: z.literal(ALGORITHM).optional(),
  use: z.literal('sig').optional(),
  key_ops: z
    .array(z.enum(['sign', 'verify']))
    .refine((uses) => uses.includes('sign'), 'must name sign')
    .optional(),
});
const PrivateJwks = z.object({ keys: z.array(PrivateJwk).min(1) });

/**
 * Reads the ring from a JSON Web Key Set with private P-256 keys, newest first.
 * @throws when the text is no such set, or a key of it is for anything but signing with ES256
 */
export function readKeyRing(jwks: string): KeyRing {
  const { keys } = PrivateJwks.parse(JSON.parse(jwks));
  const ring = keys.map((jwk): SigningKey => {
    const privateKey = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
    return { kid: jwk.kid, privateKey, publicKey: createPublicKey(privateKey) };
  });
  const [current] = ring;
  if (!current) throw new Error('the key set is empty');
  const byId = new Map(ring.map((key) => [key.kid, key]));
  if (byId.size < ring.length) throw new Error('each key needs a kid of its own');
  return { current, byId };
}

/** A new private key set as text, for TOKEN_KEYS or for a demo's own folder. */
export function generateKeySet(kid: string): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: ALGORITHM, use: 'sig' }] });
}

/** The public half of the ring, as served at /.well-known/jwks.json. */
export const publicKeySet = (ring: KeyRing): { keys: { kty: string; kid: string; [member: string]: unknown }[] } => ({
  keys: [...ring.byId.values()].map((key) => ({
    ...key.publicKey.export({ format: 'jwk' }),
    kty: 'EC',
    kid: key.kid,
    alg: ALGORITHM,
    use: 'sig',
  })),
});
