/** The product as a process of its own, run with `--expose-gc`: tells its port, then its figures whenever it is asked, and stops when it is told to. */
import { readdir, readFile, readlink } from 'node:fs/promises';
import { listenWithStartingPage } from '@pusula/gateway';
import { databaseUrl } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { populate } from '../console/people.testing.ts';
import { newKeys } from '../keys.ts';
import { startProduct } from '../start-product.ts';

export type Question = 'measure' | 'stop';
export type Figures = {
  /** Bytes that are still used after a collection of all garbage. */
  readonly heapUsed: number;
  readonly descriptors: number;
  /** The local ports of the connections to the broker. */
  readonly brokerPorts: readonly number[];
};

const { SERVER_URL = '', DATABASE_PREFIX = '', DATA_DIR = '', AMQP_URL } = process.env;
const BROKER_PORT = AMQP_URL ? Number(new URL(AMQP_URL).port || 5672) : undefined;
const ESTABLISHED = '01';

const front = await listenWithStartingPage(0, '127.0.0.1', 'Pusula');
const product = await startProduct({
  front,
  dataDir: DATA_DIR,
  keys: await newKeys(),
  databaseUrl: (owner) => databaseUrl(SERVER_URL, DATABASE_PREFIX + owner),
  env: process.env,
  logFor: silentLog,
  prepare: populate,
});

/** What the descriptors of this process lead to; one that has closed meanwhile leads nowhere. */
async function openDescriptors(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => ''));
  return (await Promise.all(links)).filter(Boolean);
}

/** Of all connections that the system knows, those of this process to the broker. */
async function brokerPorts(descriptors: readonly string[]): Promise<number[]> {
  const own = new Set(descriptors);
  const tables = await Promise.all(['tcp', 'tcp6'].map((kind) => readFile(`/proc/self/net/${kind}`, 'utf8').catch(() => '')));
  const portIn = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16);
  return tables
    .flatMap((table) => table.split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, , remote, state, , , , , , inode]) => state === ESTABLISHED && portIn(remote) === BROKER_PORT && own.has(`socket:[${inode}]`),
    )
    .map(([, local]) => portIn(local));
}

async function measure(): Promise<Figures> {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) throw new Error('run with --expose-gc');
  gc();
  const { heapUsed } = process.memoryUsage();
  const descriptors = await openDescriptors();
  return { heapUsed, descriptors: descriptors.length, brokerPorts: await brokerPorts(descriptors) };
}

process.on('message', async (question: Question) => {
  if (question === 'measure') return process.send?.(await measure());
  await product.stop();
  process.exit(0);
});
process.send?.({ port: front.port });
