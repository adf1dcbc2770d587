import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountWelcomed } from '@pusula/contracts';
import {
  eventually,
  type ServiceUnderTest,
  seededIds,
  startPostgres,
  startServiceUnderTest,
  type TestPostgres,
  tell,
} from '@pusula/service-kit/testing';
import type { MailConfig } from './config.ts';
import { startSmtpServer, type TestSmtpServer } from './sending/smtp-server.fixture.ts';
import { createMailService, schema } from './service.ts';

const ids = seededIds(11);
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const startMail = (config: Partial<MailConfig>) =>
  startServiceUnderTest<MailConfig>({
    name: 'mail',
    schema,
    create: createMailService,
    postgres,
    config: {
      SMTP_URL: undefined,
      MAIL_DIR: '.data/mail',
      MAIL_FROM: 'merhaba@pusula.example',
      BRAND_NAME: 'Pusula',
      PUBLIC_URL: 'https://pusula.example/',
      ...config,
    },
  });
const welcome = (mail: ServiceUnderTest, firstName: string, language: 'tr' | 'en' = 'tr', messageId = ids.next()) => {
  const id = ids.next();
  return tell(mail, accountWelcomed, id, { id, email: 'ayse@example.com', firstName, language }, messageId);
};

describe('the mailbox of a laptop', () => {
  let mail: ServiceUnderTest;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pusula-mail-'));
    mail = await startMail({ MAIL_DIR: folder });
  });
  afterAll(async () => {
    await mail?.stop();
    await rm(folder, { recursive: true });
  });
  const get = async (path: string, accept = 'text/html') => {
    const response = await fetch(mail.running.url + path, { headers: { accept } });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const list = async () =>
    JSON.parse((await get('/dev/mailbox', 'application/json')).body) as {
      to: string;
      subject: string;
      html: string;
      text: string;
      date: string;
    }[];

  it('is empty before anything was sent, and says so', async () => {
    expect((await get('/dev/mailbox')).body).toContain('Nothing has been sent yet');
  });

  it('welcomes a verified account in its own language', async () => {
    await welcome(mail, 'Ayşe');
    await welcome(mail, 'Jane', 'en');
    await eventually(async () =>
      expect((await list()).map(({ subject }) => subject)).toEqual(['Pusula: Welcome, Jane', 'Pusula: Hoş geldiniz, Ayşe']),
    );
    const [english] = await list();
    expect(english).toMatchObject({ to: 'ayse@example.com', html: expect.stringContaining('href="https://pusula.example/en/categories"') });
  });

  it('R8: holds one message however often its event comes', async () => {
    const id = ids.next();
    await welcome(mail, 'Bir', 'tr', id);
    await welcome(mail, 'Bir', 'tr', id);
    await eventually(async () => expect((await list())[0]?.subject).toContain('Bir'));
    expect((await list()).filter(({ subject }) => subject.includes('Bir'))).toHaveLength(1);
  });

  it('shows a message in a frame that may run nothing', async () => {
    await welcome(mail, 'Çerçeve');
    const page = await eventually(async () => {
      const { body } = await get('/dev/mailbox');
      const [, path] = /href="(\/dev\/mailbox\/[\w-]+)"><strong>[^<]*Çerçeve/.exec(body) ?? [];
      if (!path) throw new Error('not there yet');
      return path;
    });
    expect((await get(page)).body).toContain(`src="${page}/html"`);
    const framed = await get(`${page}/html`);
    expect([framed.status, framed.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining('sandbox')]);
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    '/dev/mailbox/nothing',
    '/dev/mailbox/..%2f..%2fetc%2fpasswd',
    '/dev/mailbox/../../../etc/passwd',
    '/dev/mailbox/a/b/c',
    '/dev/mailboxes',
  ])('has nothing at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('S18: shows a hostile name as text', async () => {
    await welcome(mail, '<img src=x onerror=alert(1)>');
    await eventually(async () => expect((await get('/dev/mailbox')).body).toContain('&lt;img'));
    expect((await get('/dev/mailbox')).body).not.toContain('<img');
  });
});

describe('an SMTP server', () => {
  let mail: ServiceUnderTest;
  let server: TestSmtpServer;
  beforeAll(async () => {
    server = await startSmtpServer();
    mail = await startMail({ SMTP_URL: server.url });
  });
  afterAll(async () => {
    await mail?.stop();
    await server?.stop();
  });

  it('gets the welcome mail with a Message-ID made of the event', async () => {
    const id = ids.next();
    await welcome(mail, 'Ayşe', 'tr', id);
    await eventually(() =>
      expect(server.deliveries.at(-1)).toMatchObject({ messageId: `${id}@pusula.example`, receivers: ['ayse@example.com'] }),
    );
  });

  it('S18: gets one receiver and no new header from a name with line breaks', async () => {
    const before = server.deliveries.length;
    await welcome(mail, 'Ayşe\r\nBcc: evil');
    const delivery = await eventually(() => server.deliveries[before] ?? Promise.reject(new Error('nothing yet')));
    expect([delivery.receivers, delivery.headerNames.includes('bcc'), delivery.subject]).toEqual([
      ['ayse@example.com'],
      false,
      'Pusula: Hoş geldiniz',
    ]);
  });

  it('R8: is asked once when it refuses for good, and again when it says later', async () => {
    server.mood = 550;
    const [never, later] = [ids.next(), ids.next()];
    await welcome(mail, 'Red', 'tr', never);
    await eventually(async () =>
      expect(await mail.running.db.manager.query('select outcome from sent_letter where event_id = $1', [never])).toEqual([
        { outcome: 'refused' },
      ]),
    );
    server.mood = 421;
    await welcome(mail, 'Sonra', 'tr', later);
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.mood = 'take';
    await eventually(() => expect(server.deliveries.at(-1)?.messageId).toBe(`${later}@pusula.example`));
    expect(server.deliveries.map(({ messageId }) => messageId)).not.toContain(`${never}@pusula.example`);
  });

  it('means that no mailbox is served', async () => {
    expect((await fetch(`${mail.running.url}/dev/mailbox`)).status).toBe(404);
  });
});
