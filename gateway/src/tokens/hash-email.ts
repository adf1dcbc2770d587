import { createHmac } from 'node:crypto';

/** What stands for an e-mail address where the address itself is not to be kept. */
export type HashEmail = (email: string) => string;

/** @param key EMAIL_HASH_KEY: without it nobody finds out by trying likely addresses whose a hash is */
export function emailHash(key: string): HashEmail {
  const bytes = Buffer.from(key, 'base64url');
  return (email) => createHmac('sha256', bytes).update(email).digest('base64url');
}
