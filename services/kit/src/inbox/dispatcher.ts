import { accountErased, type EventDefinition, type EventMessage } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { type SubscribeOptions, type Trying, UnusableMessage } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import { rememberErased } from '../erasure/erased-subjects.ts';
import type { ConsumedEvent } from '../service.ts';
import { inContext, messageContext } from '../tracing/context.ts';
import type { Span, Tracer } from '../tracing/span.ts';
import { beginAttempt, endAttempts } from './attempt-span.ts';
import { firstSeen } from './inbox.ts';

/** A batch is never tried twice; of one that fails, each message is tried alone at once. */
const IN_A_BATCH: Trying = { attempts: 0, againInMs: 0 };

/**
 * Makes of a service's consumers the handlers of its queue: they check each message against its contract, open the transaction, write the inbox rows, let the
 * consumers work and commit; a message seen before is done at once. A service that consumes the erasure of an account remembers its id, so that nothing late
 * brings it back.
 * @param consumer the name in the inbox
 * @param tracer where a span of each attempt is exported
 */
export function createDispatcher(
  consumer: string,
  events: readonly ConsumedEvent[],
  database: Database,
  tracer?: Tracer,
): Pick<SubscribeOptions, 'handle' | 'handleTogether'> {
  const byName = new Map<string, ConsumedEvent[]>();
  for (const consumed of events) byName.set(consumed.event.name, [...(byName.get(consumed.event.name) ?? []), consumed]);
  const checked = (message: EventMessage): EventMessage => {
    const [consumed] = byName.get(message.name) ?? [];
    if (!consumed) throw new UnusableMessage(`no consumer for ${message.name}`);
    return { ...message, data: checkData(consumed.event, message.data) };
  };
  const apply = async (tx: EntityManager, message: EventMessage, trying: Trying) => {
    if (message.name === accountErased.name) await rememberErased(tx, message.subject);
    for (const { consumer: applyTo } of byName.get(message.name) ?? []) await applyTo(tx, message, trying);
  };
  const begin = (message: EventMessage, trying: Trying) => tracer && beginAttempt(tracer, consumer, message, trying);
  const inItsContext = <T>({ id, traceparent }: EventMessage, span: Span | undefined, work: () => T) =>
    inContext(messageContext(id, traceparent, tracer, span), work);

  const handle: SubscribeOptions['handle'] = (message, trying) => {
    const span = begin(message, trying);
    const work = inItsContext(message, span, async () => {
      const read = checked(message);
      await database.transaction(async (tx) => {
        if ((await firstSeen(tx, consumer, [message.id])).size > 0) await apply(tx, read, trying);
      });
    });
    return endAttempts(span ? [span] : [], trying, work);
  };
  const handleTogether = async (messages: readonly EventMessage[]) => {
    const read = messages.map(checked);
    const spans: Span[] = [];
    const work = database.transaction(async (tx) => {
      const isNew = await firstSeen(
        tx,
        consumer,
        read.map(({ id }) => id),
      );
      for (const message of read) {
        // The same message may have come twice: it is new once.
        if (!isNew.delete(message.id)) continue;
        const span = begin(message, IN_A_BATCH);
        if (span) spans.push(span);
        await inItsContext(message, span, () => apply(tx, message, IN_A_BATCH));
      }
    });
    await endAttempts(spans, IN_A_BATCH, work);
  };
  return events.every(({ inBatches }) => inBatches) ? { handle, handleTogether } : { handle };
}

function checkData(event: EventDefinition, data: unknown): unknown {
  const result = event.data.safeParse(data);
  if (result.success) return result.data;
  // Names of fields only: values are people's.
  throw new UnusableMessage(
    `not a ${event.name}: ${result.error.issues
      .slice(0, 5)
      .map(({ path, code }) => `${path.join('.')} ${code}`)
      .join(', ')}`,
  );
}
