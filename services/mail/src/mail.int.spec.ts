import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LINK_PURPOSES, NOTICES, SERVER_LIMITS } from '@pusula/contracts';
import { eventually, type ServiceUnderTest, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { MARK } from './emails/mark.ts';
import { ids, notice, requestLinkEmail, startMail, welcome } from './mail.testing.ts';
import { type Delivery, startSmtpServer, type TestSmtpServer } from './sending/smtp-server.testing.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe('the mailbox of a laptop', () => {
  let mail: ServiceUnderTest;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pusula-mail-'));
    mail = await startMail(postgres, { config: { MAIL_DIR: folder } });
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
    expect((await get('/dev/mailbox')).body).toContain('Henüz e-posta gönderilmedi');
  });

  it('lists the others while one is taken out', async () => {
    // Named by the folder and gone when it is read, as in the middle of an erasure.
    await symlink(join(folder, 'gone'), join(folder, 'taken-out.json'));
    expect(await list()).toEqual([]);
    await rm(join(folder, 'taken-out.json'));
  });

  it('welcomes a verified account in its own language', async () => {
    await welcome(mail);
    await welcome(mail, { firstName: 'Jane', language: 'en' });
    await eventually(async () =>
      expect((await list()).map(({ subject }) => subject)).toEqual(['Pusula: Welcome, Jane', 'Pusula: Hoş geldiniz, Ayşe']),
    );
    const [english] = await list();
    expect(english).toMatchObject({ to: 'ayse@example.com', html: expect.stringContaining('href="https://pusula.example/en/categories"') });
  });

  it.each([
    ['member', 'tr', 'href="https://pusula.example/tr"', 'Sorumu yaz'],
    ['coach', 'tr', 'href="https://pusula.example/coach-profile"', 'Profilimi gözden geçir'],
    ['member', 'en', 'href="https://pusula.example/en"', 'Ask my question'],
    ['coach', 'en', 'href="https://pusula.example/coach-profile?language=en"', 'Review my profile'],
  ] as const)(
    'welcomes a %s in %s with the next step that they have, and says nothing of the others’',
    async (userType, language, href, label) => {
      const firstName = `Adım ${userType} ${language}`;
      await welcome(mail, { firstName, language, userType });
      const letter = await eventually(async () => {
        const found = (await list()).find(({ subject }) => subject.endsWith(firstName));
        if (!found) throw new Error('not there yet');
        return found;
      });
      expect(letter.html).toContain(href);
      expect(letter.text).toContain(`${label}:\n`);
      expect(/sertifika yükle|koç olarak katıldıysanız|if you joined as a coach/i.test(letter.text)).toBe(false);
      expect(letter.text.includes(language === 'tr' ? 'kategorilere göz at' : 'browse the categories')).toBe(userType === 'member');
      expect(/başlık|headline/i.test(letter.text)).toBe(userType === 'coach');
    },
  );

  it('S7: holds five notices of a kind to an account within fifteen minutes, and leaves others alone', async () => {
    const id = ids.next();
    for (let time = 0; time < 8; time += 1) await notice(mail, 'new-device', { id, firstName: 'Gezgin' });
    await notice(mail, 'password-changed', { id, firstName: 'Gezgin' });
    await notice(mail, 'new-device', { firstName: 'Öteki' });
    const to = async (name: string) => (await list()).filter(({ text }) => text.includes(name)).length;
    await eventually(async () => expect([await to('Gezgin'), await to('Öteki')]).toEqual([6, 1]));
    mail.clock.advance(SERVER_LIMITS.noticesWindowMs);
    await notice(mail, 'new-device', { id, firstName: 'Gezgin' });
    await eventually(async () => expect(await to('Gezgin')).toBe(7));
  });

  it('R8: holds one message however often its event comes', async () => {
    const id = await welcome(mail, { firstName: 'Bir' });
    await welcome(mail, { firstName: 'Bir' }, id);
    await eventually(async () => expect((await list())[0]?.subject).toContain('Bir'));
    expect((await list()).filter(({ subject }) => subject.includes('Bir'))).toHaveLength(1);
  });

  it('shows a message in a frame that may run nothing', async () => {
    await welcome(mail, { firstName: 'Çerçeve' });
    const page = await eventually(async () => {
      const { body } = await get('/dev/mailbox');
      const [, path] = /href="(\/dev\/mailbox\/[\w-]+)"><strong[^>]*>[^<]*Çerçeve/.exec(body) ?? [];
      if (!path) throw new Error('not there yet');
      return path;
    });
    expect((await get(page)).body).toContain(`src="${page}/html"`);
    const framed = await get(`${page}/html`);
    expect([framed.status, framed.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining('sandbox')]);
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(framed.body).toContain('<base target="_blank">');
    expect(framed.body).toMatch(/<img src="data:image\/png;base64,[^"]+" width="28"/);
    expect(framed.body).not.toContain('cid:');
  });

  it('stands in the product’s faces, in the language and theme of its reader', async () => {
    const page = async (path: string, cookie: string) => (await fetch(mail.running.url + path, { headers: { cookie } })).text();
    const turkish = await page('/dev/mailbox', 'pusula.theme=dark');
    expect(turkish).toContain('<html lang="tr" data-theme="dark">');
    expect(turkish).toContain('<link rel="stylesheet" href="/theme.css">');
    expect(turkish).toContain('<h1>Posta kutusu</h1>');
    const english = await page('/dev/mailbox?language=en', 'pusula.language=tr');
    expect(english).toContain('<h1>Mailbox</h1>');
    expect(english).toMatch(/href="\/dev\/mailbox\/[\w-]+\?language=en"/);
    const policy = (await get('/dev/mailbox')).headers.get('content-security-policy');
    expect(policy).toContain("style-src 'self' 'unsafe-inline'; font-src 'self'");
    expect(policy).not.toContain('script-src');
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
    await welcome(mail, { firstName: '<img src=x onerror=alert>' });
    await eventually(async () => expect((await get('/dev/mailbox')).body).toContain('&lt;img'));
    expect((await get('/dev/mailbox')).body).not.toContain('<img');
  });
});

