import { setTimeout as wait } from 'node:timers/promises';
import type { EventMessage } from '@pusula/contracts';
import type { ConfirmChannel, Message } from 'amqplib';
import { TIME_LIMITS } from '../../config/time-limits.ts';
import { failure } from '../../failure.ts';
import type { Log } from '../../log/log.ts';
import type { Topology } from '../bus.ts';
import { publishConfirmed } from './confirmed.ts';
import { encodeMessage, publishOptions } from './encoding.ts';
import { type Session, storeSession } from './session.ts';
import { exchangeOf, type Preparing } from './topology.ts';

export type PublisherOptions = {
  readonly url: string;
  readonly prefix: string;
  readonly name: string;
  readonly log: Log;
  /** Queues declared before anything is published. */
  readonly topology: Topology;
  readonly preparing: Preparing;
};

type Open = { readonly session: Session; readonly channel: ConfirmChannel };

/** The sending half: one confirm channel, every message persistent and mandatory. */
export function createPublisher({ url, prefix, name, log, topology, preparing }: PublisherOptions) {
  const wanted = new Set([...topology.values()].flat().map((event) => event.name as string));
  const returned = new Set<string>();
  let open: Open | undefined;
  let blocked = false;
  let unrouted = 0;

  const onReturn = ({ properties, fields }: Message) => {
    if (wanted.has(fields.routingKey)) returned.add(String(properties.messageId));
    else unrouted += 1; // nobody listens to this event, knowingly
  };
  const onOpen = async (session: Session) => {
    const { connection } = session;
    blocked = false;
    connection.on('blocked', (reason) => {
      blocked = true;
      log.warn({ reason }, 'RabbitMQ takes no messages for now');
    });
    connection.on('unblocked', () => {
      blocked = false;
    });
    const channel = await connection.createConfirmChannel();
    channel.on('error', session.fail);
    channel.on('close', () => session.fail(new Error('the channel was closed')));
    channel.on('return', onReturn);
    await preparing.exchange(channel, prefix);
    for (const [queue, events] of topology)
      await preparing.queue(
        channel,
        prefix,
        queue,
        events.map((event) => event.name),
      );
    open = { session, channel };
    session.over.addEventListener(
      'abort',
      () => {
        open = undefined;
      },
      { once: true },
    );
  };
  const sessions = storeSession({ url, name: `${name} publisher`, log, onOpen });

  const current = async (): Promise<Open> => {
    for (let waited = 0; waited < TIME_LIMITS.brokerSession && !open; waited += 50) await wait(50);
    if (!open || blocked) throw failure('SERVICE_UNAVAILABLE');
    return open;
  };

  return {
    publish: async (messages: readonly EventMessage[]): Promise<void> => {
      const { session, channel } = await current();
      const exchange = exchangeOf(prefix);
      const outgoing = messages.map((message) => ({
        exchange,
        key: message.name,
        content: encodeMessage(message),
        options: { ...publishOptions(message), mandatory: true },
      }));
      const missing = await publishConfirmed(channel, outgoing, TIME_LIMITS.publisherConfirm, session.over)
        .then(() => messages.some(({ id }) => returned.has(id)))
        .finally(() => {
          for (const { id } of messages) returned.delete(id);
        });
      if (!missing) return;
      // A queue that must exist has been deleted: a new session declares it, and the relay sends again.
      session.fail(new Error('a queue is missing'));
      throw failure('SERVICE_UNAVAILABLE');
    },
    session: current,
    /** Messages that nobody listened to, since the start. */
    unrouted: () => unrouted,
    check: async () => {
      if (!open || blocked) throw failure('SERVICE_UNAVAILABLE');
    },
    close: sessions.close,
  };
}
