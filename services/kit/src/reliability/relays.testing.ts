import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventMessage, EventName } from '@pusula/contracts';
import type { Bus } from '../bus/bus.ts';
import { laneOf } from '../bus/outbox/outbox.ts';
import { createRelay, type RelayOptions } from '../bus/outbox/relay.ts';
import { queueOf } from '../bus/queue-of.ts';
import { createRabbitBus } from '../bus/rabbit/rabbit-bus.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { silentLog } from '../log/log.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type LentRabbit, lendRabbit, rabbitIsThere } from '../testing/rabbit.ts';
import { recorded } from './ledger-service.ts';

const ONE_BY_ONE = 500;
const TURNS = 2;
const SUBJECTS = 500;
const log = silentLog();
type Row = { seq: string; id: string; name: EventName; subject: string; data: unknown; occurred_at: Date };

/** Two relays on one outbox. @param rows how many wait @param timeIsMeasured beside a relay that sends one row at a time */
export function describeRelays(rows: number, timeIsMeasured: boolean): void {
  (rabbitIsThere() ? describe : describe.skip)('over RabbitMQ', () => {
    let postgres: TestPostgres;
    let rabbit: LentRabbit;
    let database: Database;
    let buses: Bus[];
    const sent: EventMessage[] = [];

    beforeAll(async () => {
      [postgres, rabbit] = await Promise.all([startPostgres(), lendRabbit('r6')]);
      database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log });
      const { url, prefix } = rabbit;
      const topology = new Map([[queueOf(prefix, 'profile'), [recorded]]]);
      buses = [0, 1].map((n) => createRabbitBus({ url, prefix, name: `relay-${n}`, log, topology }));
      await eventually(() => Promise.all(buses.map((bus) => bus.check())));
    });
    afterAll(async () => {
      await Promise.all(buses.map((bus) => bus.close()));
      await database.close();
      await Promise.all([postgres.stop(), rabbit.stop(['profile'])]);
    });

    const fill = async (count: number) => {
      const lanes = Array.from({ length: SUBJECTS }, (_, n) => laneOf(`subject-${n}`));
      await database.manager.query(
        `INSERT INTO outbox (id, name, subject, lane, data, occurred_at)
       SELECT gen_random_uuid(), $1, 'subject-' || n % ${SUBJECTS}, ($2::smallint[])[n % ${SUBJECTS} + 1], jsonb_build_object('n', n), now()
       FROM generate_series(0, $3::int - 1) AS n`,
        [recorded.name, lanes, count],
      );
    };
    /** Rows per second until the outbox is empty. */
    const rate = async (count: number, relays: readonly Partial<RelayOptions>[]) => {
      await fill(count);
      const running = relays.map((options, n) => {
        const bus = buses[n] as Bus;
        const watched: Bus = {
          ...bus,
          publish: async (messages) => {
            await bus.publish(messages);
            sent.push(...messages);
          },
        };
        return createRelay({ database, bus: watched, log, ...options });
      });
      const started = performance.now();
      for (const relay of running) relay.start();
      await eventually(async () => expect(await running[0]?.backlog()).toBe(0), 120_000);
      const seconds = (performance.now() - started) / 1_000;
      await Promise.all(running.map((relay) => relay.stop()));
      return count / seconds;
    };

    /** What the obvious relay does, with the same promises: lock a row, publish, await the confirmation, delete, commit, next. */
    const sendOne = () =>
      database.transaction(async (tx) => {
        const [row] = (await tx.query(
          'SELECT seq, id, name, subject, data, occurred_at FROM outbox ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED',
        )) as [Row];
        const { seq, occurred_at, ...message } = row;
        await buses[0]?.publish([{ ...message, occurredAt: occurred_at.toISOString() }]);
        await tx.query('DELETE FROM outbox WHERE seq = $1', [seq]);
      });
    const rateOneByOne = async () => {
      await fill(ONE_BY_ONE);
      const started = performance.now();
      for (let left = ONE_BY_ONE; left > 0; left -= 1) await sendOne();
      return ONE_BY_ONE / ((performance.now() - started) / 1_000);
    };

    const expectOnceAndInOrder = (messages: readonly EventMessage[]) => {
      expect(messages).toHaveLength(rows);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(rows);
      const last = new Map<string, number>();
      for (const { subject, data } of messages) {
        const { n } = data as { n: number };
        expect(n).toBeGreaterThan(last.get(subject) ?? -1);
        last.set(subject, n);
      }
    };

    if (!timeIsMeasured) {
      it('send each row once, each subject in order', async () => {
        await rate(rows, [{}, {}]);
        expectOnceAndInOrder(sent);
      });
      return;
    }

    it(`${rows} rows go at least 25 times as fast as one at a time, each subject in order, none twice`, async () => {
      // In turns, the better of two for both: what else the machine does can only take away.
      const rates = { slow: 0, fast: 0 };
      for (let turn = 0; turn < TURNS; turn += 1) {
        rates.slow = Math.max(rates.slow, await rateOneByOne());
        sent.length = 0;
        rates.fast = Math.max(rates.fast, await rate(rows, [{}, {}]));
        expectOnceAndInOrder(sent);
      }
      const { slow, fast } = rates;
      process.stdout.write(
        `R6: ${Math.round(fast)} rows/s by two relays, ${Math.round(slow)} one at a time: ${(fast / slow).toFixed(1)}x\n`,
      );
      expect(fast / slow).toBeGreaterThanOrEqual(25);
    });
  });
}
