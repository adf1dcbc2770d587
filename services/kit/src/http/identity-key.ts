import { randomUUID } from 'node:crypto';
import type { Owner } from '@pusula/contracts';
import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** A new Ed25519 key of an issuer: the private half to sign with, the public half for everybody's IDENTITY_JWKS. For set-up, demo and tests. */
export async function newIdentityKey(issuer: Owner): Promise<{ readonly privateKey: JWK; readonly publicKey: JWK }> {
  const kid = `${issuer}-${randomUUID()}`;
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  return { privateKey: { ...(await exportJWK(pair.privateKey)), kid }, publicKey: { ...(await exportJWK(pair.publicKey)), kid } };
}
