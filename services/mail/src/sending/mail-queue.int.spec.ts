import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountErased, LIMITS, mailQueue } from '@pusula/contracts';
import { aUser, eventually, type ServiceUnderTest, startPostgres, type TestPostgres, tell } from '@pusula/service-kit/testing';
import { askForLink, hurry, ids, notice, outcomeOf, startMail, welcome } from '../mail.fixture.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts';

const admin = aUser({ id: ids.next(), role: 'admin' });
const DAY_MS = 24 * 60 * 60_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe('what became of letters, over SMTP', () => {
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
  const queue = () => mail.callAs(admin)(mailQueue, {});
  const settled = (eventId: string, outcome: string) => eventually(async () => expect(await outcomeOf(mail, eventId)).toBe(outcome));

  it('is nothing before the first', async () => {
    expect(await queue()).toEqual({ carrier: 'smtp', sent: 0, refused: 0, expired: 0, letters: [] });
  });

  it('is counted by outcome and listed newest first, without any address or text', async () => {
    const account = ids.next();
    const sent = await welcome(mail, { id: account, email: 'gizli@example.com' });
    await settled(sent, 'sent');
    mail.clock.advance(1_000);
    const late = await askForLink(mail, 'password-reset', { id: account, expiresAt: mail.clock.now().toISOString() });
    await settled(late, 'expired');
    mail.clock.advance(1_000);
    server.mood = 550;
    const refused = await notice(mail, 'password-changed', { id: account, email: 'gizli@example.com' });
    await settled(refused, 'refused');
    server.mood = 'take';
    const reply = await queue();
    expect(reply).toMatchObject({ sent: 1, refused: 1, expired: 1 });
    expect(reply.letters).toEqual([
      { id: refused, letter: 'password-changed', accountId: account, outcome: 'refused', at: mail.clock.now().toISOString() },
      expect.objectContaining({ id: late, letter: 'password-reset', outcome: 'expired' }),
      expect.objectContaining({ id: sent, letter: 'welcome', outcome: 'sent' }),
    ]);
    expect(JSON.stringify(reply)).not.toContain('gizli');
  });

  it('counts a letter for a day, and lists it after that, too', async () => {
    mail.clock.advance(DAY_MS);
    const now = await welcome(mail);
    await settled(now, 'sent');
    const reply = await queue();
    expect(reply).toMatchObject({ sent: 1, refused: 0, expired: 0 });
    expect(reply.letters).toHaveLength(4);
  });

  it('has no letter in it that is still on its way', async () => {
    server.mood = 421;
    const waiting = await welcome(mail);
    await hurry(mail);
    expect((await queue()).letters.map(({ id }) => id)).not.toContain(waiting);
    server.mood = 'take';
    await eventually(async () => {
      await hurry(mail);
      expect((await queue()).letters.map(({ id }) => id)).toContain(waiting);
    });
  });

  it('lists a hundred at most, however many there are', async () => {
    await mail.running.db.manager.query(
      `insert into sent_letter (event_id, letter, account_id, outcome, at)
       select 'many-' || number, 'welcome', $1, 'sent', $2::timestamptz + number * interval '1 second' from generate_series(1, 150) number`,
      [ids.next(), mail.clock.now()],
    );
    const { letters } = await queue();
    expect([letters.length, letters[0]?.id, letters.at(-1)?.id]).toEqual([LIMITS.lettersShown, 'many-150', 'many-51']);
  });
});

describe('what became of letters, on a laptop', () => {
  it('says that they stay in the mailbox, and forgets those to an erased account', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pusula-mail-'));
    const mail = await startMail(postgres, { config: { MAIL_DIR: folder } });
    const [gone, other] = [ids.next(), ids.next()];
    for (const id of [gone, other]) {
      const eventId = await welcome(mail, { id });
      await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));
    }
    await tell(mail, accountErased, gone, { id: gone, version: 9 });
    await eventually(async () => {
      const reply = await mail.callAs(admin)(mailQueue, {});
      expect(reply).toMatchObject({ carrier: 'mailbox', sent: 1 });
      expect(reply.letters.map(({ accountId }) => accountId)).toEqual([other]);
    });
    await mail.stop();
    await rm(folder, { recursive: true });
  });
});
