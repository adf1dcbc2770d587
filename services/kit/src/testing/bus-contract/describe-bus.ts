import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import type { Bus, Subscription } from '../../bus/bus.ts';
import { type Database, openDatabase } from '../../db/database.ts';
import { silentLog } from '../../log/log.ts';
import { eventually } from '../eventually.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { type SetUp, somethingHappened } from './bus-under-test.ts';
import { carriesMessages } from './carries-messages.ts';
import { handlesTogether } from './handles-together.ts';
import { keepsDeadLetters } from './keeps-dead-letters.ts';

/** What every adapter of the bus promises. @param makeBus a bus that shares nothing with the one before, and how to take it down */
export function describeBus(
  adapter: string,
  makeBus: () => Promise<{ readonly bus: Bus; readonly prefix: string; readonly cleanUp: () => Promise<void> }>,
): void {
  describe(`the ${adapter} bus`, () => {
    let postgres: TestPostgres;
    let database: Database;
    let made: Awaited<ReturnType<typeof makeBus>>;
    const subscriptions: Subscription[] = [];

    beforeAll(async () => {
      postgres = await startPostgres();
      database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log: silentLog() });
    });
    afterEach(async () => {
      await Promise.all(subscriptions.splice(0).map((subscription) => subscription.stop()));
      await made.cleanUp();
      await database.manager.query('TRUNCATE delivery, inbox');
    });
    afterAll(async () => {
      await database.close();
      await postgres.stop();
    });

    const setUp: SetUp = async () => {
      made = await makeBus();
      const { bus, prefix } = made;
      await eventually(() => bus.check());
      const queue = (name: string) => `${prefix}.${name}`;
      return {
        bus,
        queue,
        consume: async (name, handle, more = {}) => {
          const events = [somethingHappened];
          const subscription = await bus.subscribe(queue(name), { events, handle, database, retryDelaysMs: [50, 100], ...more });
          subscriptions.push(subscription);
          return subscription;
        },
      };
    };
    carriesMessages(setUp);
    handlesTogether(setUp);
    keepsDeadLetters(setUp);
  });
}
