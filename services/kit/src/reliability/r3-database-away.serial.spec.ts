import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TIME_LIMITS } from '../config/time-limits.ts';
import { eventually } from '../testing/eventually.ts';
import { type OwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts';
import { type ServiceUnderTest, startServiceUnderTest } from '../testing/service-under-test.ts';
import { audit } from './audit.ts';
import { createLedger, ledgerSchema, record } from './ledger-service.ts';
import { FULL, SLACK } from './load.ts';

const DOWN_MS = FULL ? 10_000 : 2_000;
/** Measured by `make chaos` alone, on a machine that does nothing else. */
const REFUSED_MS = 5_000;
const READY_MS = SLACK * 15_000;
const GIVEN_UP = [
  ['databaseConnect', 3_000],
  ['statement', 4_000],
  ['statementByClient', 4_500],
] as const;
const GATEWAY = { type: 'Service', name: 'gateway' } as const;

describe('R3: the database goes away', () => {
  let postgres: OwnPostgres;
  let service: ServiceUnderTest;

  beforeEach(async () => {
    // Statements that nobody will answer are given up as soon as in production.
    for (const [name, ms] of GIVEN_UP) jest.replaceProperty(TIME_LIMITS as Record<typeof name, number>, name, ms);
    postgres = await startOwnPostgres();
    service = await startServiceUnderTest({ name: 'profile', schema: ledgerSchema, create: createLedger, postgres });
  });
  afterEach(async () => {
    await service.stop();
    await postgres.stop();
    jest.restoreAllMocks();
  });
  const ready = async () => (await service.send(null, 'GET', '/health/ready')).status;
  const attemptToRecord = async (n: number) => {
    const started = performance.now();
    const code = await service
      .callAs(GATEWAY)(record, { subject: 's', n })
      .then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      );
    return { code, ms: performance.now() - started };
  };

  it('calls are answered 503 within 5 s, the process lives, and it is ready within 15 s of the return', async () => {
    expect(await attemptToRecord(1)).toMatchObject({ code: 'accepted' });
    await postgres.server.kill('SIGQUIT');
    const during = await attemptToRecord(2);
    expect(during.code).toBe('SERVICE_UNAVAILABLE');
    if (FULL) expect(during.ms).toBeLessThan(REFUSED_MS);
    expect(await ready()).toBe(503);
    expect((await service.send(null, 'GET', '/health/live')).status).toBe(200);
    await wait(DOWN_MS);
    await postgres.restart();
    await eventually(async () => expect(await ready()).toBe(200), READY_MS);
    expect(await attemptToRecord(3)).toMatchObject({ code: 'accepted' });
    await audit(
      service.running.db.url,
      [
        { subject: 's', n: 1 },
        { subject: 's', n: 3 },
      ],
      60_000,
    );
  });

  it('a frozen one is given up within 5 s as well', async () => {
    const goOn = await postgres.freeze();
    const during = await attemptToRecord(1);
    expect(during.code).toBe('SERVICE_UNAVAILABLE');
    if (FULL) expect(during.ms).toBeLessThan(REFUSED_MS);
    expect(await ready()).toBe(503);
    goOn();
    await eventually(async () => expect(await ready()).toBe(200), READY_MS);
  });
});
