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
import type { StartRabbitOptions, TestRabbit } from './test-rabbit.ts';

const INSTALLED = '/usr/lib/rabbitmq/lib';
const START_MS = 180_000;

/** The server's own start script (not the packaged wrapper, which changes user), or null where RabbitMQ is not installed. */
export function rabbitProgram(): string | null {
  if (!existsSync(INSTALLED)) return null;
  const server = readdirSync(INSTALLED).find((name) => name.startsWith('rabbitmq_server-'));
  const program = server ? join(INSTALLED, server, 'sbin', 'rabbitmq-server') : '';
  return existsSync(program) ? program : null;
}

/** Starts a node with a name, ports and a data folder of its own. */
export async function startRabbitProgram({ isUp = true, definitions }: StartRabbitOptions): Promise<TestRabbit> {
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
