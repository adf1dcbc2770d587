import { randomBytes, randomUUID } from 'node:crypto';
import { type DataOf, EVENTS, type EventDefinition } from '@pusula/contracts';
import { type Bus, createInProcessBus, createRabbitBus, queueOf, silentLog } from '@pusula/service-kit';
import { removeTopology } from '@pusula/service-kit/testing';

export type Tell = <E extends EventDefinition>(event: E, subject: string, data: DataOf<E>, id?: string) => Promise<void>;
export type TestEvents = {
  /** Tells the gateways that something has happened elsewhere. @param id the message's; given twice, it is the same message */
  readonly tell: Tell;
  /** What replicas read to hear it. */
  readonly env: Record<string, string>;
  /** The bus of the first replica where there is no broker; the others hear of its work through the database. */
  readonly bus: Bus | undefined;
  readonly stop: () => Promise<void>;
};

const telling =
  (bus: Bus): Tell =>
  (event, subject, data, id = randomUUID()) =>
    bus.publish([{ id, name: event.name, subject, occurredAt: new Date().toISOString(), data }]);

/** RabbitMQ under a prefix of the test's own when AMQP_URL names one, else the in-process bus. */
export function testEvents(): TestEvents {
  const url = process.env.AMQP_URL;
  if (url === undefined) {
    const bus = createInProcessBus({ log: silentLog() });
    return { tell: telling(bus), env: {}, bus, stop: bus.close };
  }
  const prefix = `gateway-${randomBytes(6).toString('hex')}`;
  const heard = EVENTS.filter(({ heardBy }) => heardBy.includes('gateway'));
  const publisher = createRabbitBus({
    url,
    prefix,
    name: prefix,
    log: silentLog(),
    topology: new Map([[queueOf(prefix, 'gateway'), heard]]),
  });
  return {
    tell: telling(publisher),
    env: { AMQP_URL: url, AMQP_PREFIX: prefix },
    bus: undefined,
    stop: async () => {
      await publisher.close();
      await removeTopology(url, prefix, ['gateway', 'identity']);
    },
  };
}
