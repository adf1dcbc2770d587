import type { JWTPayload } from 'jose';
import type { AddressProof } from '../provider.ts';

/** The tenant of personal Microsoft accounts, whose addresses Microsoft itself proves. In any other one an administrator writes what they like. */
export const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
/** Where a provider keeps the mailboxes itself, so that it knows whose they are today. */
const GOOGLE_MAILBOXES = /@(gmail|googlemail)\.com$/u;
const MICROSOFT_MAILBOXES = /@(outlook|hotmail|live|msn)\.com$/u;
const APPLE_MAILBOXES = /@(icloud|me|mac|privaterelay\.appleid)\.com$/u;

const isYes = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1';
const addressOf = ({ email }: JWTPayload) => (typeof email === 'string' ? email.toLowerCase() : '');
/** Of an address that was proven once: whether it still is the person's is known where the mailbox is the provider's own. */
const provenOnce = (isKnownToday: boolean): AddressProof => (isKnownToday ? 'today' : 'once');

/** How far a token of each provider proves its address. */
export const addressProofs = {
  /** Google calls itself authoritative for its own mailboxes and for the domains that it manages for an organisation (`hd`), and for no other. */
  google: (claims: JWTPayload): AddressProof =>
    isYes(claims.email_verified) ? provenOnce(GOOGLE_MAILBOXES.test(addressOf(claims)) || typeof claims.hd === 'string') : 'none',

  /** `xms_edov` says that the tenant owns the address's domain. An organisation can put `email_verified` into its tokens as it likes; only a no is believed. */
  microsoft: (claims: JWTPayload): AddressProof => {
    if (claims.email_verified !== undefined && !isYes(claims.email_verified)) return 'none';
    if (isYes(claims.xms_edov)) return 'today';
    return claims.tid === PERSONAL_TENANT ? provenOnce(MICROSOFT_MAILBOXES.test(addressOf(claims))) : 'none';
  },

  apple: (claims: JWTPayload): AddressProof =>
    isYes(claims.email_verified) ? provenOnce(APPLE_MAILBOXES.test(addressOf(claims)) || isYes(claims.is_private_email)) : 'none',

  demo: (claims: JWTPayload): AddressProof => (isYes(claims.email_verified) ? 'today' : 'none'),
} as const;
