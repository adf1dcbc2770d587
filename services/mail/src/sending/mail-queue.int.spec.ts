import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountErased, type EmailKind, type EmailState, LIMITS, mailActionTaken, mailQueue, SERVER_LIMITS } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import {
  aUser,
  eventually,
  publish,
  recordEvents,
  type ServiceUnderTest,
  startPostgres,
  type TestPostgres,
} from '@pusula/service-kit/testing';
import { hurry, ids, notice, outcomeOf, QUEUE, requestLinkEmail, startMail, welcome } from '../mail.testing.ts';
import { forgetOldEmails } from './email-log.ts';
import type { MailTransport } from './mail-transport.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.testing.ts';

const admin = aUser({ id: ids.next(), role: 'admin' });
const DAY_MS = 24 * 60 * 60_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe('what became of emails, over SMTP', () => {
  let mail: ServiceUnderTest;
  let server: TestSmtpServer;
  beforeAll(async () => {
    server = await startSmtpServer();
    mail = await startMail(postgres, { config: { SMTP_URL: server.url } });
  });
  afterAll(async () => {
    await mail?.stop();
    await server?.stop();
  });
  const queue = (filter: { state?: EmailState; kind?: EmailKind; search?: string } = {}) => mail.callAs(admin)(mailQueue, filter);
  const settled = (eventId: string, outcome: string) => eventually(async () => expect(await outcomeOf(mail, eventId)).toBe(outcome));

  it('is nothing before the first', async () => {
    expect(await queue()).toEqual({ carrier: 'smtp', sent: 0, refused: 0, expired: 0, emails: [], total: 0 });
  });

  it('is counted by outcome and listed newest first, with whom it went to and without any text', async () => {
    const account = ids.next();
    const at = mail.clock.now().toISOString();
    const sent = await welcome(mail, { id: account, email: 'isil@example.com', firstName: 'Işıl', lastName: 'Kaya' });
    await settled(sent, 'sent');
    mail.clock.advance(1_000);
    const late = await requestLinkEmail(mail, 'password-reset', { id: account, expiresAt: mail.clock.now().toISOString() });
    await settled(late, 'expired');
    mail.clock.advance(1_000);
    server.mood = 550;
    const refused = await notice(mail, 'password-changed', { id: account });
    await settled(refused, 'refused');
    server.mood = 'take';
    const reply = await queue();
    expect(reply).toMatchObject({ sent: 1, refused: 1, expired: 1, total: 3 });
    expect(reply.emails).toEqual([
      expect.objectContaining({ id: refused, state: 'refused', attempts: 1, problem: expect.stringContaining('550') }),
      expect.objectContaining({ id: late, kind: 'password-reset', state: 'expired', attempts: 0, subject: '' }),
      {
        id: sent,
        kind: 'welcome',
        state: 'sent',
        accountId: account,
        name: 'Işıl Kaya',
        address: 'isil@example.com',
        subject: 'Pusula: Hoş geldiniz, Işıl',
        attempts: 1,
        problem: '',
        createdAt: at,
        at,
        nextAttemptAt: null,
      },
    ]);
  });

  it('is narrowed to a state, a kind, and a part of the name or address as people type it', async () => {
    const found = async (filter: Parameters<typeof queue>[0]) => (await queue(filter)).emails.map(({ kind, state }) => `${kind} ${state}`);
    expect(await found({ state: 'refused' })).toEqual(['password-changed refused']);
    expect(await found({ kind: 'welcome' })).toEqual(['welcome sent']);
    expect(await found({ kind: 'welcome', state: 'refused' })).toEqual([]);
    expect([await found({ search: 'IŞIL k' }), await found({ search: 'isil@EX' })]).toEqual([['welcome sent'], ['welcome sent']]);
    expect([await found({ search: '%' }), await found({ search: 'nobody' })]).toEqual([[], []]);
  });

  it('counts an email for a day, and lists it after that, too', async () => {
    mail.clock.advance(DAY_MS);
    const now = await welcome(mail);
    await settled(now, 'sent');
    const reply = await queue();
    expect(reply).toMatchObject({ sent: 1, refused: 0, expired: 0 });
    expect(reply.emails).toHaveLength(4);
  });

  it('says of an email that is tried in vain how often, why, and when again; of one that was given up that it was', async () => {
    server.mood = 421;
    const waiting = await welcome(mail);
    const told = async () => (await queue()).emails.find(({ id }) => id === waiting);
    await eventually(async () => expect(await told()).toBeDefined());
    const began = mail.clock.now().getTime();
    expect(await told()).toMatchObject({
      state: 'waiting',
      attempts: 1,
      problem: expect.stringContaining('421'),
      nextAttemptAt: new Date(began + 1_000).toISOString(),
    });
    await eventually(async () => {
      await hurry(mail);
      expect(await told()).toMatchObject({ state: 'failed', attempts: 5, nextAttemptAt: null });
    });
    await eventually(async () => expect(await mail.bus.deadLetters.count(QUEUE)).toBe(1));
    server.mood = 'take';
    await mail.bus.deadLetters.replay(QUEUE, waiting);
    await eventually(async () => expect(await told()).toMatchObject({ state: 'sent', attempts: 6, problem: '' }));
  });

  it('is not looked through unseen: the audit log records how many were shown and by what, of words only that there were some', async () => {
    const recorded = await recordEvents(mail, mailActionTaken);
    const looker = aUser({ id: ids.next(), role: 'admin' });
    const account = ids.next();
    await settled(await welcome(mail, { id: account, email: 'nadir@example.com', firstName: 'Nadir' }), 'sent');
    const look = (filter: Parameters<typeof queue>[0]) => mail.callAs(looker)(mailQueue, filter ?? {});
    const all = await look({});
    await look({});
    await look({ search: 'nadir@example.com', kind: 'welcome', state: 'sent' });
    await look({ search: 'nobody@example.com' });
    await eventually(() => expect(recorded.all()).toHaveLength(3));
    const said = recorded
      .all()
      .map(({ data }) => [data.action, data.actorId, data.subject.id, ...data.changes.map(({ field, after }) => `${field} ${after}`)]);
    const by = ['emails-viewed', looker.type === 'User' && looker.id];
    expect(said).toEqual(
      expect.arrayContaining([
        [...by, '', `count ${all.emails.length}`],
        [...by, account, 'count 1', 'isSearch true', 'emailState sent', 'emailKind welcome'],
        [...by, '', 'count 0', 'isSearch true'],
      ]),
    );
    expect(JSON.stringify(recorded.all())).not.toMatch(/nadir|nobody/i);
  });

  it('lists a hundred at most, and says how many there are', async () => {
    const before = (await queue()).total;
    await mail.running.db.manager.query(
      `insert into email (event_id, kind, state, account_id, name, address, folded, subject, attempts, problem, created_at, at)
       select 'many-' || number, 'welcome', 'sent', $1, '', '', '', '', 1, '', $2::timestamptz, $2::timestamptz + number * interval '1 second'
       from generate_series(1, 150) number`,
      [ids.next(), mail.clock.now()],
    );
    const { emails, total } = await queue();
    expect([emails.length, emails[0]?.id, emails.at(-1)?.id, total]).toEqual([LIMITS.emailsShown, 'many-150', 'many-51', before + 150]);
  });

  it('is forgotten after thirty days, so that nobody is named for longer; that it was sent is not', async () => {
    const old = await welcome(mail);
    await settled(old, 'sent');
    mail.clock.advance(SERVER_LIMITS.emailsKeptMs - 1);
    await forgetOldEmails(mail.running.db.manager, mail.clock.now());
    expect((await queue({ search: 'Yılmaz' })).emails.map(({ id }) => id)).toContain(old);
    mail.clock.advance(2);
    await forgetOldEmails(mail.running.db.manager, mail.clock.now());
    expect((await queue({ search: 'Yılmaz' })).emails).toEqual([]);
    expect(await outcomeOf(mail, old)).toBe('sent');
  });
});

