import { connect } from 'node:net';

type RealServer = { readonly name: string; readonly variable: string; readonly without: string };

const SERVERS: readonly RealServer[] = [
  { name: 'RabbitMQ', variable: 'AMQP_URL', without: 'in-process bus only' },
  { name: 'Elasticsearch', variable: 'ELASTICSEARCH_URL', without: 'embedded index only' },
  { name: 'S3', variable: 'S3_ENDPOINT', without: 'picture folder only' },
];
const CONNECT_TIMEOUT_MS = 2_000;

const answers = ({ hostname, port, protocol }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80), timeout: CONNECT_TIMEOUT_MS });
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket
      .once('connect', () => finish(true))
      .once('timeout', () => finish(false))
      .once('error', () => finish(false));
  });

/** Whether the product can be run as in production: a process for each service, on a real broker and a real index. */
export const canRunSeparately = (): boolean => Boolean(process.env.AMQP_URL && process.env.ELASTICSEARCH_URL);

/** Says in one line each which adapter suites also run against a real server. @throws when one that was named does not answer: a skipped half must not look green */
export async function announceServers(print: (line: string) => void): Promise<void> {
  for (const { name, variable, without } of SERVERS) {
    const value = process.env[variable];
    if (!value) {
      print(`${name}: ${variable} is not set, ${without}`);
      continue;
    }
    if (!(await answers(new URL(value)))) throw new Error(`${name}: nothing answers at ${variable}`);
    print(`${name}: real`);
  }
  print('PostgreSQL: real, from a package');
}
