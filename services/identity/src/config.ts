import {
  bucketAddress,
  type ConfigOf,
  hmacKey,
  httpAddress,
  inDevelopment,
  neverInProduction,
  optional,
  secret,
  serviceConfig,
} from '@pusula/service-kit/config';
import { z } from 'zod';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment; README.md has the table. */
export const identityConfig = {
  ...serviceConfig,
  /** Shared with the mail service, which makes the same tokens with it. */
  LINK_KEY: hmacKey(),
  /** Ties the entries of the audit log to each other: kept away from the database, whose owner could rewrite them otherwise. */
  AUDIT_KEY: hmacKey(),
  /** Where copies of the audit log's entries go as they are written; without it they go nowhere. */
  AUDIT_ARCHIVE_URL: optional(bucketAddress()),
  /** Where visitors find the product: providers send people back there. */
  PUBLIC_URL: inDevelopment(httpAddress(), 'http://localhost:8080'),
  /** A provider without an id is not offered. */
  GOOGLE_CLIENT_ID: word.optional(),
  GOOGLE_ISSUER: httpAddress().default('https://accounts.google.com'),
  MICROSOFT_CLIENT_ID: word.optional(),
  MICROSOFT_ISSUER: httpAddress().default('https://login.microsoftonline.com/common/v2.0'),
  APPLE_CLIENT_ID: word.optional(),
  APPLE_ISSUER: httpAddress().default('https://appleid.apple.com'),
  /** The host's own provider with invented people. */
  DEMO_CLIENT_ID: neverInProduction(word),
  DEMO_ISSUER: neverInProduction(httpAddress()),
  FACEBOOK_APP_ID: word.optional(),
  FACEBOOK_APP_SECRET: optional(secret(word)),
  FACEBOOK_URL: httpAddress().default('https://www.facebook.com/v24.0'),
  FACEBOOK_GRAPH_URL: httpAddress().default('https://graph.facebook.com/v24.0'),
} as const;
export type IdentityConfig = ConfigOf<typeof identityConfig>;
