import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { docker, freePort } from '@pusula/service-kit/testing';
import { environmentFile } from '../compose.ts';

const PROJECT = 'pusula-test';
const LOOK_MS = 250;

/** All of docker-compose.yml under a name, ports and secrets of its own, beside whatever runs on the machine. */
export type Fleet = {
  /** Where visitors come in: the edge. */
  readonly url: string;
  readonly mailUrl: string;
  readonly compose: (...args: readonly string[]) => Promise<string>;
  /** Containers of a service, oldest first. */
  readonly containersOf: (service: string) => Promise<readonly string[]>;
  /** SIGKILL, and at once the start that a machine's restart policy would give. */
  readonly crash: (container: string) => Promise<void>;
  /** Resolves when its own health check says so. @throws after the limit */
  readonly untilHealthy: (container: string, limitMs: number) => Promise<void>;
  /** Takes everything away, data included. */
  readonly stop: () => Promise<void>;
};

/** Builds and starts everything as the documents say: `docker compose up --build --wait`. */
export async function startFleet({ gateways = 1 } = {}): Promise<Fleet> {
  // Named after the run, which takes everything away when it is interrupted.
  const folder = await mkdtemp(join(tmpdir(), `pusula-fleet-${process.env.TEST_RUN}-`));
  const [port, tlsPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const environment = {
    ...environmentFile(),
    PUBLIC_URL: url,
    GATEWAY_PORT: String(port),
    TLS_PORT: String(tlsPort),
    MAILPIT_PORT: String(mailPort),
    EDGE_SUBNET: '172.29.251.0/28',
    RATE_LIMIT_SCALE: '100000',
  };
  const file = join(folder, '.env');
  await writeFile(
    file,
    Object.entries(environment)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
    { mode: 0o600 },
  );
  const compose = (...args: readonly string[]) => docker('compose', '--project-name', PROJECT, '--env-file', file, ...args);
  const stop = async () => {
    await compose('--profile', 'seed', 'down', '--volumes', '--timeout', '5');
    await rm(folder, { recursive: true, force: true });
  };
  await compose('down', '--volumes', '--timeout', '5'); // what a killed run has left
  await compose('up', '--build', '--wait', '--scale', `gateway=${gateways}`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const stateOf = (container: string) => docker('inspect', '--format', '{{.State.Health.Status}}', container);
  return {
    url,
    mailUrl: `http://localhost:${mailPort}`,
    compose,
    containersOf: async (service) => (await compose('ps', '--quiet', service)).split('\n').filter(Boolean),
    crash: async (container) => {
      await docker('kill', '--signal', 'KILL', container);
      await docker('start', container);
    },
    untilHealthy: async (container, limitMs) => {
      for (const end = Date.now() + limitMs; (await stateOf(container)) !== 'healthy'; await wait(LOOK_MS)) {
        if (Date.now() > end) throw new Error(`${container} is not well after ${limitMs} ms`);
      }
    },
    stop,
  };
}
