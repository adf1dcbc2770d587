import { randomBytes, randomUUID } from 'node:crypto';
import { type DataOf, EVENTS, type EventDefinition, type EventMessage, type Owner } from '@pusula/contracts';
import { type Bus, createInProcessBus, createRabbitBus, queueOf } from '@pusula/service-kit/bus';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { removeTopology, serverUrl } from '@pusula/service-kit/testing';

export type PublishEvent = <E extends EventDefinition>(event: E, subject: string, data: DataOf<E>, id?: string) => Promise<void>;
export type TestEvents = {
  /** Tells the gateways that something has happened elsewhere. @param id the message's; given twice, it is the same message */
  readonly publish: PublishEvent;
  /** What replicas read to receive it. */
  readonly env: Record<string, string>;
  /** The bus of the first replica where there is no broker; the others learn of its work through the database. */
  readonly bus: Bus | undefined;
  /** Takes the place of a service: what the gateways say to it. @param databaseUrl of a database of the kit's */
  readonly recordEvents: (owner: Owner, events: readonly EventDefinition[], databaseUrl: string) => Promise<readonly EventMessage[]>;
  readonly stop: () => Promise<void>;
};

const publishingOn =
  (bus: Bus): PublishEvent =>
  (event, subject, data, id = randomUUID()) =>
    bus.publish([{ id, name: event.name, subject, occurredAt: new Date().toISOString(), data }]);

const recordingOn = (bus: Bus, prefix: string, cleanUp: (() => Promise<void>)[]): TestEvents['recordEvents'] =>
  async function recordEvents(owner, events, url) {
    const received: EventMessage[] = [];
    const database = await openDatabase({ url, schema: { tables: [], migrations: [] }, log: silentLog() });
    const handle = async (message: EventMessage) => void received.push(message);
    const subscription = await bus.subscribe(queueOf(prefix, owner), { events, database, handle });
    cleanUp.push(async () => {
      await subscription.stop();
      await database.close();
    });
    return received;
  };

/** RabbitMQ under a prefix of the test's own when AMQP_URL names one, else the in-process bus. */
export function testEvents(): TestEvents {
  const url = serverUrl('rabbitmq');
  const cleanUp: (() => Promise<void>)[] = [];
  const stopRecording = async () => {
    await Promise.all(cleanUp.map((work) => work()));
  };
  if (url === undefined) {
    const bus = createInProcessBus({ log: silentLog() });
    const stop = async () => {
      await stopRecording();
      await bus.close();
    };
    return { publish: publishingOn(bus), env: {}, bus, recordEvents: recordingOn(bus, 'pusula', cleanUp), stop };
  }
  const prefix = `gateway-${randomBytes(6).toString('hex')}`;
  const received = EVENTS.filter(({ consumers }) => consumers.includes('gateway'));
  const publisher = createRabbitBus({
    url,
    prefix,
    name: prefix,
    log: silentLog(),
    topology: new Map([[queueOf(prefix, 'gateway'), received]]),
  });
  return {
    publish: publishingOn(publisher),
    env: { AMQP_URL: url, AMQP_PREFIX: prefix },
    bus: undefined,
    recordEvents: recordingOn(publisher, prefix, cleanUp),
    stop: async () => {
      await stopRecording();
      await publisher.close();
      await removeTopology(url, prefix, ['gateway', 'identity']);
    },
  };
}
