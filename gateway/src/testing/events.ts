import { randomBytes, randomUUID } from 'node:crypto';
import { type DataOf, EVENTS, type EventDefinition, type EventMessage, type Owner } from '@pusula/contracts';
import { type Bus, createInProcessBus, createRabbitBus, openDatabase, queueOf, silentLog } from '@pusula/service-kit';
import { removeTopology } from '@pusula/service-kit/testing';

export type Tell = <E extends EventDefinition>(event: E, subject: string, data: DataOf<E>, id?: string) => Promise<void>;
export type TestEvents = {
  /** Tells the gateways that something has happened elsewhere. @param id the message's; given twice, it is the same message */
  readonly tell: Tell;
  /** What replicas read to hear it. */
  readonly env: Record<string, string>;
  /** The bus of the first replica where there is no broker; the others hear of its work through the database. */
  readonly bus: Bus | undefined;
  /** Takes the place of a service: what the gateways say to it. @param databaseUrl of a database of the kit's */
  readonly hear: (owner: Owner, events: readonly EventDefinition[], databaseUrl: string) => Promise<readonly EventMessage[]>;
  readonly stop: () => Promise<void>;
};

const telling =
  (bus: Bus): Tell =>
  (event, subject, data, id = randomUUID()) =>
    bus.publish([{ id, name: event.name, subject, occurredAt: new Date().toISOString(), data }]);

const hearing = (bus: Bus, prefix: string, cleanUp: (() => Promise<void>)[]): TestEvents['hear'] =>
  async function hear(owner, events, url) {
    const heard: EventMessage[] = [];
    const database = await openDatabase({ url, schema: { tables: [], migrations: [] }, log: silentLog() });
    const handle = async (message: EventMessage) => void heard.push(message);
    const subscription = await bus.subscribe(queueOf(prefix, owner), { events, database, handle });
    cleanUp.push(async () => {
      await subscription.stop();
      await database.close();
    });
    return heard;
  };

/** RabbitMQ under a prefix of the test's own when AMQP_URL names one, else the in-process bus. */
export function testEvents(): TestEvents {
  const url = process.env.AMQP_URL;
  const cleanUp: (() => Promise<void>)[] = [];
  const stopHearing = async () => {
    await Promise.all(cleanUp.map((work) => work()));
  };
  if (url === undefined) {
    const bus = createInProcessBus({ log: silentLog() });
    const stop = async () => {
      await stopHearing();
      await bus.close();
    };
    return { tell: telling(bus), env: {}, bus, hear: hearing(bus, 'pusula', cleanUp), stop };
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
    hear: hearing(publisher, prefix, cleanUp),
    stop: async () => {
      await stopHearing();
      await publisher.close();
      await removeTopology(url, prefix, ['gateway', 'identity']);
    },
  };
}
