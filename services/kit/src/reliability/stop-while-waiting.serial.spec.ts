import { expect, it, jest } from '@jest/globals';
import { newIdentityKey } from '../http/identity-key.ts';
import { silentLog } from '../log/log.ts';
import { freePort } from '../postgres/free-port.ts';
import { startService } from '../run/start-service.ts';
import { eventually } from '../testing/eventually.ts';
import { startPostgres } from '../testing/postgres.ts';
import { testConfig } from '../testing/service-under-test.ts';
import { createLedger, ledgerSchema } from './ledger-service.ts';
import { FULL } from './load.ts';

it.each(['the database', 'the broker'])('a service that still waits for %s stops at once when told to', async (absent) => {
  const postgres = await startPostgres();
  const nowhere = `127.0.0.1:${await freePort()}`;
  const databaseUrl = absent === 'the database' ? `postgres://a:b@${nowhere}/x` : await postgres.freshDatabase();
  const config = { ...testConfig(databaseUrl, (await newIdentityKey('gateway')).publicKey), AMQP_URL: `amqp://${nowhere}` };
  const log = silentLog();
  const warned = jest.spyOn(log, 'warn');
  const running = await startService({ name: 'profile', schema: ledgerSchema, create: createLedger, config, log });
  const ready = running.ready();
  const refused = expect(ready).rejects.toBeDefined();
  // Of the broker the publisher complains at once, and the consumer when it begins to wait as well.
  const [complaint, times] = absent === 'the database' ? ['waiting for the database', 1] : ['waiting for RabbitMQ', 2];
  await eventually(() => expect(warned.mock.calls.filter(([, said]) => said === complaint).length).toBeGreaterThanOrEqual(times));
  const started = performance.now();
  await running.stop();
  if (FULL) expect(performance.now() - started).toBeLessThan(4_000);
  await refused;
  await postgres.stop();
});
