import type { EventMessage } from '@pusula/contracts';
import type { Message } from 'amqplib';
import { z } from 'zod';
import { decodeMessage } from './encoding.ts';
import { redeliveryExchangeOf } from './topology.ts';

type Route = { readonly exchange: string; readonly routingKey: string };

/**
 * Whether a message says that it is another event than the one that its sender published. The broker judges routing keys alone: a key of one's own with the body of
 * somebody else's event would pass. What comes by the queue's own redelivery, or back from a retry queue, was here before.
 */
export function isForged({ name }: Pick<EventMessage, 'name'>, { exchange, routingKey }: Route, queue: string): boolean {
  const wasHereBefore = exchange === '' || exchange === redeliveryExchangeOf(queue);
  return !wasHereBefore && routingKey !== name;
}

/** What the broker notes of each queue out of which it has taken a message by itself: no consumer has judged that one. */
const DEATHS = z.array(z.object({ queue: z.string(), exchange: z.string(), 'routing-keys': z.array(z.string()).min(1) }));

/** Whether a dead letter was given up by the broker, as one that expires is, before a consumer could see that it is forged. */
export function isForgedLetter({ content, properties }: Message, queue: string): boolean {
  const deaths = DEATHS.safeParse((properties.headers as { 'x-death'?: unknown } | undefined)?.['x-death']);
  const death = deaths.data?.find((one) => one.queue === queue);
  if (!death) return false;
  try {
    return isForged(decodeMessage(content), { exchange: death.exchange, routingKey: death['routing-keys'][0] as string }, queue);
  } catch {
    return false;
  }
}
