import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountErased, mailForgot } from '@pusula/contracts';
import {
  eventually,
  publish,
  type RecordedEvents,
  recordEvents,
  type ServiceUnderTest,
  startPostgres,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { everyRow, hurry, ids, notice, outcomeOf, QUEUE, requestLinkEmail, startMail, welcome } from '../mail.testing.ts';
import { impatientWhileSilent } from '../sending/impatient-transport.testing.ts';
import { startSmtpServer, type TestSmtpServer } from '../sending/smtp-server.testing.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const erase = (mail: ServiceUnderTest, id: string) => publish(mail, accountErased, id, { id, version: 9 });
const DAY_MS = 24 * 60 * 60_000;

describe('S22: an erased account, in the mailbox of a laptop', () => {
  let mail: ServiceUnderTest;
  let folder: string;
  let receipts: RecordedEvents<typeof mailForgot>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pusula-mail-'));
    mail = await startMail(postgres, { config: { MAIL_DIR: folder } });
    receipts = await recordEvents(mail, mailForgot);
  });
  afterAll(async () => {
    await mail?.stop();
    await rm(folder, { recursive: true });
  });
  const kept = async () => (await readdir(folder)).sort();

  it('keeps the goodbye and nothing else, whatever comes late or again', async () => {
    const [gone, other] = [{ id: ids.next() }, { id: ids.next() }];
    const welcomed = await welcome(mail, gone);
    const linked = await requestLinkEmail(mail, 'password-reset', gone);
    const neighbour = await welcome(mail, other);
    for (const id of [welcomed, linked, neighbour]) await eventually(async () => expect(await outcomeOf(mail, id)).toBe('sent'));
    await erase(mail, gone.id);
    const goodbye = await notice(mail, 'account-deleted', gone);
    await eventually(() => expect(receipts.about(gone.id)).toBeDefined());
    await welcome(mail, gone, welcomed);
    await requestLinkEmail(mail, 'password-reset', gone);
    await notice(mail, 'password-changed', gone);
    const after = await welcome(mail, other);
    await eventually(async () => expect(await outcomeOf(mail, after)).toBe('sent'));
    const emails = await mail.running.db.manager.query('select event_id, name, address, folded from email where account_id = $1', [
      gone.id,
    ]);
    expect(emails).toEqual([{ event_id: goodbye, name: '', address: '', folded: '' }]);
    expect(await kept()).toEqual([after, goodbye, neighbour].map((id) => `${id}.json`).sort());
    expect(await mail.running.db.manager.query('select event_id from sent_letter where account_id = $1', [gone.id])).toEqual([
      { event_id: goodbye },
    ]);
    expect(receipts.all()).toHaveLength(1);
  });

  it('is taken out of the mailbox although the email was never noted as sent', async () => {
    const gone = { id: ids.next() };
    const welcomed = await welcome(mail, gone);
    await eventually(async () => expect(await outcomeOf(mail, welcomed)).toBe('sent'));
    await mail.running.db.manager.query('delete from sent_letter where event_id = $1', [welcomed]);
    await mail.running.db.manager.query('delete from inbox where message_id = $1', [welcomed]);
    await erase(mail, gone.id);
    await welcome(mail, gone, welcomed);
    await eventually(async () => expect(await kept()).not.toContain(`${welcomed}.json`));
  });
});

describe('S22: an erased account, while the SMTP server is in trouble', () => {
  let server: TestSmtpServer;
  let mail: ServiceUnderTest;
  let receipts: RecordedEvents<typeof mailForgot>;
  beforeAll(async () => {
    server = await startSmtpServer();
    const carrier = impatientWhileSilent(server);
    mail = await startMail(postgres, { config: { SMTP_URL: server.url }, carrier });
    mail.beforeStop(carrier.close);
    receipts = await recordEvents(mail, mailForgot);
  });
  afterAll(async () => {
    await mail?.stop();
    await server?.stop();
  });
  const gone = { id: ids.next(), email: 'gone@example.com' };
  const dead = async () => (await mail.bus.deadLetters.list(QUEUE)).map(({ id }) => id);
  const park = async (eventId: string) =>
    eventually(async () => {
      await hurry(mail);
      expect(await dead()).toContain(eventId);
    });

  it('has its dead letters removed, but for the goodbye, which can still be replayed', async () => {
    server.mood = 421;
    const linked = await requestLinkEmail(mail, 'password-reset', gone);
    await park(linked);
    await erase(mail, gone.id);
    const goodbye = await notice(mail, 'account-deleted', gone);
    await park(goodbye);
    await eventually(async () => expect(await dead()).toEqual([goodbye]));
    expect(receipts.all()).toEqual([]);
    server.mood = 'take';
    await mail.bus.deadLetters.replay(QUEUE, goodbye);
    await eventually(() => expect(receipts.about(gone.id)).toBeDefined());
    expect(server.deliveries.map(({ receivers }) => receivers)).toEqual([[gone.email]]);
    expect(await everyRow(mail)).not.toContain(gone.email);
  });

  it('is forgotten after a day even if the goodbye could never be sent', async () => {
    server.mood = 421;
    const unlucky = { id: ids.next(), email: 'unlucky@example.com' };
    await erase(mail, unlucky.id);
    const goodbye = await notice(mail, 'account-deleted', unlucky);
    await park(goodbye);
    mail.clock.advance(2 * DAY_MS);
    await eventually(() => expect(receipts.about(unlucky.id)).toBeDefined());
    expect(await dead()).toEqual([]);
    await eventually(async () => expect(await everyRow(mail)).not.toContain(unlucky.email));
  });
});
