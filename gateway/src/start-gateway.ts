import { REMOTES, SERVICE_NAMES, type ServiceName } from '@pusula/contracts';
import type { Bus } from '@pusula/service-kit/bus';
import { createMetrics, identitySigner } from '@pusula/service-kit/http';
import type { Log } from '@pusula/service-kit/log';
import { type Clock, retryForever, startService } from '@pusula/service-kit/service';
import { createTracer } from '@pusula/service-kit/tracing';
import { environmentName, type GatewayConfig } from './config.ts';
import type { HttpFront } from './http-front.ts';
import { createGateway, type Gateway, schema } from './service.ts';
import { publicKeySet, readKeyRing } from './tokens/keys.ts';
import type { FrontEnd, SiteSource } from './web/front-ends.ts';

/** After the grace; leaves the services behind it time to stop within the drain limit. */
const DRAIN_LIMIT_MS = 10_000;

export type StartedGateway = {
  /** Resolves when the front leads to the product. */
  readonly opened: Promise<void>;
  readonly stop: () => Promise<void>;
  /** Serves metrics and the details of readiness: not for the public. */
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
  readonly front: HttpFront;
  readonly log: Log;
  readonly bus?: Bus;
  readonly clock?: Clock;
  /** Visitors are let in after it, too. */
  readonly prepared?: Promise<void>;
};

/**
 * Starts the gateway behind a front that is open already: visitors see the starting page until everything is there.
 * Health, metrics and events run on a port of their own beside the front's.
 */
export async function startGateway({ config, front, log, bus, clock, prepared }: StartGatewayOptions): Promise<StartedGateway> {
  const keys = readKeyRing(config.TOKEN_KEYS);
  const signer = await identitySigner('gateway', JSON.parse(config.IDENTITY_KEY));
  let gateway: Gateway | undefined;
  const metrics = createMetrics('gateway', { processMetrics: true, revision: config.REVISION });
  const tracer = await createTracer({ name: 'gateway', config, log, isPublic: true });
  const running = await startService({
    name: 'gateway',
    schema,
    log,
    metrics,
    tracer,
    ...(bus ? { bus } : {}),
    ...(clock ? { clock } : {}),
    config: { ...config, PORT: config.MANAGEMENT_PORT, DRAIN_GRACE_MS: 0, IDENTITY_JWKS: publicKeySet(keys) },
    create: (options) => {
      const site = siteSource(config);
      gateway = createGateway({ ...options, config, keys, signer, serviceUrls: serviceUrls(config), site, metrics, tracer });
      return gateway.service;
    },
  });
  const stopping = new AbortController();
  const opened = running
    .ready(stopping.signal)
    .then(async () => {
      if (!gateway) return;
      await retryForever('sessions that have ended', gateway.prepare, { log, signal: stopping.signal });
      await prepared;
      front.open(gateway.listener, gateway.onConnection);
    })
    .catch((error) => {
      if (!stopping.signal.aborted) log.error({ err: error }, 'the gateway could not be opened');
    });
  return {
    opened,
    managementUrl: running.url,
    async stop() {
      stopping.abort();
      await opened;
      gateway?.drain();
      await front.close(config.DRAIN_GRACE_MS, DRAIN_LIMIT_MS);
      await running.stop();
    },
  };
}
