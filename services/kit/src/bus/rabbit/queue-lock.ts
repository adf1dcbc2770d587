import { setTimeout as wait } from 'node:timers/promises';
import type { Channel } from 'amqplib';
import type { Session } from './session.ts';

const LOCK_MS = 10_000;
const AGAIN_MS = 30;
const RESOURCE_LOCKED = 405;

/**
 * Runs work that no other connection to the broker may run at the same time: its owner holds an exclusive queue, which the broker deletes when the
 * connection is lost. Within one connection the caller sees to it.
 * @throws when another connection holds the lock for longer than ten seconds
 */
export async function withQueueLock(session: Session, queue: string, work: () => Promise<void>): Promise<void> {
  const name = `${queue}.lock`;
  const channel = await lock(session, name);
  try {
    await work();
  } finally {
    await channel.deleteQueue(name).catch(() => undefined);
    await channel.close().catch(() => undefined);
  }
}

async function lock({ connection }: Session, name: string): Promise<Channel> {
  for (const end = Date.now() + LOCK_MS; ; ) {
    const channel = await connection.createChannel();
    channel.on('error', () => undefined); // the call under way fails with it
    try {
      await channel.assertQueue(name, { exclusive: true, durable: false });
      return channel;
    } catch (error) {
      if ((error as { code?: number }).code !== RESOURCE_LOCKED || Date.now() > end) throw error;
      await wait(AGAIN_MS);
    }
  }
}
