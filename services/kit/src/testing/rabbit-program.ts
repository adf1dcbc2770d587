import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { freePort } from '../postgres/free-port.ts';
import { eventually } from './eventually.ts';
import { removeTopology } from './remove-topology.ts';

const INSTALLED = '/usr/lib/rabbitmq/lib';
const START_MS = 180_000;

/** A RabbitMQ node of the test's own: it may be killed without harming anybody. */
export type TestRabbit = {
  readonly url: string;
  /** SIGKILL to everything of the node; its data stay. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** A broker that others use at the same time: whoever borrows it keeps to names of their own. */
export type LentRabbit = {
  readonly url: string;
  /** Begins the names of everything that the borrower declares. */
  readonly prefix: string;
  /** Gives it back without what was declared for these consumers. */
  readonly stop: (consumers: readonly string[], delaysMs?: readonly number[]) => Promise<void>;
};

type StartRabbitOptions = { readonly isUp?: boolean; readonly definitions?: object };

/** The server's own start script (not the packaged wrapper, which changes user), or null where RabbitMQ is not installed. */
export function rabbitProgram(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const server = readdirSync(INSTALLED).find((name) => name.startsWith('rabbitmq_server-'));
  const program = server ? join(INSTALLED, server, 'sbin', 'rabbitmq-server') : '';
  return existsSync(program) ? program : null;
}

/** Whether `lendRabbit` has any to lend. */
export const rabbitIsThere = (): boolean => Boolean(process.env.AMQP_URL) || rabbitProgram() !== null;

/**
 * Lends the broker that AMQP_URL names, else a node started for it: a node takes seconds of a processor to start.
 * Whoever has to kill a broker, or writes its definitions, starts one of their own with `startRabbit()`.
 */
export async function lendRabbit(name: string): Promise<LentRabbit> {
  const prefix = `${name}-${randomBytes(6).toString('hex')}`;
  const { AMQP_URL: shared } = process.env;
  if (!shared) {
    const own = await startRabbit();
    return { url: own.url, prefix, stop: own.stop };
  }
  return { url: shared, prefix, stop: (consumers, delaysMs) => removeTopology(shared, prefix, consumers, delaysMs) };
}

/**
 * Starts a node with a name, ports and a data folder of its own.
 * @param options.isUp false: it waits for `restart`
 * @param options.definitions loaded at its start; `guest` has to be among the accounts
 * @throws where RabbitMQ is not installed: ask `rabbitProgram()` first
 */
export async function startRabbit({ isUp = true, definitions }: StartRabbitOptions = {}): Promise<TestRabbit> {
  const program = rabbitProgram();
  if (!program) throw new Error('RabbitMQ is not installed');
  const home = await mkdtemp(join(tmpdir(), 'pusula-rabbit-'));
  const [port, distPort] = [await freePort(), await freePort()];
  const url = `amqp://guest:guest@127.0.0.1:${port}`;
  const environment = await prepare(home, port, distPort, definitions);
  let node = isUp ? await launch(program, environment, home, url) : undefined;
  return {
    url,
    kill: () => killGroup(node),
    restart: async () => {
      await killGroup(node);
      node = await launch(program, environment, home, url);
    },
    stop: async () => {
      await killGroup(node);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function prepare(home: string, port: number, distPort: number, definitions: object | undefined): Promise<NodeJS.ProcessEnv> {
  const config = join(home, 'rabbitmq.conf');
  const plugins = join(home, 'enabled_plugins');
  const nothing = join(home, 'rabbitmq-env.conf');
  const loaded = join(home, 'definitions.json');
  if (definitions) await writeFile(loaded, JSON.stringify(definitions));
  const settings = [
    `listeners.tcp.default = 127.0.0.1:${port}`,
    'disk_free_limit.absolute = 50MB',
    definitions && `load_definitions = ${loaded}`,
  ];
  await writeFile(config, `${settings.filter(Boolean).join('\n')}\n`);
  await writeFile(plugins, '[].\n');
  await writeFile(nothing, '');
  return {
    PATH: process.env.PATH,
    HOME: home,
    RABBITMQ_NODENAME: `test-${randomBytes(4).toString('hex')}@localhost`,
    RABBITMQ_CONFIG_FILE: config,
    RABBITMQ_DIST_PORT: String(distPort),
    RABBITMQ_MNESIA_BASE: join(home, 'data'),
    RABBITMQ_LOG_BASE: join(home, 'log'),
    RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
    RABBITMQ_CONF_ENV_FILE: nothing,
    RABBITMQ_PID_FILE: join(home, 'pid'),
  };
}

async function launch(program: string, env: NodeJS.ProcessEnv, home: string, url: string): Promise<ChildProcess> {
  const output = openSync(join(home, 'output.log'), 'a');
  // A process group of its own: the script starts the virtual machine and its helpers, and all of them must die together.
  const node = spawn(program, [], { env, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  process.once('exit', () => signalGroup(node));
  await eventually(async () => {
    if (node.exitCode !== null) throw new Error(`RabbitMQ did not start; see ${home}`);
    await (await connect(url, { timeout: 2_000 })).close();
  }, START_MS);
  return node;
}

async function killGroup(node: ChildProcess | undefined): Promise<void> {
  if (!node || node.exitCode !== null || node.signalCode !== null) return;
  const exited = once(node, 'exit');
  signalGroup(node);
  await exited;
}

function signalGroup(node: ChildProcess): void {
  try {
    if (node.pid) process.kill(-node.pid, 'SIGKILL');
  } catch {
    // it has gone already
  }
}
