import { SERVICE_NAMES, type ServiceName } from '@pusula/contracts';
import { type Bus, type Clock, type ConfigOf, createMetrics, identitySigner, type Log, startService } from '@pusula/service-kit';
import { environmentName, type gatewayConfig } from './config.ts';
import type { Door } from './door.ts';
import { createGateway, type Gateway, schema } from './service.ts';
import { publicKeySet, readKeyRing } from './tokens/keys.ts';
import { type FrontEnd, REMOTES, type SiteSource } from './web/front-ends.ts';

/** After the grace; leaves the services behind the door time to stop within the drain limit. */
const DRAIN_LIMIT_MS = 10_000;
const DAY_MS = 24 * 60 * 60_000;

export type GatewayConfig = ConfigOf<typeof gatewayConfig>;
export type StartedGateway = {
  /** Resolves when the door leads to the product. */
  readonly opened: Promise<void>;
  readonly stop: () => Promise<void>;
  /** Where metrics and what readiness hangs on are told: not for the public. */
  readonly managementUrl: string;
};

/** Configuration by computed name: one address for each service and front end. */
const address = (config: GatewayConfig, name: string) => (config as Readonly<Record<string, unknown>>)[name] as string | undefined;

const builtFolder = (name: FrontEnd) => new URL(`../../frontends/${name}/dist`, import.meta.url).pathname;

function siteSource(config: GatewayConfig): SiteSource {
  const origins = new Map([...REMOTES, 'shell' as const].map((name) => [name, address(config, `${environmentName(name)}_SITE_URL`)]));
  if ([...origins.values()].every((origin) => origin === undefined)) return { kind: 'folders', folderOf: builtFolder };
  return { kind: 'origins', originOf: (name) => origins.get(name) ?? '' };
}

const serviceUrls = (config: GatewayConfig) =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, address(config, `${environmentName(name)}_URL`)])) as Record<ServiceName, string>;

export type StartGatewayOptions = {
  readonly config: GatewayConfig;
  readonly door: Door;
  readonly log: Log;
  readonly bus?: Bus;
  readonly clock?: Clock;
};

/**
 * Starts the gateway behind a door that is open already: visitors see the starting page until everything is there.
 * Health, metrics and events run on a port of their own beside the door's.
 */
export async function startGateway({ config, door, log, bus, clock }: StartGatewayOptions): Promise<StartedGateway> {
  const keys = readKeyRing(config.TOKEN_KEYS);
  const signer = await identitySigner('gateway', JSON.parse(config.IDENTITY_KEY));
  let gateway: Gateway | undefined;
  const metrics = createMetrics('gateway', { processMetrics: true, revision: config.REVISION });
  const running = await startService({
    name: 'gateway',
    schema,
    log,
    metrics,
    ...(bus ? { bus } : {}),
    ...(clock ? { clock } : {}),
    config: { ...config, PORT: config.MANAGEMENT_PORT, DRAIN_GRACE_MS: 0, IDENTITY_JWKS: publicKeySet(keys) },
    create: (parts) => {
      gateway = createGateway({
        ...parts,
        queuePrefix: config.AMQP_PREFIX,
        keys,
        signer,
        serviceUrls: serviceUrls(config),
        site: siteSource(config),
        brand: {
          name: config.BRAND_NAME,
          company: config.BRAND_COMPANY,
          contactEmail: config.BRAND_CONTACT_EMAIL,
          domain: config.BRAND_DOMAIN,
        },
        coachLinksRequired: config.COACH_LINKS_REQUIRED,
        publicUrl: config.PUBLIC_URL,
        listsPages: config.NODE_ENV === 'production',
        trustedProxies: config.TRUSTED_PROXIES,
        allowedOrigins: config.ALLOWED_ORIGINS,
        imageOrigins: config.IMAGE_ORIGINS,
        homePictureUrl: config.HOME_PICTURE_URL,
        showMailbox: config.MAILBOX && config.NODE_ENV !== 'production',
        adminFactorGraceMs: config.ADMIN_FACTOR_GRACE_DAYS * DAY_MS,
        rateLimitScale: config.RATE_LIMIT_SCALE,
        timeoutScale: config.CALL_TIMEOUT_SCALE,
        metrics,
        showDocs: config.API_DOCS ?? config.NODE_ENV !== 'production',
      });
      return gateway.service;
    },
  });
  const stopping = new AbortController();
  const opened = running.ready(stopping.signal).then(
    () => {
      if (gateway) door.open(gateway.listener);
    },
    () => undefined, // stopped before it was ready
  );
  return {
    opened,
    managementUrl: running.url,
    async stop() {
      stopping.abort();
      await opened;
      gateway?.drain();
      await door.close(config.DRAIN_GRACE_MS, DRAIN_LIMIT_MS);
      await running.stop();
    },
  };
}
