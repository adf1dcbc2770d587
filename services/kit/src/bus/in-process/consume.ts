import { isUnavailable } from '../../db/unavailable.ts';
import type { Log } from '../../log/log.ts';
import { createWorkLoop } from '../../loops/work-loop.ts';
import { attempt } from '../attempt.ts';
import { DEFAULT_CONCURRENCY, DEFAULT_RETRY_DELAYS_MS, MOST_TOGETHER, type SubscribeOptions, type Subscription } from '../bus.ts';
import { inHalves } from '../in-halves.ts';
import { createLanes } from '../lanes.ts';
import { type Delivery, dueDeliveries, parkDelivery, postponeDelivery, removeDeliveries } from './deliveries.ts';

const POLL_MS = 250;

/** Works through one queue's deliveries, a batch at a time: together where the consumer can, else subjects side by side and each subject in order. */
export function consumeDeliveries(queue: string, subscribing: SubscribeOptions, log: Log): Subscription & { readonly wake: () => void } {
  const { database, handle, handleTogether, concurrency = DEFAULT_CONCURRENCY, retryDelaysMs = DEFAULT_RETRY_DELAYS_MS } = subscribing;
  const lanes = createLanes(concurrency);

  const work = async () => {
    const due = await dueDeliveries(database, queue, MOST_TOGETHER);
    const done: string[] = [];
    const held = new Set<string>(); // subjects whose order forbids going on in this batch
    let unavailable: unknown;
    const isFree = ({ message }: Delivery) => !unavailable && !held.has(message.subject);
    const alone = async (delivery: Delivery) => {
      if (!isFree(delivery)) return;
      const { seq, message, attempts } = delivery;
      const outcome = await attempt((trying) => handle(message, trying), attempts, retryDelaysMs);
      if (outcome.kind === 'done') return void done.push(seq);
      if (outcome.kind === 'wait') {
        unavailable = outcome.error;
        return;
      }
      log.warn(
        { err: outcome.error, queue, event: message.name, messageId: message.id, attempts: attempts + 1 },
        `a message failed: ${outcome.kind}`,
      );
      if (outcome.kind === 'park') return parkDelivery(database, seq, outcome.problem);
      held.add(message.subject);
      await postponeDelivery(database, seq, outcome.delayMs, outcome.problem);
    };
    const together = async (batch: readonly Delivery[]): Promise<boolean> => {
      const free = batch.filter(isFree);
      if (free.length === 0) return true;
      if (!handleTogether || free.some(({ attempts }) => attempts > 0)) return false;
      try {
        await handleTogether(free.map(({ message }) => message));
      } catch (error) {
        if (!isUnavailable(error)) return false;
        unavailable = error;
        return true;
      }
      done.push(...free.map(({ seq }) => seq));
      return true;
    };
    const sideBySide = () => due.map((delivery) => lanes.run(delivery.message.subject, () => alone(delivery)));
    const settled = await Promise.allSettled(handleTogether ? [inHalves(due, together, alone)] : sideBySide());
    if (done.length > 0) await removeDeliveries(database, done);
    const broken = settled.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
    if (unavailable) throw unavailable;
    return due.length;
  };

  const workLoop = createWorkLoop({
    work,
    pollMs: POLL_MS,
    onError: (error) => log.warn({ err: error, queue }, 'messages wait for a dependency'),
  });
  workLoop.start();
  return { wake: workLoop.wake, stop: workLoop.stop };
}
