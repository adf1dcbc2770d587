import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LINK_PURPOSES } from '@pusula/contracts';
import { mailedLinkToken } from '@pusula/contracts/mailed-link';
import { createLog } from '@pusula/service-kit/log';
import { eventually, type ServiceUnderTest, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { everyRow, hurry, ids, LINK_KEY, outcomeOf, QUEUE, requestLinkEmail, startMail } from '../mail.testing.ts';
import { startSmtpServer, type TestSmtpServer } from '../sending/smtp-server.testing.ts';

describe('S9: a mailed link', () => {
  let postgres: TestPostgres;
  let server: TestSmtpServer;
  let mail: ServiceUnderTest;
  let logged = '';
  beforeAll(async () => {
    [postgres, server] = await Promise.all([startPostgres(), startSmtpServer()]);
    const write = (line: string) => {
      logged += line;
    };
    const log = createLog({ service: 'mail', level: 'trace', destination: { write } });
    mail = await startMail(postgres, { config: { SMTP_URL: server.url }, log });
  });
  afterAll(async () => {
    await mail?.stop();
    await Promise.all([server?.stop(), postgres?.stop()]);
  });

  it.each(LINK_PURPOSES)(
    'S9: for %s carries the token of its request to the configured host, and goes to one receiver',
    async (purpose) => {
      const requestId = ids.next();
      const eventId = await requestLinkEmail(mail, purpose, { requestId, language: 'en' });
      await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));
      const { text = '', html = '', receivers } = server.deliveries.at(-1) ?? {};
      const link = /https:\/\/\S+token=\S+/.exec(text)?.[0] ?? '';
      const { origin, hash, searchParams } = new URL(link);
      expect([origin, hash, [...searchParams.keys()], searchParams.get('language')]).toEqual([
        'https://pusula.example',
        `#token=${mailedLinkToken(LINK_KEY, requestId)}`,
        ['language'],
        'en',
      ]);
      expect(html).toContain(link.replaceAll('&', '&amp;'));
      expect(receivers).toEqual(['ayse@example.com']);
    },
  );

  it('M6: to whoever’s account somebody wants to change says so, and what to do if it was not them', async () => {
    const eventId = await requestLinkEmail(mail, 'activation', { confirmsOwner: true, language: 'en' });
    await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('sent'));
    const { text = '' } = server.deliveries.at(-1) ?? {};
    expect(text).toContain('Is it you who wants this change?');
    expect(text).toMatch(/\/verify-account\S*#token=[\s\S]*\/forget-password/);
    expect(text).not.toContain('account was opened');
  });

  it('S9: that has expired is not mailed, and it is noted why', async () => {
    const before = server.deliveries.length;
    const eventId = await requestLinkEmail(mail, 'activation', { expiresAt: mail.clock.now().toISOString() });
    await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('expired'));
    expect(server.deliveries).toHaveLength(before);
  });

  it('S9, S19: rests raw in no table, dead letter or log, whether it was sent or is a dead letter; logs name no receiver', async () => {
    const requestId = ids.next();
    const token = mailedLinkToken(LINK_KEY, requestId);
    server.mood = 421;
    const eventId = await requestLinkEmail(mail, 'password-reset', { requestId });
    await eventually(async () => {
      await hurry(mail);
      expect(await mail.bus.deadLetters.count(QUEUE)).toBe(1);
    });
    const dead = [await everyRow(mail), await mail.bus.deadLetters.show(QUEUE, eventId)];
    server.mood = 550;
    await mail.bus.deadLetters.replay(QUEUE, eventId);
    await eventually(async () => expect(await outcomeOf(mail, eventId)).toBe('refused'));
    server.mood = 'take';
    await eventually(async () =>
      expect(await outcomeOf(mail, await requestLinkEmail(mail, 'password-reset', { requestId }, 'again'))).toBe('sent'),
    );
    expect(server.deliveries.at(-1)?.text).toContain(token);

    expect(dead.join()).toContain(requestId);
    for (const resting of [...dead, await everyRow(mail), logged]) {
      expect(resting).not.toContain(token);
      expect(resting).not.toContain(LINK_KEY);
      expect(resting).not.toMatch(/token=/);
    }
    expect(logged).toContain(eventId);
    expect(logged).not.toMatch(/ayse@|Ayşe/);
  });
});
