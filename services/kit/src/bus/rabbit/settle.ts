import { setTimeout as wait } from 'node:timers/promises';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { TIME_LIMITS } from '../../config/time-limits.ts';
import type { Log } from '../../log/log.ts';
import { attempt, type Outcome } from '../attempt.ts';
import type { Trying } from '../bus.ts';
import { publishConfirmed } from './confirmed.ts';
import { ATTEMPTS_HEADER, attemptsOf, DEAD_AT_HEADER, PROBLEM_HEADER } from './encoding.ts';
import type { Session } from './session.ts';
import { deadQueueOf, redeliveryExchangeOf, retryQueueOf } from './topology.ts';

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
 * Handles one delivery and answers it: done is acknowledged; failed goes to a retry queue, or becomes a dead letter, and is acknowledged once the copy is safe.
 * While a dependency is away it waits here, in its turn. Unanswered when the session ends: the broker delivers it again.
 */
export async function settle(delivery: Delivery, work: (trying: Trying) => Promise<void>, options: SettleOptions): Promise<void> {
  const { session, channel, raw } = delivery;
  const attempts = attemptsOf(raw.properties.headers);
  const outcome = await onceAvailable(session, options, () => attempt(work, attempts, options.retryDelaysMs));
  if (!outcome) return;
  if (outcome.kind !== 'done') await moveOn(delivery, outcome, attempts, options);
  if (!session.over.aborted) channel.ack(raw);
}

/**
 * Handles deliveries of one session in one transaction and acknowledges them. Waits and gives back as `settle` does.
 * @returns false when they have to be handled alone: together they failed, and nothing was done
 */
export async function settleTogether(
  deliveries: readonly [Delivery, ...Delivery[]],
  work: () => Promise<void>,
  options: SettleOptions,
): Promise<boolean> {
  const [{ session, channel }] = deliveries;
  const outcome = await onceAvailable(session, options, () => attempt(work, 0, []));
  if (!outcome) return true;
  if (outcome.kind !== 'done') return false;
  if (!session.over.aborted) for (const { raw } of deliveries) channel.ack(raw);
  return true;
}

/** Tries until no dependency is away. @returns nothing when the consumer stops or the session ends: what was being tried is given back */
async function onceAvailable(
  session: Session,
  { log, queue, stopping }: SettleOptions,
  tryOnce: () => Promise<Outcome>,
): Promise<Exclude<Outcome, { kind: 'wait' }> | undefined> {
  const given = AbortSignal.any([session.over, stopping]);
  for (let waits = 0; !given.aborted; waits += 1) {
    const outcome = await tryOnce();
    if (outcome.kind !== 'wait') return outcome;
    if (waits % 10 === 0) log.warn({ err: outcome.error, queue }, 'messages wait for a dependency');
    const pause = Math.min(LONGEST_WAIT_MS, 200 * 2 ** Math.min(waits, 10));
    await wait(pause, undefined, { signal: given }).catch(() => undefined);
  }
  return undefined;
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
  const headers = { ...kept, [ATTEMPTS_HEADER]: attempts + 1, [PROBLEM_HEADER]: problem, [DEAD_AT_HEADER]: new Date().toISOString() };
  const key = kind === 'park' ? deadQueueOf(queue) : retryQueueOf(queue, outcome.delayMs);
  const copy = { exchange: redeliveryExchangeOf(queue), key, content: raw.content, options: { ...properties, persistent: true, headers } };
  await publishConfirmed(channel, [copy], TIME_LIMITS.publisherConfirm, session.over);
}
