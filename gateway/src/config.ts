import { REMOTES, SERVICE_NAMES } from '@pusula/contracts';
import {
  type ConfigOf,
  flag,
  hmacKey,
  httpAddress,
  inDevelopment,
  secret,
  serviceConfig,
  setting,
  sharedSettings,
  toldBrowsers,
  wholeNumber,
} from '@pusula/service-kit/config';
import { z } from 'zod';

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
const serviceAddresses = Object.fromEntries(
  SERVICE_NAMES.map((name) => [`${environmentName(name)}_URL`, setting('Where the service is', httpAddress())]),
);
/** Left out while developing: the built files beside us are served. */
const siteAddresses = Object.fromEntries(
  ['shell', ...REMOTES].map((name) => [
    `${environmentName(name)}_SITE_URL`,
    setting("Where the front end's files are", inDevelopment(httpAddress(), undefined)),
  ]),
);

export const gatewayConfig = {
  ...common,
  ...serviceAddresses,
  ...siteAddresses,
  PORT: setting('Port to listen on', wholeNumber(0, 65_535).default(8080)),
  MANAGEMENT_PORT: setting('Metrics, and what readiness hangs on; not for visitors', wholeNumber(0, 65_535).default(9090)),
  PUBLIC_URL: sharedSettings.PUBLIC_URL,
  TOKEN_KEYS: setting("Private keys that sign browsers' tokens, newest first", secret(z.string())),
  IDENTITY_KEY: setting('Private key that signs who calls', secret(z.string())),
  EMAIL_HASH_KEY: setting(
    'Hashes e-mail addresses in counters, in the security log and of known browsers: 32 random bytes or more as base64url',
    hmacKey(),
  ),
  TRUSTED_PROXIES: setting('Networks of proxies whose `X-Forwarded-For` is believed', list()),
  ALLOWED_ORIGINS: setting('Other origins whose pages may call the API', origins()),
  IMAGE_ORIGINS: setting('Origins that pictures come from besides our own', origins()),
  RENDERER_URL: setting('Where pages are rendered for everybody; without it browsers render', httpAddress().optional()),
  HOME_PICTURE_URL: setting('A service that answers a random landscape, in place of ours', httpAddress().optional()),
  COACH_LINKS_REQUIRED: sharedSettings.COACH_LINKS_REQUIRED,
  BRAND_NAME: sharedSettings.BRAND_NAME,
  BRAND_COMPANY: toldBrowsers(
    'company',
    setting('Who runs it, in legal texts', z.string().min(1).max(120).default('Pusula Koçluk Pazaryeri')),
  ),
  BRAND_CONTACT_EMAIL: sharedSettings.BRAND_CONTACT_EMAIL,
  BRAND_DOMAIN: toldBrowsers('domain', setting('Its domain, in legal texts', z.string().max(120).default('pusula.example'))),
  API_DOCS: setting('Shows `/docs` and `/openapi.json`: `true` or `false`; not set, only in development', flag().optional()),
  INDEXNOW_KEY: sharedSettings.INDEXNOW_KEY,
  ADMIN_FACTOR_GRACE_DAYS: setting(
    'Days that an administrator may do without a passkey, from becoming one',
    wholeNumber(0, 365).default(14),
  ),
  RATE_LIMIT_SCALE: setting('Multiplies every rate limit; for load tests', wholeNumber(1, 1_000_000).default(1)),
  MAILBOX: setting('Shows caught mails at `/dev/mailbox`; for laptops', flag().default(false)),
} as const;

export type GatewayConfig = ConfigOf<typeof gatewayConfig>;
