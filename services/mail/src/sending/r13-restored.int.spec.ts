import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseUrl, openDatabase } from '@pusula/service-kit/db';
import { eventually, type ServiceUnderTest, silentLog, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { ids, notice, outcomeOf, requestLinkEmail, startMail, welcome } from '../mail.testing.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.testing.ts';

describe('R13: a mail service whose database was restored', () => {
  let postgres: TestPostgres;
  let server: TestSmtpServer;
  let mail: ServiceUnderTest;
  beforeAll(async () => {
    [postgres, server] = await Promise.all([startPostgres(), startSmtpServer()]);
  });
  afterAll(async () => {
    await mail?.stop();
    await Promise.all([server?.stop(), postgres?.stop()]);
  });
  const start = (from: TestPostgres = postgres) => startMail(from, { config: { SMTP_URL: server.url } });
  const person = { id: ids.next() };
  const requestId = ids.next();
  const events = [ids.next(), ids.next(), ids.next()] as const;
  const send = async () => {
    await welcome(mail, person, events[0]);
    await requestLinkEmail(mail, 'activation', { ...person, requestId }, events[1]);
    await notice(mail, 'email-changed', person, events[2]);
  };
  /** Letters to one person go in order: when this one has arrived, all before it have been decided upon. */
  const untilDecided = async () => {
    const last = await notice(mail, 'password-changed', person);
    await eventually(async () => expect(await outcomeOf(mail, last)).toBe('sent'));
    return last;
  };

  it('sends no email again that the backup knows of, even when its queue has forgotten it', async () => {
    const original = await postgres.freshDatabase();
    mail = await start({ ...postgres, freshDatabase: async () => original });
    await send();
    await untilDecided();
    await mail.stop();
    expect(server.deliveries).toHaveLength(4);

    mail = await start({ ...postgres, freshDatabase: () => restored(original) });
    await mail.running.db.manager.query('delete from inbox'); // as it does by itself after thirty days
    await send();
    const sentinel = await untilDecided();
    expect(server.deliveries.slice(4).map(({ messageId }) => messageId.split('@')[0])).toEqual([sentinel]);
    await mail.stop();
  });

  it('sends no link whose hour has passed, even when the backup is older than its letter', async () => {
    mail = await start();
    const expiresAt = new Date(mail.clock.now().getTime() + 3_600_000).toISOString();
    mail.clock.advance(3_600_000);
    const before = server.deliveries.length;
    const link = await requestLinkEmail(mail, 'password-reset', { ...person, expiresAt });
    const sentinel = await untilDecided();
    expect(await outcomeOf(mail, link)).toBe('expired');
    expect(server.deliveries.slice(before).map(({ messageId }) => messageId.split('@')[0])).toEqual([sentinel]);
  });
});

/** A copy of a database, as a backup brings it back. */
async function restored(original: string): Promise<string> {
  const name = new URL(original).pathname.slice(1);
  const server = await openDatabase({ url: databaseUrl(original, 'postgres'), schema: { tables: [], migrations: [] }, log: silentLog() });
  await server.manager.query(`create database ${name}_restored template ${name}`);
  await server.close();
  return databaseUrl(original, `${name}_restored`);
}
