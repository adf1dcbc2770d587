import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateKeySet } from '@pusula/gateway';
import { newIdentityKey } from '@pusula/service-kit/http';
import { z } from 'zod';

const StoredKeys = z.object({
  tokenKeys: z.string(),
  identityKey: z.string(),
  identityJwks: z.string(),
  emailHashKey: z.string(),
  linkKey: z.string(),
  auditKey: z.string(),
});
/**
 * The secrets of one installation: private keys for browsers' tokens and for identity headers, the public half of the latter, and the keys of hashed addresses,
 * of mailed links and of the audit log.
 */
export type Keys = z.infer<typeof StoredKeys>;

const OWNER_ONLY = 0o600;
const HMAC_KEY_BYTES = 32;

const newHmacKey = () => randomBytes(HMAC_KEY_BYTES).toString('base64url');

/** Fresh keys, each under an id of its own, so that old and new ones can stand side by side while they are exchanged. */
export async function newKeys(): Promise<Keys> {
  const { privateKey, publicKey } = await newIdentityKey('gateway');
  return {
    tokenKeys: generateKeySet(`gateway-${Date.now().toString(36)}`),
    identityKey: JSON.stringify(privateKey),
    identityJwks: JSON.stringify({ keys: [publicKey] }),
    emailHashKey: newHmacKey(),
    linkKey: newHmacKey(),
    auditKey: newHmacKey(),
  };
}

/** The keys of this data folder, made at its first start, so that nobody is signed out by a restart. A folder older than one of them gets that one added. */
export async function keysIn(path: string): Promise<Keys> {
  const stored = JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as object;
  const complete = StoredKeys.safeParse(stored);
  if (complete.success) return complete.data;
  const keys = StoredKeys.parse({ ...(await newKeys()), ...stored });
  await mkdir(dirname(path), { recursive: true });
  // Under another name first: a file cut short by a power cut would sign everybody out.
  await writeFile(`${path}.new`, JSON.stringify(keys), { mode: OWNER_ONLY });
  await rename(`${path}.new`, path);
  return keys;
}
