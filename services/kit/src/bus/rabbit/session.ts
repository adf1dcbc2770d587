import { setTimeout as wait } from 'node:timers/promises';
import { type ChannelModel, connect } from 'amqplib';
import { TIME_LIMITS } from '../../config/time-limits.ts';
import type { Log } from '../../log/log.ts';
import { retryForever } from '../../loops/retry-forever.ts';

const HEARTBEAT_SECONDS = 10;

/** One connection's life. Any trouble (a lost connection, a closed channel, a cancelled consumer) ends it, and the next one sets everything up again. */
export type Session = {
  readonly connection: ChannelModel;
  /** Fires when the session is over. */
  readonly over: AbortSignal;
  /** Ends the session because of a trouble that the connection itself did not notice. */
  readonly fail: (reason: unknown) => void;
};

export type Sessions = {
  /** Ends the session that is there, and opens no other. */
  readonly close: () => Promise<void>;
};

export type SessionOptions = {
  readonly url: string;
  /** For RabbitMQ's list of connections. */
  readonly name: string;
  readonly log: Log;
  /** Sets up what the session is for; run anew for each. */
  readonly onOpen: (session: Session) => Promise<void>;
};

/** Keeps a session open for ever, reconnecting with growing pauses. */
export function storeSession({ url, name, log, onOpen }: SessionOptions): Sessions {
  const closing = new AbortController();
  const open = async () => {
    const session = await openSession(url, name, closing.signal);
    try {
      await onOpen(session);
    } catch (error) {
      session.fail(error);
      throw error;
    }
    return session;
  };
  const running = (async () => {
    while (!closing.signal.aborted) {
      const { over } = await retryForever('RabbitMQ', open, { log, signal: closing.signal });
      if (!over.aborted) await new Promise((resolve) => over.addEventListener('abort', resolve, { once: true }));
      if (!closing.signal.aborted) log.warn({ err: over.reason, connection: name }, 'RabbitMQ was lost');
    }
  })().catch(() => undefined); // only ever ends by being closed
  return {
    close: async () => {
      closing.abort(new Error('closing'));
      await running;
    },
  };
}

async function openSession(url: string, name: string, closing: AbortSignal): Promise<Session> {
  const address = new URL(url);
  address.searchParams.set('heartbeat', String(HEARTBEAT_SECONDS));
  const connection = await connect(address.href, {
    noDelay: true,
    timeout: TIME_LIMITS.brokerConnect,
    clientProperties: { connection_name: name },
  });
  const over = new AbortController();
  let trouble: unknown;
  connection.on('error', (error) => {
    trouble = error;
  });
  connection.on('close', (error) => over.abort(trouble ?? error ?? new Error('the connection was closed')));
  const fail = (reason: unknown) => {
    trouble ??= reason;
    // The connection may be past answering a polite close.
    const close = async () => connection.close(); // throws at once when it is closed already
    void Promise.race([close(), wait(1_000, undefined, { ref: false })])
      .catch(() => undefined)
      .finally(() => over.abort(trouble));
  };
  const onClosing = () => fail(closing.reason);
  closing.addEventListener('abort', onClosing, { once: true });
  over.signal.addEventListener('abort', () => closing.removeEventListener('abort', onClosing), { once: true });
  if (closing.aborted) onClosing();
  return { connection, over: over.signal, fail };
}
