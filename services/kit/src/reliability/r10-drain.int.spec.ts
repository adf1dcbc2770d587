import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { audit } from './audit.ts';
import { startLedgerProcess } from './child.ts';

describe('R10: a replica that is told to stop', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('says that it is not ready, answers what is in flight and what still comes, sends its events and exits 0', async () => {
    const databaseUrl = await postgres.freshDatabase();
    const replica = await startLedgerProcess({ databaseUrl });
    const inFlight = replica.record('slow', 1, 1_000);
    await wait(100);
    const started = performance.now();
    const ended = replica.stop();
    await wait(100);
    expect((await fetch(`${replica.url}/health/ready`)).status).toBe(503);
    expect((await fetch(`${replica.url}/health/live`)).status).toBe(200);
    await replica.record('late', 1);
    await inFlight;
    expect(await ended).toBe(0);
    expect(performance.now() - started).toBeLessThan(25_000);
    await expect(fetch(replica.url)).rejects.toThrow();

    const successor = await startLedgerProcess({ databaseUrl });
    await audit(
      databaseUrl,
      [
        { subject: 'slow', n: 1 },
        { subject: 'late', n: 1 },
      ],
      10_000,
    );
    expect(await successor.stop()).toBe(0);
  }, 90_000);
});
