import { SERVICE_NAMES } from '@pusula/contracts';
import {
  type ConfigOf,
  flag,
  hmacKey,
  httpAddress,
  inDevelopment,
  indexNowKey,
  secret,
  serviceConfig,
  wholeNumber,
} from '@pusula/service-kit/config';
import { z } from 'zod';
import { REMOTES } from './web/front-ends.ts';

const { IDENTITY_JWKS: _, ...common } = serviceConfig;

/** Separated by commas or spaces, or nothing. */
const list = () =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** `https://a.example,https://b.example`, or nothing. */
const origins = () =>
  list().refine(
    (items) => items.every((item) => URL.parse(item)?.origin === item),
    'must be origins such as https://pusula.example, separated by commas',
  );

export const environmentName = (name: string) => name.toUpperCase().replaceAll('-', '_');
const serviceAddresses = Object.fromEntries(SERVICE_NAMES.map((name) => [`${environmentName(name)}_URL`, httpAddress()]));
/** Left out while developing: the built files beside us are served. */
const siteAddresses = Object.fromEntries(
  ['shell', ...REMOTES].map((name) => [`${environmentName(name)}_SITE_URL`, inDevelopment(httpAddress(), undefined)]),
);

export const gatewayConfig = {
  ...common,
  ...serviceAddresses,
  ...siteAddresses,
  PORT: wholeNumber(0, 65_535).default(8080),
  /** Metrics, what readiness hangs on, and consumers; not for the public. */
  MANAGEMENT_PORT: wholeNumber(0, 65_535).default(9090),
  /** Our address as people type it: in canonical links, in the sitemap, as the issuer of tokens. */
  PUBLIC_URL: inDevelopment(httpAddress(), 'http://localhost:8080'),
  /** Private P-256 keys that sign browsers' tokens, newest first, as a JSON Web Key Set. */
  TOKEN_KEYS: secret(z.string()),
  /** Private key that signs who calls, as a JSON Web Key whose kid begins with `gateway-`. */
  IDENTITY_KEY: secret(z.string()),
  /** Hashes e-mail addresses, where they are counted, logged or recognised. */
  EMAIL_HASH_KEY: hmacKey(),
  /** Addresses or networks of proxies whose X-Forwarded-For is believed; nobody's by default. */
  TRUSTED_PROXIES: list(),
  /** Other origins whose pages may call the API. */
  ALLOWED_ORIGINS: origins(),
  /** Origins that pictures come from besides our own. */
  IMAGE_ORIGINS: origins(),
  /** Renders pages for everybody; left out, browsers do. */
  RENDERER_URL: httpAddress().optional(),
  /** A service that answers a random landscape; ours are used when it is not set. */
  HOME_PICTURE_URL: httpAddress().optional(),
  /** Whether coaches have to fill in all four links; the profile service has the same variable. */
  COACH_LINKS_REQUIRED: flag().default(true),
  BRAND_NAME: z.string().min(1).max(40).default('Pusula'),
  BRAND_COMPANY: z.string().min(1).max(120).default('Pusula Koçluk Pazaryeri'),
  BRAND_CONTACT_EMAIL: z.string().max(120).default('merhaba@pusula.example'),
  BRAND_DOMAIN: z.string().max(120).default('pusula.example'),
  /** Shows what the API can do at /docs and /openapi.json; when it is not set, only while developing. */
  API_DOCS: flag().optional(),
  /** Shown at /{key}.txt; the search service submits changed pages with it. */
  INDEXNOW_KEY: indexNowKey().optional(),
  /** How many days an administrator may do without a passkey, from the day on which they became one. */
  ADMIN_FACTOR_GRACE_DAYS: wholeNumber(0, 365).default(14),
  /** Multiplies every rate limit; for load tests. */
  RATE_LIMIT_SCALE: wholeNumber(1, 1_000_000).default(1),
  /** Serves /dev/mailbox from the mail service; never in production. */
  MAILBOX: flag().default(false),
} as const;

export type GatewayConfig = ConfigOf<typeof gatewayConfig>;
