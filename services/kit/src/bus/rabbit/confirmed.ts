import type { ConfirmChannel, Options } from 'amqplib';

export type Outgoing = { readonly exchange: string; readonly key: string; readonly content: Buffer; readonly options: Options.Publish };

/**
 * Publishes, and resolves when the broker has confirmed every message.
 * @param withinMs after which the outcome counts as unknown
 * @throws Error with code SERVICE_UNAVAILABLE when a message was refused or not confirmed in time, or the channel is gone: publish again
 */
export async function publishConfirmed(
  channel: ConfirmChannel,
  outgoing: readonly Outgoing[],
  withinMs: number,
  over: AbortSignal,
): Promise<void> {
  let onOver: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    onOver = () => reject(unconfirmed('the connection was lost'));
    over.addEventListener('abort', onOver, { once: true });
    timer = setTimeout(() => reject(unconfirmed('no confirmation in time')), withinMs);
  });
  lost.catch(() => undefined);
  try {
    if (over.aborted) throw unconfirmed('the connection was lost');
    await Promise.race([Promise.all(outgoing.map((one) => publishOne(channel, one))), lost]);
  } finally {
    clearTimeout(timer);
    if (onOver) over.removeEventListener('abort', onOver);
  }
}

function publishOne(channel: ConfirmChannel, { exchange, key, content, options }: Outgoing): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.publish(exchange, key, content, options, (error: unknown) => (error ? reject(unconfirmed('refused', error)) : resolve()));
  });
}

const unconfirmed = (reason: string, cause?: unknown) =>
  Object.assign(new Error(`RabbitMQ: ${reason}`, { cause }), { code: 'SERVICE_UNAVAILABLE' });
