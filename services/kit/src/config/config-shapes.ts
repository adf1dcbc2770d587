import { existsSync } from 'node:fs';
import { z } from 'zod';
import { inDevelopment, optional, overNetwork, secret } from './config.ts';
import { setting } from './setting.ts';

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

/** A share of one, such as `0.25`. */
const share = () =>
  z
    .string()
    .regex(/^(0|1|[01]?\.\d{1,9})$/, 'must be a number from 0 to 1')
    .transform(Number)
    .pipe(z.number().max(1, 'must be a number from 0 to 1'));

const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

/** Standard variables of OpenTelemetry, for traces. */
const tracingConfig = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    'Collector that takes traces by OTLP over HTTP, such as `http://otel-collector.monitoring:4318`; without it nothing is traced',
    httpAddress().optional(),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(
    'The same as a whole address, such as `http://otel-collector.monitoring:4318/v1/traces`',
    httpAddress().optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    'Headers for the collector, `name=value,name=value`; they may hold a key',
    optional(secret(z.string())),
  ),
  OTEL_SERVICE_NAME: setting("Name of the process in traces; without it, the service's own", z.string().max(100).optional()),
  OTEL_RESOURCE_ATTRIBUTES: setting('What else traces say of the process, `name=value,name=value`', z.string().optional()),
  OTEL_TRACES_SAMPLER: setting(
    `Which traces are exported: ${SAMPLERS.map((name) => `\`${name}\``).join(' ')}`,
    z.enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` }).default('parentbased_always_on'),
  ),
  OTEL_TRACES_SAMPLER_ARG: setting('Share of the traces that samplers with `traceidratio` take, 0 to 1', share().default(1)),
  OTEL_SDK_DISABLED: setting('Traces nothing, whatever the others say', flag().default(false)),
} as const;

/** What every service reads; a service adds its own variables: `readConfig(process.env, { ...serviceConfig, PICTURES_DIR: ... })`. */
export const serviceConfig = {
  NODE_ENV: setting(
    '`production`, in images',
    z.enum(['production', 'development', 'test'], { error: 'must be production, development or test' }).default('development'),
  ),
  HOST: setting('Address to listen on', z.string().default('0.0.0.0')),
  PORT: setting('Port to listen on', inDevelopment(wholeNumber(0, 65_535), '0')),
  LOG_LEVEL: setting(
    '`fatal` `error` `warn` `info` `debug` `trace` `silent`',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
  DATABASE_URL: setting('PostgreSQL, `postgres://role:password@host:5432/database`', postgresAddress()),
  DATABASE_POOL: setting('Connections to PostgreSQL at most, for each replica', wholeNumber(1, 100).default(10)),
  AMQP_URL: setting(
    'RabbitMQ, `amqp://user:password@host:5672`; in development, without it, a bus inside of the process',
    inDevelopment(amqpAddress(), undefined),
  ),
  AMQP_PREFIX: setting(
    'Begins the names of exchange and queues, for several installations on one broker',
    z
      .string()
      .regex(/^[\w.-]{1,60}$/, 'must be letters, digits, dots or dashes')
      .default('pusula'),
  ),
  AMQP_TOPOLOGY: setting(
    '`given`: exchanges and queues come from definitions, see below; `declare`: the process makes them, and its account may',
    z.enum(['declare', 'given'], { error: 'must be declare or given' }).default('declare'),
  ),
  IDENTITY_JWKS: setting('Public keys of those who may say who calls, as a JSON Web Key Set', keySet()),
  REQUIRE_TLS: setting(
    'In production: refuses addresses of PostgreSQL, RabbitMQ, Elasticsearch and S3 that are not encrypted, and mail servers without TLS',
    flag().default(false),
  ),
  NODE_EXTRA_CA_CERTS: setting(
    'File of the certificates that signed those of our servers; Node itself trusts them beside the well-known',
    z.string().refine(existsSync, 'must be a file that is there').optional(),
  ),
  REVISION: setting('What was built, for metrics; images bring it', z.string().default('unknown')),
  DRAIN_GRACE_MS: setting(
    'How long a stopping process goes on serving, so that load balancers notice',
    wholeNumber(0, 15_000).default(3_000),
  ),
  TIMEOUT_SCALE: setting(
    'Multiplies how long calls, databases, brokers, indexes and stores are waited for; for slow or shared machines',
    wholeNumber(1, 10).default(1),
  ),
  ...tracingConfig,
} as const;
