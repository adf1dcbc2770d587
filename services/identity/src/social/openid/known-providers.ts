import type { JWTPayload } from 'jose';
import type { IdentityConfig } from '../../config.ts';
import type { AddressProof } from '../provider.ts';
import { addressProofs } from './address-proof.ts';

/** What is particular about an OpenID provider; the rest is OpenID Connect. */
export type OpenIdSettings = {
  readonly authenticationType: 'Google' | 'Microsoft' | 'Apple' | 'Demo';
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  readonly responseType: 'id_token' | 'code id_token';
  readonly responseMode: 'fragment' | 'form_post';
  /** Where the provider's own addresses may lie, besides at the issuer. */
  readonly domains: readonly string[];
  /** Other ways in which its tokens spell their issuer. */
  readonly issuerAliases: readonly string[];
  readonly addressProof: (claims: JWTPayload) => AddressProof;
  /** Whether a token can be taken back without a secret of ours. */
  readonly revokes: boolean;
};

/** The OpenID providers that this installation has a client id at. */
export function openIdSettings(config: IdentityConfig): OpenIdSettings[] {
  const usual = {
    scope: 'openid email profile',
    responseType: 'id_token',
    responseMode: 'fragment',
    issuerAliases: [],
    revokes: false,
  } as const;
  const all = [
    {
      ...usual,
      authenticationType: 'Google',
      issuer: config.GOOGLE_ISSUER,
      clientId: config.GOOGLE_CLIENT_ID,
      domains: ['google.com', 'googleapis.com'],
      issuerAliases: [new URL(config.GOOGLE_ISSUER).host],
      addressProof: addressProofs.google,
      revokes: true,
    },
    {
      ...usual,
      authenticationType: 'Microsoft',
      issuer: config.MICROSOFT_ISSUER,
      clientId: config.MICROSOFT_CLIENT_ID,
      domains: ['microsoftonline.com', 'microsoft.com'],
      addressProof: addressProofs.microsoft,
    },
    {
      ...usual,
      authenticationType: 'Apple',
      issuer: config.APPLE_ISSUER,
      clientId: config.APPLE_CLIENT_ID,
      scope: 'name email',
      // Apple hands out no id token without a code beside it, which nobody here redeems.
      responseType: 'code id_token',
      responseMode: 'form_post',
      domains: ['apple.com'],
      addressProof: addressProofs.apple,
    },
    {
      ...usual,
      authenticationType: 'Demo',
      issuer: config.DEMO_ISSUER ?? '',
      clientId: config.DEMO_CLIENT_ID,
      domains: [],
      addressProof: addressProofs.demo,
    },
  ] as const;
  return all.flatMap(({ clientId, ...settings }) => (clientId === undefined ? [] : [{ ...settings, clientId }]));
}
