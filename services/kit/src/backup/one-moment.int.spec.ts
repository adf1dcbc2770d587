import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createInProcessBus } from '../bus/in-process/in-process-bus.ts';
import { createOutbox } from '../bus/outbox/outbox.ts';
import { createRelay, type Relay } from '../bus/outbox/relay.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { newIds } from '../ids.ts';
import { silentLog } from '../log/log.ts';
import { somethingHappened } from '../testing/bus-contract/bus-under-test.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { atOneMoment } from './one-moment.ts';

describe('one moment of several databases', () => {
  const outbox = createOutbox({ clock: systemClock, ids: newIds() });
  const bus = createInProcessBus({ log: silentLog() });
  let postgres: TestPostgres;
  let databases: readonly Database[];
  let relays: readonly Relay[];

  beforeAll(async () => {
    postgres = await startPostgres();
    const open = async () =>
      openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log: silentLog() });
    databases = await Promise.all([open(), open()]);
    relays = databases.map((database) => createRelay({ database, bus, log: silentLog() }));
    for (const relay of relays) relay.start();
  });
  beforeEach(() => eventually(async () => expect(await backlogs()).toEqual([0, 0])));
  afterAll(async () => {
    await Promise.all((relays ?? []).map((relay) => relay.stop()));
    await bus.close();
    await Promise.all((databases ?? []).map((database) => database.close()));
    await postgres?.stop();
  });

  const sources = () => databases.map(({ url }, at) => ({ name: `database ${at}`, url }));
  const backlogs = () => Promise.all(relays.map((relay) => relay.backlog()));
  const announce = () =>
    Promise.all(
      databases.map((database) =>
        database.transaction((tx) => outbox.add(tx, { definition: somethingHappened, subject: 's', data: { n: 1 } })),
      ),
    );
  const seenAt = async (database: Database, snapshotId: string): Promise<number> =>
    database.transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await tx.query(`SET TRANSACTION SNAPSHOT '${snapshotId}'`);
      const [row] = (await tx.query('SELECT count(*)::int AS events FROM outbox')) as [{ events: number }];
      return row.events;
    });

  it('has every event that was not sent in the outbox of its sender, and lets them go on', async () => {
    let announced = 0;
    const seen = await atOneMoment(
      sources(),
      async (snapshots) => {
        await eventually(async () => expect(await backlogs()).toEqual([0, 0])); // sent, while the work still sees the moment
        return Promise.all(snapshots.map(({ snapshotId }, at) => seenAt(databases[at] as Database, snapshotId)));
      },
      {
        lookEveryMs: 20,
        countResting: async () => {
          if (announced < 2) await announce();
          announced += 1;
          return 0;
        },
      },
    );
    expect(seen).toEqual([2, 2]);
  });

  it('gives up when events do not come to rest in time, and lets them go on', async () => {
    let isHeld = false;
    const trying = atOneMoment(sources(), async () => undefined, {
      lookEveryMs: 20,
      longestHoldMs: 200,
      countResting: async () => {
        if (!isHeld) await announce();
        isHeld = true;
        return 3;
      },
    });
    await expect(trying).rejects.toThrow('events do not come to rest: 3 wait to be handled or tried again');
    await eventually(async () => expect(await backlogs()).toEqual([0, 0]));
  });
});
