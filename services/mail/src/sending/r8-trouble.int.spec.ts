import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, type ServiceUnderTest, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { hurry, ids, notice, outcomeOf, QUEUE, requestLinkEmail, startMail, welcome } from '../mail.testing.ts';
import { impatientWhileSilent } from './impatient-transport.testing.ts';
import type { MailTransport } from './mail-transport.ts';
import { type Mood, startSmtpServer, type TestSmtpServer } from './smtp-server.testing.ts';

describe('R8: emails while the SMTP server is in trouble', () => {
  let postgres: TestPostgres;
  let server: TestSmtpServer;
  let mail: ServiceUnderTest;
  let carrier: MailTransport;
  beforeAll(async () => {
    [postgres, server] = await Promise.all([startPostgres(), startSmtpServer()]);
    carrier = impatientWhileSilent(server);
    mail = await startMail(postgres, { config: { SMTP_URL: server.url }, carrier });
  });
  afterAll(async () => {
    await mail?.stop();
    await carrier?.close();
    await Promise.all([server?.stop(), postgres?.stop()]);
  });
  beforeEach(() => {
    server.mood = 'take';
  });
  const attemptsAt = async (eventId: string) => {
    const rows = await mail.running.db.manager.query<{ attempts: number }[]>('select attempts from delivery where message_id = $1', [
      eventId,
    ]);
    return rows[0]?.attempts ?? 0;
  };
  const copiesOf = (eventId: string) => server.deliveries.filter(({ messageId }) => messageId === `${eventId}@pusula.example`).length;
  const attemptsFor = (eventId: string) => server.asked.get(`${eventId}@pusula.example`) ?? 0;
  const failing = async (mood: Mood, send: () => Promise<string>) => {
    server.mood = mood;
    if (mood === 'refuse us') server.disconnect();
    const eventId = await send();
    await eventually(async () => expect(await attemptsAt(eventId)).toBeGreaterThan(0));
    return eventId;
  };
  const recovered = async (eventId: string) => {
    server.mood = 'take';
    await hurry(mail);
    await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));
  };

  it.each([421, 450, 'hang', 'refuse us', 'refuse sender'] as const)(
    '%s: the email goes out once the server is well, once',
    async (mood) => {
      const eventId = await failing(mood, () => requestLinkEmail(mail, 'activation'));
      expect(copiesOf(eventId)).toBe(0);
      await recovered(eventId);
      expect(copiesOf(eventId)).toBe(1);
    },
  );

  it.each(['crash after DATA', 'silence after DATA'] as const)('%s: the email comes again under the same Message-ID', async (mood) => {
    const eventId = await failing(mood, () => notice(mail, 'password-changed'));
    expect(copiesOf(eventId)).toBe(1);
    await recovered(eventId);
    expect(copiesOf(eventId)).toBe(2);
    const [first, second] = server.deliveries.slice(-2);
    expect(second).toMatchObject({ subject: first?.subject, text: first?.text, receivers: first?.receivers });
  });

  it.each([550, 'refuse receiver'] as const)('%s: a receiver who refuses for good is asked once, whatever comes again', async (mood) => {
    server.mood = mood;
    const person = { id: ids.next() };
    const eventId = await welcome(mail, person);
    await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('refused'));
    server.mood = 'take';
    await welcome(mail, person, eventId);
    const later = await welcome(mail, person);
    await eventually(async () => expect(await outcomeOf(mail, later)).toBe('sent'));
    expect([attemptsFor(eventId), copiesOf(eventId)]).toEqual([mood === 550 ? 1 : 0, 0]);
  });

  it('a server that breaks down after DATA for good gets five copies and no more', async () => {
    server.mood = 'crash after DATA';
    const eventId = await notice(mail, 'registration-attempted');
    await eventually(async () => {
      await hurry(mail);
      expect(await mail.bus.deadLetters.count(QUEUE)).toBe(1);
    });
    expect(copiesOf(eventId)).toBe(5);
    server.mood = 'take';
    await mail.bus.deadLetters.replay(QUEUE, eventId);
    await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));
  });

  it('five attempts, then the e-mail is a dead letter without a word of whom it was for, and can be replayed', async () => {
    server.mood = 421;
    const eventId = await requestLinkEmail(mail, 'password-reset');
    const { deadLetters } = mail.bus;
    await eventually(async () => {
      await hurry(mail);
      expect(await deadLetters.count(QUEUE)).toBe(1);
    });
    expect(attemptsFor(eventId)).toBe(5);
    const [dead] = await deadLetters.list(QUEUE);
    expect(dead).toMatchObject({ id: eventId, attempts: 5, problem: expect.stringContaining('421') });
    expect(dead?.problem).not.toMatch(/@|ayse|token/i);

    server.mood = 'take';
    expect(await deadLetters.replay(QUEUE, eventId)).toBe(1);
    await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));
    expect([copiesOf(eventId), await deadLetters.count(QUEUE)]).toEqual([1, 0]);
  });
});
