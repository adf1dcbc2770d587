import { EVENTS, type Owner, SERVICE_NAMES } from '@pusula/contracts';
import { DEFAULT_RETRY_DELAYS_MS } from '../bus.ts';
import { queueOf } from '../queue-of.ts';
import { exchangeOf, mainQueuesOf, redeliveryExchangeOf, retryQueuesOf } from './topology.ts';

export const BROKER_ACCOUNTS: readonly Owner[] = ['gateway', ...SERVICE_NAMES];

const vhost = '/';
const everyQueueOf = (queue: string) => [...mainQueuesOf(queue), ...retryQueuesOf(queue, DEFAULT_RETRY_DELAYS_MS)];
const literally = (text: string) => text.replaceAll('.', '\\.');
const exactly = (...patterns: readonly string[]) => `^(${patterns.join('|')})$`;

/**
 * What RabbitMQ loads (`load_definitions`, `rabbitmqctl import_definitions`) so that each process has an account with the rights to its own queues and to its
 * own events only: exchanges, queues, bindings and permissions, as the contracts say who publishes and who consumes. Accounts and passwords come beside it.
 */
export function brokerDefinitions(prefix: string) {
  const events = exchangeOf(prefix);
  const queues = BROKER_ACCOUNTS.map((name) => queueOf(prefix, name));
  const exchange = (name: string, type: string) => ({
    name,
    vhost,
    type,
    durable: true,
    auto_delete: false,
    internal: false,
    arguments: {},
  });
  const binding = (source: string, destination: string, key: string) => ({
    source,
    vhost,
    destination,
    destination_type: 'queue',
    routing_key: key,
    arguments: {},
  });
  return {
    vhosts: [{ name: vhost }],
    exchanges: [exchange(events, 'topic'), ...queues.map((queue) => exchange(redeliveryExchangeOf(queue), 'direct'))],
    queues: queues.flatMap((queue) =>
      everyQueueOf(queue).map(({ name, arguments: given }) => ({ name, vhost, durable: true, auto_delete: false, arguments: given })),
    ),
    bindings: [
      ...queues.flatMap((queue) => everyQueueOf(queue).map(({ name }) => binding(redeliveryExchangeOf(queue), name, name))),
      ...EVENTS.flatMap(({ name, consumers }) => consumers.map((consumer) => binding(events, queueOf(prefix, consumer), name))),
    ],
    permissions: BROKER_ACCOUNTS.map((name) => ({ user: name, vhost, ...permissionsOf(prefix, name) })),
    topic_permissions: BROKER_ACCOUNTS.map((name) => ({
      user: name,
      vhost,
      exchange: events,
      write: `^${literally(name)}\\.`,
      read: '^$',
    })),
  };
}

/**
 * Whoever looks after dead letters locks their queue; the gateway does for all, as admins do it through the gateway. It also counts what waits in every queue, for
 * which RabbitMQ wants some right to it: that to write is only of use to whoever may bind queues, which nobody may.
 */
function permissionsOf(prefix: string, name: Owner) {
  const events = literally(exchangeOf(prefix));
  const own = literally(queueOf(prefix, name));
  const any = `${literally(prefix)}\\.[a-z-]+`;
  const looksAfter = name === 'gateway' ? any : own;
  return {
    configure: exactly(`${looksAfter}\\.dead\\.lock`),
    write: exactly(events, `${looksAfter}\\.redelivery`, ...(name === 'gateway' ? [any] : [])),
    read: exactly(`${own}(\\.retry\\.[0-9]+)?`, `${looksAfter}\\.dead`),
  };
}
