import {
  bucketAddress,
  type ConfigOf,
  hmacKey,
  httpAddress,
  neverInProduction,
  optional,
  secret,
  serviceConfig,
  setting,
  sharedSettings,
} from '@pusula/service-kit/config';
import { z } from 'zod';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment. */
export const identityConfig = {
  ...serviceConfig,
  LINK_KEY: sharedSettings.LINK_KEY,
  AUDIT_KEY: setting(
    'Ties the entries of the audit log to each other: 32 random bytes or more as base64url, kept away from the database',
    hmacKey(),
  ),
  AUDIT_ARCHIVE_URL: setting(
    'A bucket elsewhere for copies of the audit log: `https://key:secret@host/bucket?region=eu-central-1`',
    optional(bucketAddress()),
  ),
  PUBLIC_URL: sharedSettings.PUBLIC_URL,
  GOOGLE_CLIENT_ID: setting('Without it nobody signs in with Google', word.optional()),
  GOOGLE_ISSUER: setting('Whose tokens are believed', httpAddress().default('https://accounts.google.com')),
  MICROSOFT_CLIENT_ID: setting('Without it nobody signs in with Microsoft', word.optional()),
  MICROSOFT_ISSUER: setting('Whose tokens are believed', httpAddress().default('https://login.microsoftonline.com/common/v2.0')),
  APPLE_CLIENT_ID: setting('Without it nobody signs in with Apple', word.optional()),
  APPLE_ISSUER: setting('Whose tokens are believed', httpAddress().default('https://appleid.apple.com')),
  DEMO_CLIENT_ID: setting('Must not be set in production: people invented for the demo', neverInProduction(word)),
  DEMO_ISSUER: setting('Must not be set in production: the provider that they have accounts at', neverInProduction(httpAddress())),
  FACEBOOK_APP_ID: setting('Without it nobody signs in with Facebook', word.optional()),
  FACEBOOK_APP_SECRET: setting('Proves us to Facebook, and its deletion requests to us', optional(secret(word))),
  FACEBOOK_URL: setting('Where its sign-in page is', httpAddress().default('https://www.facebook.com/v24.0')),
  FACEBOOK_GRAPH_URL: setting('Where it is asked who somebody is', httpAddress().default('https://graph.facebook.com/v24.0')),
} as const;
export type IdentityConfig = ConfigOf<typeof identityConfig>;
