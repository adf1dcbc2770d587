import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, TEST_TIMEOUT_SCALE } from '@pusula/service-kit/testing';
import { canRunSeparately } from './can-run-separately.ts';
import { startChild, untilReady } from './child.ts';
import { startProviders } from './providers.ts';
import type { Product } from './running-product.ts';
import { startSeparateProcesses } from './separate-processes.ts';
import { untilSearchable } from './until-searchable.ts';

/** A first start, on a machine that does much else. */
const FIRST_START_MS = 3 * 60_000;

/** As `make start` runs it: one process, embedded parts, a data folder of its own. */
async function startEmbedded(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pusula-e2e-'));
  const port = await freePort();
  const providers = await startProviders();
  const child = startChild('services/host/src/main.ts', {
    ...providers.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000',
    TIMEOUT_SCALE: String(TEST_TIMEOUT_SCALE),
    // The approved pictures show coaches who are equal in the order of this day, and people by when they joined before it.
    ORDER_DAY: '2026-11-25',
    DEMO_DAY: '2026-11-25',
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    await child.stop();
    await providers.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${url}/health/ready`, child, FIRST_START_MS);
    await untilSearchable(url);
    const { databaseUrl } = JSON.parse(await readFile(join(dataDir, 'instance.json'), 'utf8')) as { databaseUrl: string };
    return { url, databaseServerUrl: databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type SetUp = { readonly name: string; readonly start: () => Promise<Product> };

const own: readonly SetUp[] = [
  { name: 'embedded', start: startEmbedded },
  ...(canRunSeparately() ? [{ name: 'separate processes on PostgreSQL, RabbitMQ and Elasticsearch', start: startSeparateProcesses }] : []),
];

/** A product that runs already, with demo data; its database and its providers are its own. */
const running = (url: string): SetUp => ({
  name: 'embedded',
  start: async () => ({ url, databaseServerUrl: null, stop: async () => undefined }),
});

/** Embedded always; separate processes on real servers where those are to be had. PRODUCT_URL names one that runs already, to be tried instead. */
export const setUps: readonly SetUp[] = process.env.PRODUCT_URL ? [running(process.env.PRODUCT_URL)] : own;
