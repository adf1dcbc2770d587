import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newIdentityKey } from '../http/identity-key.ts';
import { silentLog } from '../log/log.ts';
import type { RunningService } from '../run/service-options.ts';
import { startService } from '../run/start-service.ts';
import { eventually } from '../testing/eventually.ts';
import { type OwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts';
import { rabbitIsThere } from '../testing/rabbit.ts';
import { testConfig } from '../testing/service-under-test.ts';
import { type AbsentRabbit, startAbsentRabbit } from './absent-rabbit.testing.ts';
import { createLedger, ledgerSchema } from './ledger-service.ts';

(rabbitIsThere() ? describe : describe.skip)('R11: dependencies are absent at start', () => {
  let postgres: OwnPostgres;
  let rabbit: AbsentRabbit;
  let running: RunningService;

  let databaseUrl: string;
  beforeAll(async () => {
    [postgres, rabbit] = await Promise.all([startOwnPostgres(), startAbsentRabbit()]);
    databaseUrl = await postgres.freshDatabase();
  });
  afterEach(() => running?.stop());
  afterAll(async () => {
    await Promise.all([postgres?.stop(), rabbit?.stop()]);
  });

  const status = async (path: string) => (await fetch(running.url + path)).status;

  it.each(['the database first', 'the broker first'])('and come later, %s: it lives, is not ready, then is', async (order) => {
    await Promise.all([postgres.server.kill('SIGQUIT'), rabbit.kill()]);
    const key = await newIdentityKey('gateway');
    const config = { ...testConfig(databaseUrl, key.publicKey), AMQP_URL: rabbit.url, AMQP_PREFIX: rabbit.prefix };
    running = await startService({ name: 'profile', schema: ledgerSchema, create: createLedger, config, log: silentLog() });

    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503]);
    const comers = [postgres.restart, rabbit.restart];
    if (order === 'the broker first') comers.reverse();
    await comers[0]?.();
    expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503]);
    await comers[1]?.();
    await eventually(async () => expect(await status('/health/ready')).toBe(200));
  });
});
