import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { audit } from './audit.ts';
import { startLedgerProcess } from './child.ts';
import { FULL } from './load.ts';

/** Long enough for a starved machine to ask everything below while the replica still serves. */
const GRACE_MS = 8_000;
/** Longer than the grace: the request is still being answered when the door closes. */
const SLOW_MS = 10_000;
const DRAIN_LIMIT_MS = 25_000;

describe('R10: a replica that is told to stop', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('says that it is not ready, answers what is in flight and what still comes, sends its events and exits 0', async () => {
    const databaseUrl = await postgres.freshDatabase();
    const replica = await startLedgerProcess({ databaseUrl, drainGraceMs: GRACE_MS });
    const inFlight = replica.record('slow', 1, SLOW_MS);
    await wait(100);
    const started = performance.now();
    const ended = replica.stop();
    await eventually(async () => expect((await fetch(`${replica.url}/health/ready`)).status).toBe(503));
    expect((await fetch(`${replica.url}/health/live`)).status).toBe(200);
    await replica.record('late', 1);
    await inFlight;
    expect(await ended).toBe(0);
    if (FULL) expect(performance.now() - started).toBeLessThan(DRAIN_LIMIT_MS);
    await expect(fetch(replica.url)).rejects.toThrow();

    const successor = await startLedgerProcess({ databaseUrl });
    await audit(
      databaseUrl,
      [
        { subject: 'slow', n: 1 },
        { subject: 'late', n: 1 },
      ],
      60_000,
    );
    expect(await successor.stop()).toBe(0);
  });
});
