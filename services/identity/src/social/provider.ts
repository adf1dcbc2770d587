import type { ErrorCode, SocialProfile, SocialProvider } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';

/**
 * How far a provider's word proves that an address is the person's: `today` where it knows whose the mailbox is now, so that the account of that address is
 * theirs; `once` where it was theirs when they proved it there, which is good for an account that proves its address by mail again.
 */
export type AddressProof = 'today' | 'once' | 'none';

/** Somebody whom a provider's token speaks for; the token has been proven. */
export type ProvenPerson = {
  readonly authenticationType: SocialProvider;
  /** What the provider calls the person. */
  readonly subject: string;
  /** Folded to lower case; empty when the provider names none. */
  readonly email: string;
  readonly addressProof: AddressProof;
  /** Of the attempt that the token was made for; null where the provider has none. */
  readonly nonce: string | null;
  readonly profile: SocialProfile;
};

/** The same, with the token they came with, which works once. */
export type PersonWithToken = ProvenPerson & { readonly tokenHash: string };

export type Provider = {
  /** The sign-in page for a popup. @throws failure('SERVICE_UNAVAILABLE') when the provider cannot be reached */
  readonly authorizeUrl: (attempt: { readonly state: string; readonly nonce: string }) => Promise<string>;
  /** @throws failure: the provider's code for a token that proves nothing, SERVICE_UNAVAILABLE when the provider cannot be reached */
  readonly prove: (token: string) => Promise<ProvenPerson>;
  /**
   * Takes back what the person allowed us.
   * @param subject the person there, or null when the account is not linked
   * @returns the provider's own sign-out page, if it has one
   */
  readonly signOut: (token: string, subject: string | null) => Promise<string | null>;
};

const INVALID_TOKEN: Readonly<Record<SocialProvider, ErrorCode>> = {
  Google: 'INVALID_GOOGLE_TOKEN',
  Facebook: 'INVALID_FACEBOOK_TOKEN',
  Microsoft: 'INVALID_PROVIDER_TOKEN',
  Apple: 'INVALID_PROVIDER_TOKEN',
  Demo: 'INVALID_PROVIDER_TOKEN',
};

/** The refusal of a token that proves nothing. */
export const invalidToken = (type: SocialProvider, cause?: unknown) => failure(INVALID_TOKEN[type], undefined, cause);
