import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { rabbitStarts, startRabbit, type TestRabbit } from '../testing/rabbit.ts';
import { audit } from './audit.ts';
import { type LedgerProcess, startLedgerProcess } from './child.ts';
import { FULL, load, SLACK } from './load.ts';

const CLIENTS = 10;
const EACH = FULL ? 1_000 : 80;
/** A broker takes seconds to start: it is away without any pause. */
const DOWN_MS = FULL ? 60_000 : 0;

(rabbitStarts() ? describe : describe.skip)('R1: the broker is killed twice under load', () => {
  let postgres: TestPostgres;
  let rabbit: TestRabbit;
  let ledger: LedgerProcess;
  let databaseUrl: string;

  beforeAll(async () => {
    [postgres, rabbit] = await Promise.all([startPostgres(), startRabbit()]);
    databaseUrl = await postgres.freshDatabase();
    ledger = await startLedgerProcess({ databaseUrl, amqpUrl: rabbit.url });
  });
  afterAll(async () => {
    await ledger.stop();
    await Promise.all([postgres.stop(), rabbit.stop()]);
  });

  it(
    'and every accepted change has its effect once, in order, within a minute of its return',
    async () => {
      const total = CLIENTS * EACH;
      const faultsAt = [Math.floor(total / 3), Math.floor(total / 2)];
      let faults: Promise<void> = Promise.resolve();
      const { accepted, refused } = await load(CLIENTS, EACH, ledger.record, (count) => {
        if (count < (faultsAt[0] ?? Number.POSITIVE_INFINITY)) return;
        faultsAt.shift();
        faults = faults.then(async () => {
          await rabbit.kill();
          await wait(DOWN_MS);
          await rabbit.restart();
        });
      });
      await faults;
      // The outbox takes everything: nobody notices that the broker is away.
      expect(refused).toEqual([]);
      await audit(databaseUrl, accepted, SLACK * 60_000);
      expect(faultsAt).toEqual([]);
    },
    4 * DOWN_MS + SLACK * 150_000,
  );
});
