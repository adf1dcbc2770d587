import type { EventMessage, EventName } from '@pusula/contracts';
import type { Options } from 'amqplib';
import { z } from 'zod';
import { MESSAGE_BYTES, UnusableMessage } from '../bus.ts';

const MESSAGE = z.object({
  id: z.string().min(1).max(64),
  name: z
    .string()
    .regex(/^[a-z-]+\.[\w.-]+\.v\d+$/)
    .transform((name) => name as EventName),
  subject: z.string().max(200),
  occurredAt: z.string(),
  traceparent: z.string().optional(),
  data: z.unknown(),
});

export const ATTEMPTS_HEADER = 'x-attempts';
export const PROBLEM_HEADER = 'x-problem';
export const DEAD_AT_HEADER = 'x-dead-at';

export const encodeMessage = (message: EventMessage): Buffer => Buffer.from(JSON.stringify(message));

/** @throws UnusableMessage when it is too large or not a message of ours */
export function decodeMessage(content: Buffer): EventMessage {
  if (content.length > MESSAGE_BYTES) throw new UnusableMessage(`oversized: ${content.length} bytes`);
  try {
    const { traceparent, ...message } = MESSAGE.parse(JSON.parse(content.toString('utf8')));
    return { ...message, ...(traceparent ? { traceparent } : {}) };
  } catch (cause) {
    throw new UnusableMessage('not a message of ours', { cause });
  }
}

export const publishOptions = (message: Pick<EventMessage, 'id' | 'name'>): Options.Publish => ({
  persistent: true,
  contentType: 'application/json',
  messageId: message.id,
  type: message.name,
});

export function attemptsOf(headers: Readonly<Record<string, unknown>> | undefined): number {
  const attempts = Number(headers?.[ATTEMPTS_HEADER]);
  return Number.isInteger(attempts) && attempts > 0 ? attempts : 0;
}
