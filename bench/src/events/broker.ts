import { randomBytes } from 'node:crypto';
import { type Bus, createOutbox, createRabbitBus, type Outbox, queueOf } from '@pusula/service-kit/bus';
import { type Database, openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { newIds, systemClock } from '@pusula/service-kit/service';
import { eventually, removeTopology, startPostgres } from '@pusula/service-kit/testing';
import { measured } from './measured.ts';

const READY_MS = 20_000;
const log = silentLog();

/** A database of its own and a real broker, on which everything carries a name of this run's own. */
export type Broker = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly bus: Bus;
  readonly queue: string;
  readonly prefix: string;
  readonly stop: () => Promise<void>;
};

/** @param url of the RabbitMQ server; it must be running */
export async function openBroker(url: string): Promise<Broker> {
  const prefix = `bench-${randomBytes(4).toString('hex')}`;
  const queue = queueOf(prefix, 'profile');
  const postgres = await startPostgres();
  const database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log });
  const bus = createRabbitBus({ url, prefix, name: 'bench', log, topology: new Map([[queue, [measured]]]) });
  await eventually(() => bus.check(), READY_MS);
  return {
    database,
    outbox: createOutbox({ clock: systemClock, ids: newIds() }),
    bus,
    queue,
    prefix,
    async stop() {
      await bus.close();
      await database.close();
      await postgres.stop();
      await removeTopology(url, prefix, ['profile']);
    },
  };
}
