import { setTimeout as wait } from 'node:timers/promises';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import type { Log } from '../../log/log.ts';
import { attempt, type Outcome } from '../attempt.ts';
import type { Trying } from '../bus.ts';
import { publishConfirmed } from './confirmed.ts';
import { ATTEMPTS_HEADER, attemptsOf, PARKED_HEADER, PROBLEM_HEADER } from './encoding.ts';
import type { Session } from './session.ts';
import { deadQueueOf, retryQueueOf } from './topology.ts';

const CONFIRM_MS = 10_000;
const LONGEST_WAIT_MS = 5_000;

/** A message that RabbitMQ has handed us and wants an answer about. */
export type Delivery = { readonly session: Session; readonly channel: ConfirmChannel; readonly raw: ConsumeMessage };
export type SettleOptions = {
  readonly queue: string;
  readonly retryDelaysMs: readonly number[];
  readonly log: Log;
  /** Fires when the consumer stops: what only waits is given back. */
  readonly stopping: AbortSignal;
};

/**
 * Handles one delivery and answers it: done is acknowledged; failed goes to a retry queue, or is parked, and is acknowledged once the copy is safe.
 * While a dependency is away it waits here, in its turn. Unanswered when the session ends: the broker delivers it again.
 */
export async function settle(delivery: Delivery, work: (trying: Trying) => Promise<void>, options: SettleOptions): Promise<void> {
  const { session, channel, raw } = delivery;
  const { log, queue, retryDelaysMs } = options;
  const attempts = attemptsOf(raw.properties.headers);
  const given = AbortSignal.any([session.over, options.stopping]);
  for (let waits = 0; !given.aborted; waits += 1) {
    const outcome = await attempt(work, attempts, retryDelaysMs);
    if (outcome.kind !== 'wait') {
      if (outcome.kind !== 'done') await moveOn(delivery, outcome, attempts, options);
      if (!session.over.aborted) channel.ack(raw);
      return;
    }
    if (waits % 10 === 0) log.warn({ err: outcome.error, queue }, 'messages wait for a dependency');
    const pause = Math.min(LONGEST_WAIT_MS, 200 * 2 ** Math.min(waits, 10));
    await wait(pause, undefined, { signal: given }).catch(() => undefined);
  }
}

type Failed = Extract<Outcome, { kind: 'retry' | 'park' }>;

/** Copies a failed message to its retry queue or to the dead letters, where the broker has it safely when this resolves. */
async function moveOn(
  { session, channel, raw }: Delivery,
  outcome: Failed,
  attempts: number,
  { queue, log }: SettleOptions,
): Promise<void> {
  const { kind, problem, error } = outcome;
  const { type: event, messageId } = raw.properties;
  log.warn({ err: error, queue, event, messageId, attempts: attempts + 1 }, `a message failed: ${kind}`);
  const { headers: before, expiration: _expiration, ...properties } = raw.properties;
  const { 'x-death': _death, 'x-delivery-count': _count, ...kept } = (before ?? {}) as Record<string, unknown>;
  const headers = { ...kept, [ATTEMPTS_HEADER]: attempts + 1, [PROBLEM_HEADER]: problem, [PARKED_HEADER]: new Date().toISOString() };
  const key = kind === 'park' ? deadQueueOf(queue) : retryQueueOf(queue, outcome.delayMs);
  const copy = { exchange: '', key, content: raw.content, options: { ...properties, persistent: true, headers } };
  await publishConfirmed(channel, [copy], CONFIRM_MS, session.over);
}
