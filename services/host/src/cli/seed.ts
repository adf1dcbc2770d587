/**
 * `make seed n=100000`: the demo's people, and composed coaches up to the number asked for, into the databases of the product that runs from the data folder, or
 * into those that `<SERVICE>_DATABASE_URL` of identity, profile, catalog, search and mail name. Running services receive them through the outbox.
 */
import { join } from 'node:path';
import { catalogConfig, schema as catalogSchema, createCatalogService } from '@pusula/catalog-service';
import { createIdentityService, identityConfig, schema as identitySchema } from '@pusula/identity-service';
import { importSent, schema as mailSchema } from '@pusula/mail-service';
import { createProfileService, profileConfig, schema as profileSchema } from '@pusula/profile-service';
import { importHistory, schema as searchSchema } from '@pusula/search-service';
import { createInProcessBus, createOutbox } from '@pusula/service-kit/bus';
import { type ConfigShape, type Environment, parseConfig, readConfig, serviceConfig } from '@pusula/service-kit/config';
import { type Database, databaseUrl, openDatabase, type Schema } from '@pusula/service-kit/db';
import { createLog } from '@pusula/service-kit/log';
import { newIds, type ServiceConfig, type ServiceOptions, systemClock } from '@pusula/service-kit/service';
import { hostConfig } from '../config.ts';
import { readDemoCoaches } from '../demo/demo-data.ts';
import { seedDemo, seedHistory } from '../demo/seed-demo.ts';
import { seedLoad } from '../demo/seed-load.ts';
import { storePortraits } from '../demo/store-portraits.ts';
import { keysIn } from '../keys.ts';
import { dim, print, step } from '../progress.ts';
import { runningInstance } from '../running-instance.ts';

const MOST = 1_000_000;
const wanted = Number(process.argv[2] ?? '0');
if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST) {
  print(`Say how many coaches there shall be, from 1 to ${MOST}: make seed n=100000`);
  process.exit(2);
}

const config = readConfig(process.env, hostConfig);
const instance = await runningInstance(join(config.DATA_DIR, 'instance.json'));
const keys = await keysIn(join(config.DATA_DIR, 'keys.json'));
const opened: Database[] = [];

function databaseOf(name: string): string {
  const named = process.env[`${name.toUpperCase()}_DATABASE_URL`];
  if (named) return named;
  if (instance) return databaseUrl(instance.databaseUrl, name);
  print(`Nothing is running from ${config.DATA_DIR}. Start the product first, or set ${name.toUpperCase()}_DATABASE_URL.`);
  process.exit(1);
}

/** What a service is made of, without its doors: no port, no consumers. */
async function partsOf<C extends ServiceConfig>(name: string, shape: ConfigShape, schema: Schema): Promise<ServiceOptions<C>> {
  const log = createLog({ service: name, level: 'warn' });
  const env: Environment = {
    PICTURES_DIR: join(config.DATA_DIR, 'pictures'),
    ...process.env,
    DATABASE_URL: databaseOf(name),
    IDENTITY_JWKS: keys.identityJwks,
    LINK_KEY: keys.linkKey,
    AUDIT_KEY: keys.auditKey,
  };
  const db = await openDatabase({ url: databaseOf(name), schema, log });
  opened.push(db);
  const ids = newIds();
  return {
    config: parseConfig(env, shape) as unknown as C,
    db,
    outbox: createOutbox({ clock: systemClock, ids }),
    bus: createInProcessBus({ log }),
    clock: systemClock,
    ids,
    log,
  };
}

const identity = createIdentityService(await partsOf('identity', identityConfig, identitySchema));
const catalog = createCatalogService(await partsOf('catalog', catalogConfig, catalogSchema));
const profile = createProfileService(await partsOf('profile', profileConfig, profileSchema));
// Neither service is needed whole: one would read dictionaries and open an index, the other wants a mail server.
const search = { importHistory: importHistory(await partsOf('search', serviceConfig, searchSchema)) };
const brand = { name: config.BRAND_NAME, url: '', contact: '' };
const mail = { importSent: importSent({ ...(await partsOf('mail', serviceConfig, mailSchema)), brand }) };
// The key of the audit log may be another in the running product: what is written under a wrong one reads as tampering.
const importActions = async () => undefined;

const targets = { identity: { ...identity, importActions }, catalog, profile, search, mail };
const portraits = config.DEMO_PORTRAITS ? storePortraits(profile, (done, all) => print(dim(`    ${done} of ${all}`))) : null;
await seedHistory(targets, await seedDemo(targets, portraits, step, config.DEMO_DAY), step);
const composed = wanted - readDemoCoaches().length;
if (composed > 0) await seedLoad({ identity, profile }, composed, step);
await Promise.all(opened.map((db) => db.close()));
print('Done. The services take the news in from their outboxes.');
