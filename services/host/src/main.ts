import { join } from 'node:path';
import { readConfig } from '@pusula/service-kit/config';
import { stopOnSignal } from '@pusula/service-kit/service';
import { hostConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { seedOnce } from './demo/seed-once.ts';
import { keysIn } from './keys.ts';
import { listenOrExplain } from './listen-or-explain.ts';
import { openLogs } from './log-file.ts';
import { findDatabaseServer, hasDemoProvider, partsInUse } from './parts-in-use.ts';
import { print, step } from './progress.ts';
import { forgetInstance, recordInstance } from './running-instance.ts';
import { startProduct } from './start-product.ts';
import { printSummary } from './summary.ts';

const config = readConfig(process.env, hostConfig);
const instanceFile = join(config.DATA_DIR, 'instance.json');

await openDataFolder(config.DATA_DIR);
const front = await listenOrExplain(config, instanceFile);
const record = (databaseUrl: string) => recordInstance(instanceFile, { pid: process.pid, port: front.port, databaseUrl });
await record('');
print(`Pusula is starting at http://localhost:${front.port}`);
const logs = await openLogs(join(config.DATA_DIR, 'log'));
const log = logs.logFor('host');
const server = await step('Starting PostgreSQL', () => findDatabaseServer(config)).catch(giveUp);
await record(server.url('postgres'));
const product = await step('Starting the services', async () =>
  startProduct({
    front,
    dataDir: config.DATA_DIR,
    keys: await keysIn(join(config.DATA_DIR, 'keys.json')),
    databaseUrl: server.url,
    env: process.env,
    logFor: logs.logFor,
    hasDemoProvider: hasDemoProvider(config),
    prepare: async (targets) => {
      if (config.DEMO_DATA) await seedOnce(join(config.DATA_DIR, 'demo.json'), targets, config.DEMO_DAY);
    },
  }),
).catch(giveUp);
// Since the process began: loading the code is part of the wait.
const seconds = performance.now() / 1000;
printSummary(`http://localhost:${front.port}`, partsInUse(config), { mailbox: !config.SMTP_URL, demo: config.DEMO_DATA, seconds });

stopOnSignal(async () => {
  print('Stopping ...');
  await product.stop();
  await server.stop();
  await forgetInstance(instanceFile);
  logs.close();
}, log);

/** Ends with what went wrong in one line; the log has the rest. */
async function giveUp(error: unknown): Promise<never> {
  log.fatal({ err: error }, 'cannot start');
  print(`Pusula could not start: ${error instanceof Error ? error.message : String(error)}`);
  print('More is in the log: make logs');
  await forgetInstance(instanceFile);
  logs.close();
  process.exit(1);
}
