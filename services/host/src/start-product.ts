import { join } from 'node:path';
import { createRefineService, refineConfig, schema as refineSchema } from '@pusula/ai-refine-service';
import { catalogConfig, schema as catalogSchema, createCatalogService } from '@pusula/catalog-service';
import { EVENTS, type ServiceName } from '@pusula/contracts';
import { gatewayConfig, type HttpFront, startGateway } from '@pusula/gateway';
import { createIdentityService, identityConfig, schema as identitySchema } from '@pusula/identity-service';
import { createMailService, mailConfig, schema as mailSchema } from '@pusula/mail-service';
import { createProfileService, isPictureKept, pictureStore, profileConfig, schema as profileSchema } from '@pusula/profile-service';
import { createSearchService, type SearchService, searchConfig, schema as searchSchema } from '@pusula/search-service';
import { type Bus, createInProcessBus, queueOf } from '@pusula/service-kit/bus';
import { type Environment, parseConfig, serviceConfig } from '@pusula/service-kit/config';
import { createDatabaseIfMissing } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';
import { type RunningService, type ServiceConfig, type ServiceDescription, startService } from '@pusula/service-kit/service';
import { portraitStore } from './demo/portrait-store.ts';
import { portraitIndex } from './demo/portraits.ts';
import type { SeedTargets } from './demo/seed-demo.ts';
import { startSignInProvider } from './demo/sign-in-provider/sign-in-provider.ts';
import type { Keys } from './keys.ts';
import { startRendererThread } from './renderer/start-renderer-thread.ts';

export type ProductOptions = {
  readonly front: HttpFront;
  readonly dataDir: string;
  readonly keys: Keys;
  /** The address of a database by its name, on the server that this product uses. */
  readonly databaseUrl: (name: string) => string;
  readonly env: Environment;
  readonly logFor: (service: string) => Log;
  /** Starts a sign-in provider with invented people beside it. */
  readonly hasDemoProvider?: boolean;
  /** Before visitors are let in. */
  readonly prepare: (targets: Preparation) => Promise<void>;
};
/** Fills the services at a first start; resolves when its data can be found. */
export type Preparation = SeedTargets & { readonly search: Pick<SearchService, 'countIndexed' | 'importHistory'> };
/** Everybody who consumes an event, by the contracts: what lies in an outbox at the start is for all of them. */
const CONSUMERS = [...new Set(EVENTS.flatMap(({ consumers }) => consumers))];
export type Product = { readonly stop: () => Promise<void> };

/** All services and the gateway in this process, each with its own database and port, wired as in processes of their own. Resolves when visitors are let in. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { keys, dataDir, logFor } = options;
  const publicUrl = `http://localhost:${options.front.port}`;
  const demoProvider = options.hasDemoProvider ? await startSignInProvider(`${publicUrl}/signin/callback`) : undefined;
  const { AMQP_PREFIX } = parseConfig(options.env, { AMQP_PREFIX: serviceConfig.AMQP_PREFIX });
  const awaited = CONSUMERS.map((consumer) => queueOf(AMQP_PREFIX, consumer));
  const bus = options.env.AMQP_URL ? undefined : createInProcessBus({ log: logFor('bus'), awaited });
  const shared: Environment = {
    ...options.env,
    // One name for all of them would make one of them in traces.
    OTEL_SERVICE_NAME: undefined,
    ...demoProvider?.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DRAIN_GRACE_MS: '0',
    IDENTITY_JWKS: keys.identityJwks,
    LINK_KEY: keys.linkKey,
    AUDIT_KEY: keys.auditKey,
    PUBLIC_URL: publicUrl,
    PICTURES_DIR: options.env.PICTURES_DIR ?? join(dataDir, 'pictures'),
    MAIL_DIR: options.env.MAIL_DIR ?? join(dataDir, 'mail'),
  };
  const started: RunningService[] = [];
  const start = starter({ ...options, bus, shared, started });

  const identity = await start('identity', identityConfig, identitySchema, createIdentityService);
  const catalog = await start('catalog', catalogConfig, catalogSchema, createCatalogService);
  const profile = await start('profile', profileConfig, profileSchema, createProfileWithPortraits);
  const search = await start('search', searchConfig, searchSchema, createSearchService);
  const mail = await start('mail', mailConfig, mailSchema, createMailService);
  await start('ai-refine', refineConfig, refineSchema, createRefineService);
  const urls = Object.fromEntries(started.map(({ name, url }) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, url])) as Record<
    ServiceName,
    string
  >;
  const renderer = await startRendererThread(logFor('renderer'));
  const gatewayEnvironment: Environment = {
    ...shared,
    ...urls,
    DATABASE_URL: options.databaseUrl('gateway'),
    PORT: String(options.front.port),
    MANAGEMENT_PORT: '0',
    MAILBOX: 'true',
    RENDERER_URL: renderer?.url,
    TOKEN_KEYS: keys.tokenKeys,
    IDENTITY_KEY: keys.identityKey,
    EMAIL_HASH_KEY: keys.emailHashKey,
  };
  await createDatabaseIfMissing(options.databaseUrl('gateway'));
  const prepared = Promise.withResolvers<void>();
  const gateway = await startGateway({
    front: options.front,
    prepared: prepared.promise,
    log: logFor('gateway'),
    config: parseConfig(gatewayEnvironment, gatewayConfig),
    ...(bus ? { bus } : {}),
  });
  await Promise.all(started.map((service) => service.ready()));
  await options.prepare({ identity, catalog, profile, search, mail });
  prepared.resolve();
  await gateway.opened;
  return {
    async stop() {
      await gateway.stop();
      await renderer?.stop();
      await Promise.all(started.map((service) => service.stop()));
      await bus?.close();
      await demoProvider?.stop();
    },
  };
}

/** The profile service with a store that draws the demo's portraits when they are asked for. */
const createProfileWithPortraits = (parts: Parameters<typeof createProfileService>[0]) =>
  createProfileService(
    parts,
    portraitStore({ store: pictureStore(parts.config), portraitOf: portraitIndex(), isKept: isPictureKept(parts) }),
  );

type Starting = ProductOptions & { readonly bus: Bus | undefined; readonly shared: Environment; readonly started: RunningService[] };

/** Starts one service after the other and hands out what its package made, whose import verbs the demo needs. */
const starter =
  ({ databaseUrl, bus, shared, started, logFor }: Starting) =>
  async <C extends ServiceConfig, S extends Awaited<ReturnType<ServiceDescription<C>['create']>>>(
    name: ServiceName,
    shape: Parameters<typeof parseConfig>[1],
    schema: ServiceDescription<C>['schema'],
    create: (parts: Parameters<ServiceDescription<C>['create']>[0]) => S | Promise<S>,
  ): Promise<S> => {
    const url = databaseUrl(name.replaceAll('-', '_'));
    await createDatabaseIfMissing(url);
    let made: S | undefined;
    const config = parseConfig({ ...shared, DATABASE_URL: url }, shape) as unknown as C;
    const running = await startService<C>({
      name,
      config,
      schema,
      log: logFor(name),
      ...(bus ? { bus } : {}),
      create: async (parts) => {
        made = await create(parts);
        return made;
      },
    });
    started.push(running);
    return made as S;
  };
