import type { EventMessage } from '@pusula/contracts';
import { createBatches } from '../batches.ts';
import { DEFAULT_CONCURRENCY, MOST_TOGETHER, type SubscribeOptions, type Trying } from '../bus.ts';
import { inHalves } from '../in-halves.ts';
import { createLanes } from '../lanes.ts';
import { attemptsOf, decodeMessage } from './encoding.ts';
import { isForged } from './forged.ts';
import { type Delivery, type SettleOptions, settle, settleTogether } from './settle.ts';

/** What becomes of deliveries between their arrival and their answer. */
export type Deliveries = {
  readonly receive: (delivery: Delivery) => void;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
};

/** Each delivery alone: subjects side by side, one subject's in order. */
export function inLanes({ handle, concurrency = DEFAULT_CONCURRENCY }: SubscribeOptions, options: SettleOptions): Deliveries {
  const lanes = createLanes(concurrency);
  return {
    receive: (delivery) => {
      const { subject, work } = read(delivery, handle, options);
      void lanes.run(subject, () => answered([delivery], options, () => settle(delivery, work, options)));
    },
    idle: lanes.idle,
  };
}

/** What has arrived meanwhile together, and alone what the others cannot be handled with. */
export function inBatches(subscribing: SubscribeOptions, options: SettleOptions): Deliveries {
  const alone = (delivery: Delivery) => settle(delivery, read(delivery, subscribing.handle, options).work, options);
  const together = async (batch: readonly Delivery[]) => {
    const [first, ...more] = batch;
    const messages = batch.map((delivery) => readUntried(delivery, options));
    if (!first || !messages.every((message) => message !== undefined)) return false;
    // A session that broke took its deliveries with it; those of the next one come after them.
    if (more.some(({ session }) => session !== first.session)) return false;
    return settleTogether([first, ...more], async () => subscribing.handleTogether?.(messages), options);
  };
  const batches = createBatches<Delivery>(MOST_TOGETHER, (batch) => answered(batch, options, () => inHalves(batch, together, alone)));
  return { receive: batches.add, idle: batches.idle };
}

/** What could not be answered is not acknowledged: it comes again, to a new session. */
async function answered(deliveries: readonly Delivery[], { log, queue }: SettleOptions, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, queue }, 'a message could not be answered');
    for (const { session } of deliveries) session.fail(error);
  }
}

type Read = { readonly subject: string; readonly work: (trying: Trying) => Promise<void> };

/** @throws UnusableMessage */
function decode({ content, fields }: Delivery['raw'], queue: string): { readonly message: EventMessage; readonly isGenuine: boolean } {
  const message = decodeMessage(content);
  return { message, isGenuine: !isForged(message, fields, queue) };
}

/** A message that cannot be read fails when its turn comes, like one that cannot be handled; a forged one is gone: whoever replayed it would make it true. */
function read({ raw }: Delivery, handle: SubscribeOptions['handle'], { queue, log }: SettleOptions): Read {
  try {
    const { message, isGenuine } = decode(raw, queue);
    if (!isGenuine) {
      const { name, id: messageId } = message;
      return { subject: '', work: async () => log.error({ queue, event: name, messageId, ...raw.fields }, 'a forged message was dropped') };
    }
    return { subject: message.subject, work: (trying) => handle(message, trying) };
  } catch (error) {
    return { subject: '', work: () => Promise.reject(error as Error) };
  }
}

/** @returns nothing for a message that cannot be read, is forged, or has failed before: those are handled alone */
function readUntried({ raw }: Delivery, { queue }: SettleOptions): EventMessage | undefined {
  if (attemptsOf(raw.properties.headers) > 0) return undefined;
  try {
    const { message, isGenuine } = decode(raw, queue);
    return isGenuine ? message : undefined;
  } catch {
    return undefined;
  }
}
