import { expect, it } from '@jest/globals';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/database.ts';
import { silentLog } from '../../log/log.ts';
import { newIds } from '../../run/index.ts';
import { numberOf, somethingHappened } from '../../testing/bus-contract/bus-under-test.ts';
import { describeBus } from '../../testing/bus-contract/describe-bus.ts';
import { eventually } from '../../testing/eventually.ts';
import { startPostgres } from '../../testing/postgres.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createRelay } from '../outbox/relay.ts';
import { createInProcessBus } from './in-process-bus.ts';

describeBus('in-process', async () => {
  const bus = createInProcessBus({ log: silentLog() });
  return { bus, prefix: 'test', cleanUp: bus.close };
});

it('what lies in an outbox at the start reaches also who subscribes last', async () => {
  const log = silentLog();
  const postgres = await startPostgres();
  const database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log });
  const outbox = createOutbox({ clock: systemClock, ids: newIds() });
  await database.transaction((tx) => outbox.add(tx, { definition: somethingHappened, subject: 's', data: { n: 7 } }));

  const bus = createInProcessBus({ log, awaited: ['early', 'late'] });
  const relay = createRelay({ database, bus, log });
  const received: string[] = [];
  const subscribe = (queue: string) =>
    bus.subscribe(queue, {
      events: [somethingHappened],
      database,
      handle: async (message) => void received.push(`${queue} ${numberOf(message)}`),
    });
  try {
    await subscribe('early');
    relay.start();
    await expect(bus.publish([])).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(await relay.backlog()).toBe(1);
    await subscribe('late');
    await eventually(() => expect([...received].sort()).toEqual(['early 7', 'late 7']));
  } finally {
    await relay.stop();
    await bus.close();
    await database.close();
    await postgres.stop();
  }
});
