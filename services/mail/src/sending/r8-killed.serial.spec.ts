import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountWelcomed, SERVICE_NAMES } from '@pusula/contracts';
import { createRabbitBus, type RabbitBus, topologyFor } from '@pusula/service-kit/bus';
import { openDatabase } from '@pusula/service-kit/db';
import { newIdentityKey } from '@pusula/service-kit/http';
import { eventually, removeTopology, serverUrl, silentLog, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { ids, LINK_KEY } from '../mail.testing.ts';
import { schema } from '../service.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.testing.ts';

const AMQP_URL = serverUrl('rabbitmq') ?? '';
/** A process has to start, to migrate and to connect before it sends anything. */
const STARTED_MS = 90_000;
const prefix = `mail-${randomBytes(6).toString('hex')}`;

(AMQP_URL ? describe : describe.skip)('R8: a mail service killed between the server’s yes and its own note of it', () => {
  let postgres: TestPostgres;
  let server: TestSmtpServer;
  let bus: RabbitBus;
  let database: string;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    [postgres, server] = await Promise.all([startPostgres(), startSmtpServer()]);
    database = await postgres.freshDatabase();
    bus = createRabbitBus({ url: AMQP_URL, prefix, name: 'identity', log: silentLog(), topology: topologyFor('identity', prefix) });
  });
  afterAll(async () => {
    await kill();
    await bus?.close();
    await Promise.all([server?.stop(), postgres?.stop(), removeTopology(AMQP_URL, prefix, [...SERVICE_NAMES, 'gateway'])]);
  });

  const start = async () => {
    const { publicKey } = await newIdentityKey('gateway');
    child = fork(join(__dirname, '../main.ts'), {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        TIMEOUT_SCALE: process.env.TIMEOUT_SCALE,
        HOST: '127.0.0.1',
        PORT: '0',
        AMQP_URL,
        AMQP_PREFIX: prefix,
        DATABASE_URL: database,
        SMTP_URL: server.url,
        LINK_KEY,
        IDENTITY_JWKS: JSON.stringify({ keys: [publicKey] }),
      },
      execArgv: [],
      stdio: 'ignore',
    });
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  it(
    'sends the email again when it lives again, under the same Message-ID',
    async () => {
      server.mood = 'silence after DATA';
      await start();
      const [id, eventId] = [ids.next(), ids.next()];
      const data = { id, email: 'ayse@example.com', firstName: 'Ayşe', lastName: 'Yılmaz', language: 'tr' } as const;
      await bus.publish([{ id: eventId, name: accountWelcomed.name, subject: id, occurredAt: new Date().toISOString(), data }]);
      await eventually(() => expect(server.deliveries).toHaveLength(1), STARTED_MS);
      await kill();
      server.mood = 'take';
      await start();
      await eventually(() => expect(server.deliveries).toHaveLength(2), STARTED_MS);
      expect(server.deliveries.map(({ messageId }) => messageId.split('@')[0])).toEqual([eventId, eventId]);
      const db = await openDatabase({ url: database, schema, log: silentLog() });
      await eventually(async () =>
        expect(await db.manager.query('select event_id, outcome from sent_letter')).toEqual([{ event_id: eventId, outcome: 'sent' }]),
      );
      await db.close();
    },
    3 * STARTED_MS,
  );
});