describe('what became of emails, on a laptop', () => {
  it('says that they stay in the mailbox, and forgets those to an erased account', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pusula-mail-'));
    const mail = await startMail(postgres, { config: { MAIL_DIR: folder } });
    const [gone, other] = [ids.next(), ids.next()];
    for (const id of [gone, other]) {
      const eventId = await welcome(mail, { id });
      await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));
    }
    await publish(mail, accountErased, gone, { id: gone, version: 9 });
    await eventually(async () => {
      const reply = await mail.callAs(admin)(mailQueue, {});
      expect(reply).toMatchObject({ carrier: 'mailbox', sent: 1 });
      expect(reply.emails.map(({ accountId }) => accountId)).toEqual([other]);
    });
    await mail.stop();
    await rm(folder, { recursive: true });
  });
});

it('an email waits without an attempt that counts while the mail server cannot be reached', async () => {
  let isAway = true;
  const carrier: MailTransport = {
    send: async () => {
      if (isAway) throw failure('SERVICE_UNAVAILABLE');
    },
    close: async () => undefined,
  };
  const mail = await startMail(postgres, { config: { SMTP_URL: 'smtp://127.0.0.1:1' }, carrier });
  const eventId = await welcome(mail);
  const emails = async () => (await mail.callAs(admin)(mailQueue, {})).emails;
  await eventually(async () => expect(await emails()).toMatchObject([{ id: eventId, state: 'waiting', attempts: 0, nextAttemptAt: null }]));
  isAway = false;
  await eventually(async () => expect(await emails()).toMatchObject([{ id: eventId, state: 'sent', attempts: 1, problem: '' }]));
  await mail.stop();
});
