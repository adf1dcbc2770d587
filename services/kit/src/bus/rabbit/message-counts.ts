import type { Channel, ChannelModel } from 'amqplib';

/** Messages ready in a queue; 0 when nobody has made it. */
export const messagesIn = (connection: ChannelModel, queue: string): Promise<number> =>
  onQueue(connection, async (channel) => (await channel.checkQueue(queue)).messageCount);

/** Throws away the messages that are ready in a queue. @returns how many; 0 when nobody has made it */
export const purgeMessages = (connection: ChannelModel, queue: string): Promise<number> =>
  onQueue(connection, async (channel) => (await channel.purgeQueue(queue)).messageCount);

/** On a channel of its own: a channel ends with the first refusal. */
async function onQueue(connection: ChannelModel, ask: (channel: Channel) => Promise<number>): Promise<number> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined); // the call under way fails with it
  try {
    return await ask(channel);
  } catch (error) {
    if ((error as { code?: number }).code === 404) return 0;
    throw error;
  } finally {
    await channel.close().catch(() => undefined);
  }
}