describe('an SMTP server', () => {
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

  it('gets the welcome mail with a Message-ID made of the event', async () => {
    const id = await welcome(mail);
    await eventually(() =>
      expect(server.deliveries.at(-1)).toMatchObject({ messageId: `${id}@pusula.example`, receivers: ['ayse@example.com'] }),
    );
  });

  it('gets the mark with every kind of letter, as a picture inside of it', async () => {
    const before = server.deliveries.length;
    await welcome(mail, { userType: 'coach' });
    for (const purpose of LINK_PURPOSES) await requestLinkEmail(mail, purpose);
    for (const kind of NOTICES) await notice(mail, kind);
    const sent = await eventually(() => {
      const all = server.deliveries.slice(before);
      expect(all).toHaveLength(1 + LINK_PURPOSES.length + NOTICES.length);
      return all;
    });
    for (const { html, pictures } of sent) {
      expect(pictures).toEqual([MARK]);
      expect(html).toContain(`src="cid:${MARK.cid}"`);
    }
  });

  it('S18: gets one receiver, the same headers and no name from a name with line breaks, in every letter', async () => {
    const sendAll = async (firstName: string) => {
      const before = server.deliveries.length;
      await welcome(mail, { firstName });
      for (const purpose of LINK_PURPOSES) await requestLinkEmail(mail, purpose, { firstName });
      for (const kind of NOTICES) await notice(mail, kind, { firstName });
      return eventually(() => {
        const sent = server.deliveries.slice(before);
        expect(sent).toHaveLength(1 + LINK_PURPOSES.length + NOTICES.length);
        return sent;
      });
    };
    const headersOf = (sent: readonly Delivery[]) =>
      sent.map(({ subject, headerNames }) => `${subject.split(',')[0]}: ${headerNames}`).sort();
    const harmless = await sendAll('Ayşe');
    const hostile = await sendAll('Ayşe\r\nBcc: evil@evil.example\r\n\r\n<h1>');
    expect(headersOf(hostile)).toEqual(headersOf(harmless));
    for (const delivery of hostile) {
      expect(delivery.receivers).toEqual(['ayse@example.com']);
      expect([delivery.subject, delivery.text, delivery.html].join()).not.toMatch(/evil|Ayşe/);
    }
  });

  it('means that no mailbox is served', async () => {
    expect((await fetch(`${mail.running.url}/dev/mailbox`)).status).toBe(404);
  });
});
