import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateKeySet } from '@pusula/gateway';
import { newIdentityKey } from '@pusula/service-kit';
import { z } from 'zod';

const StoredKeys = z.object({ tokenKeys: z.string(), identityKey: z.string(), identityJwks: z.string() });
/** The secrets of one installation: private keys for browsers' tokens and for identity headers, and the public half of the latter. */
export type Keys = z.infer<typeof StoredKeys>;

const OWNER_ONLY = 0o600;

/** Fresh keys, each under an id of its own, so that old and new ones can stand side by side while they are exchanged. */
export async function newKeys(): Promise<Keys> {
  const { privateKey, publicKey } = await newIdentityKey('gateway');
  return {
    tokenKeys: generateKeySet(`gateway-${Date.now().toString(36)}`),
    identityKey: JSON.stringify(privateKey),
    identityJwks: JSON.stringify({ keys: [publicKey] }),
  };
}

/** The keys of this data folder, made at its first start, so that nobody is signed out by a restart. */
export async function keysIn(path: string): Promise<Keys> {
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  if (stored !== undefined) return StoredKeys.parse(JSON.parse(stored));
  const keys = await newKeys();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(keys), { mode: OWNER_ONLY });
  return keys;
}
