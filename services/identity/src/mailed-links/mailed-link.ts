import { createHash } from 'node:crypto';
import type { LinkPurpose } from '@pusula/contracts';

/** A link that was mailed to somebody. Its token is not in here: it is made of the request's id and a key (S9). */
export type MailedLink = {
  readonly requestId: string;
  /** SHA-256 as base64url. */
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  readonly accountId: string;
  /** The address it was sent to, and which it therefore proves. */
  readonly email: string;
  /** Where letters to it are read. */
  readonly inbox: string;
  readonly expiresAt: Date;
  /** When it was used, or ended unused. */
  readonly usedAt: Date | null;
};

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Pure: why a link cannot be used any more, if so. A used one is answered like one that never was. */
export function problemOf({ usedAt, expiresAt }: MailedLink, now: Date): 'TOKEN_NOT_FOUND' | 'TOKEN_EXPIRED' | null {
  if (usedAt !== null) return 'TOKEN_NOT_FOUND';
  return expiresAt <= now ? 'TOKEN_EXPIRED' : null;
}

/** Pure: whether the address that a link proves is still the one it is about. That of an address change is not yet. */
export const isAbout = ({ purpose, email }: MailedLink, account: { readonly email: string }): boolean =>
  purpose === 'email-change' || email === account.email;
