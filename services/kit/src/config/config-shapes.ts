import { existsSync } from 'node:fs';
import { z } from 'zod';
import { inDevelopment, overNetwork, secret } from './config.ts';

const address = (protocols: readonly string[], example: string) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), `must be an address such as ${example}`);

/** A whole number from the environment. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));

/** `true` or `false`. */
export const flag = () => z.enum(['true', 'false'], { error: 'must be true or false' }).transform((value) => value === 'true');
/** Shown to everybody at /{key}.txt; IndexNow takes these letters. */
export const indexNowKey = () => z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or dashes');
export const httpAddress = () => address(['http:', 'https:'], 'http://profile:3000');
/** Carries a password, so it is a secret. */
export const postgresAddress = () =>
  overNetwork(
    secret(address(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name')),
    ({ searchParams }) => searchParams.get('sslmode') === 'verify-full',
  );
export const amqpAddress = () =>
  overNetwork(secret(address(['amqp:', 'amqps:'], 'amqp://user:password@host:5672')), ({ protocol }) => protocol === 'amqps:');
/** Of a server that keeps data and is asked over HTTP. */
export const storeAddress = () => overNetwork(httpAddress(), ({ protocol }) => protocol === 'https:');

/** A bucket of a server that speaks the S3 API, with its account; a secret. bucketAt of the kit's s3 reads it. */
export const bucketAddress = () =>
  overNetwork(
    secret(
      z.string().refine((value) => {
        const url = URL.parse(value);
        const isWhole = url && /^https?:$/.test(url.protocol) && url.username && url.password;
        return Boolean(isWhole && /^\/[\w.-]+$/.test(url.pathname));
      }, 'must be an address such as https://key:secret@host/bucket?region=eu-central-1'),
    ),
    ({ protocol }) => protocol === 'https:',
  );

/** A JSON Web Key Set, as one line of JSON. */
export const keySet = () =>
  z
    .string()
    .transform((value, context) => parseJson(value, context))
    .pipe(
      z.object(
        { keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) },
        { error: 'must be a JSON Web Key Set: {"keys":[...]}' },
      ),
    );
/** A private JSON Web Key with its `kid`, as one line of JSON; a secret. */
export const privateKey = () =>
  secret(
    z
      .string()
      .transform((value, context) => parseJson(value, context))
      .pipe(z.looseObject({ kty: z.string(), kid: z.string(), d: z.string() })),
  );
/** A key for HMAC-SHA-256: at least 32 random bytes as base64url; a secret. */
export const hmacKey = () => secret(z.string().regex(/^[\w-]{43,}$/, 'must be at least 32 bytes as base64url'));

function parseJson(value: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' });
    return z.NEVER;
  }
}

/** What every service reads; a service adds its own variables: `readConfig(process.env, { ...serviceConfig, PICTURES_DIR: ... })`. */
export const serviceConfig = {
  NODE_ENV: z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: inDevelopment(wholeNumber(0, 65_535), '0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: postgresAddress(),
  /** Connections to PostgreSQL at most. */
  DATABASE_POOL: wholeNumber(1, 100).default(10),
  /** Not set while developing: the in-process bus. */
  AMQP_URL: inDevelopment(amqpAddress(), undefined),
  /** Begins every exchange and queue name, so that several installations can share a broker. */
  AMQP_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be letters, digits, dots or dashes')
    .default('pusula'),
  /** `given`: exchanges and queues come from definitions that an operator loads, and the account of AMQP_URL may make none. */
  AMQP_TOPOLOGY: z.enum(['declare', 'given'], { error: 'must be declare or given' }).default('declare'),
  /** Public keys of those who may say who calls: the gateway, and services that call services. */
  IDENTITY_JWKS: keySet(),
  /** In production: refuses addresses of PostgreSQL, RabbitMQ, Elasticsearch and S3 that are not encrypted. */
  REQUIRE_TLS: flag().default(false),
  /** Read by Node itself: certificates, as PEM, of whoever signed those of our servers, beside the ones that everybody knows. */
  NODE_EXTRA_CA_CERTS: z.string().refine(existsSync, 'must be a file that is there').optional(),
  /** What was built, for metrics; images bring it. */
  REVISION: z.string().default('unknown'),
  /** How long a stopping process goes on serving, so that load balancers notice, in milliseconds. */
  DRAIN_GRACE_MS: wholeNumber(0, 15_000).default(3_000),
  /** How many times as long as usual whatever is waited for may take (time-limits.ts, the contracts); for machines that are slow or shared. */
  TIMEOUT_SCALE: wholeNumber(1, 10).default(1),
} as const;
