import { connect } from 'amqplib';
import { DEFAULT_RETRY_DELAYS_MS } from '../bus/bus.ts';
import { queueOf } from '../bus/queue-of.ts';
import { deadQueueOf, exchangeOf, redeliveryExchangeOf, retryQueueOf } from '../bus/rabbit/topology.ts';

/** Takes from a broker what a test has declared under its own prefix. */
export async function removeTopology(
  url: string,
  prefix: string,
  names: readonly string[],
  delaysMs: readonly number[] = DEFAULT_RETRY_DELAYS_MS,
): Promise<void> {
  const connection = await connect(url);
  const channel = await connection.createChannel();
  for (const queue of names.map((name) => queueOf(prefix, name))) {
    await channel.deleteExchange(redeliveryExchangeOf(queue));
    for (const each of [queue, deadQueueOf(queue), ...delaysMs.map((delay) => retryQueueOf(queue, delay))]) await channel.deleteQueue(each);
  }
  await channel.deleteExchange(exchangeOf(prefix));
  await connection.close();
}
