import { type ChannelModel, connect } from 'amqplib';
import { DEFAULT_RETRY_DELAYS_MS } from '../bus/bus.ts';
import { queueOf } from '../bus/queue-of.ts';
import { deadQueueOf, retryQueueOf } from '../bus/rabbit/topology.ts';

/**
 * Every message that rests with a broker for these services: waiting for its next attempt, or given up. All of them go back. What waits to be handled at all cannot
 * be read beside its consumer, so there must be nothing of the kind.
 * @throws when there is: ask again
 */
export async function readQueues(url: string, prefix: string, services: readonly string[]): Promise<readonly string[]> {
  const connection = await connect(url);
  const read = async (service: string) => {
    const queue = queueOf(prefix, service);
    await requireEmpty(connection, queue);
    const resting = [deadQueueOf(queue), ...DEFAULT_RETRY_DELAYS_MS.map((delay) => retryQueueOf(queue, delay))];
    return (await Promise.all(resting.map((each) => readQueue(connection, each)))).flat();
  };
  try {
    return (await Promise.all(services.map(read))).flat();
  } finally {
    await connection.close();
  }
}

async function requireEmpty(connection: ChannelModel, queue: string): Promise<void> {
  const channel = await connection.createChannel();
  const { messageCount } = await channel.checkQueue(queue);
  await channel.close();
  if (messageCount > 0) throw new Error(`${queue} holds ${messageCount} messages`);
}

async function readQueue(connection: ChannelModel, queue: string): Promise<string[]> {
  const channel = await connection.createChannel();
  const read: string[] = [];
  for (let raw = await channel.get(queue); raw !== false; raw = await channel.get(queue))
    read.push(JSON.stringify(raw.properties.headers) + raw.content.toString('utf8'));
  channel.nackAll(true);
  await channel.close();
  return read;
}
