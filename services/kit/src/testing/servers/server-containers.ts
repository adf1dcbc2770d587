import { randomBytes } from 'node:crypto';
import type { StartedTestContainer } from 'testcontainers';
import { TEST_POSTGRES_SETTINGS } from '../own-postgres.ts';
import { type ContainerOptions, startContainer } from './containers.ts';
import type { ServerName } from './known-servers.ts';

type Recipe = ContainerOptions & {
  /** What the tests are told of it. @param at host and port of what is published inside as a port */
  readonly env: (at: (port: number) => string) => Readonly<Record<string, string>>;
};

/** Containers publish their ports, so what they hold has a password that nobody knows. */
const PASSWORD = randomBytes(24).toString('hex');

const RECIPES: Readonly<Record<ServerName, Recipe>> = {
  postgres: {
    ports: [5432],
    environment: { POSTGRES_PASSWORD: PASSWORD },
    command: ['postgres', ...Object.entries(TEST_POSTGRES_SETTINGS).map(([name, value]) => `-c${name}=${value}`)],
    // By the network: the server that initialises the cluster listens to the socket alone.
    ready: { command: 'pg_isready --username=postgres --host=127.0.0.1' },
    env: (at) => ({ DATABASE_SERVER_URL: `postgres://postgres:${PASSWORD}@${at(5432)}/postgres` }),
  },
  rabbitmq: {
    ports: [5672],
    environment: { RABBITMQ_DEFAULT_USER: 'tests', RABBITMQ_DEFAULT_PASS: PASSWORD },
    ready: { log: /Server startup complete/ },
    env: (at) => ({ AMQP_URL: `amqp://tests:${PASSWORD}@${at(5672)}` }),
  },
  elasticsearch: {
    ports: [9200],
    environment: {
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      // It lives for one run: the second compiler would work for the whole of it and never pay.
      ES_JAVA_OPTS: '-Xms512m -Xmx512m -XX:TieredStopAtLevel=1',
    },
    ready: { path: '/_cluster/health?wait_for_status=yellow&timeout=1s', port: 9200 },
    env: (at) => ({ ELASTICSEARCH_URL: `http://${at(9200)}` }),
  },
  s3: {
    ports: [8333],
    environment: { AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: PASSWORD },
    command: ['mini', '-dir=/data', '-ip.bind=0.0.0.0', '-webdav=false', '-admin.ui=false'],
    ready: { path: '/healthz', port: 8333 },
    env: (at) => ({ S3_ENDPOINT: `http://${at(8333)}`, S3_ACCESS_KEY_ID: 'tests', S3_SECRET_ACCESS_KEY: PASSWORD }),
  },
  smtp: {
    ports: [1025, 8025],
    ready: { path: '/readyz', port: 8025 },
    env: (at) => ({ SMTP_URL: `smtp://${at(1025)}`, MAILPIT_URL: `http://${at(8025)}` }),
  },
};

/** Starts a server for everybody in a run. @returns what its tests find in their environment */
export async function startServerContainer(name: ServerName, image: string, run: string): Promise<Readonly<Record<string, string>>> {
  const { env, ...options } = RECIPES[name];
  return env(addressOf(await startContainer(run, image, options)));
}

/** Where the host reaches a port of a container. */
export const addressOf =
  (container: StartedTestContainer) =>
  (port: number): string =>
    `${container.getHost()}:${container.getMappedPort(port)}`;
