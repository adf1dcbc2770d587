import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { serverUrl } from '@pusula/service-kit/testing';
import { folderMailbox } from '../mailbox/mailbox.ts';
import { impatientWhileSilent } from './impatient-transport.testing.ts';
import type { MailTransport } from './mail-transport.ts';
import { readMailpit } from './mailpit.testing.ts';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.testing.ts';
import { smtpTransport } from './smtp-transport.ts';
import { aMessage, transportContract } from './transport-contract.ts';

transportContract('SMTP', async () => {
  const server = await startSmtpServer();
  const transport = smtpTransport({ url: server.url });
  const stop = async () => {
    await transport.close();
    await server.stop();
  };
  return { transport, received: async () => server.deliveries, stop };
});

const real = serverUrl('smtp');
const mailpit = process.env.MAILPIT_URL ?? '';
if (real) {
  transportContract('SMTP to Mailpit', async () => {
    const transport = smtpTransport({ url: real });
    return { transport, received: () => readMailpit(mailpit), stop: () => transport.close() };
  });
} else {
  it.skip('mail transport: SMTP to Mailpit (SMTP_URL is not set)', () => undefined);
}

transportContract('the mailbox of a laptop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-mail-'));
  const transport = folderMailbox(folder);
  const received = async () =>
    (await transport.list(100)).map((message) => ({
      ...message,
      pictures: message.pictures ?? [],
      fromName: message.from.name,
      headerNames: [],
    }));
  return { transport, received, stop: () => rm(folder, { recursive: true }) };
});

describe('R8: an SMTP server in trouble', () => {
  let server: TestSmtpServer;
  let transport: MailTransport;
  beforeAll(async () => {
    server = await startSmtpServer();
    transport = impatientWhileSilent(server);
  });
  afterAll(async () => {
    await transport.close();
    await server.stop();
  });
  beforeEach(() => {
    server.mood = 'take';
    server.deliveries.length = 0;
  });

  it.each([421, 450] as const)('that answers %d may be asked again', async (mood) => {
    server.mood = mood;
    await expect(transport.send(aMessage())).rejects.toThrow(`${mood}`);
    server.mood = 'take';
    await transport.send(aMessage());
    expect(server.deliveries).toHaveLength(1);
  });

  it('that answers 550 has refused for good, and its answer names nobody', async () => {
    server.mood = 550;
    await expect(transport.send(aMessage())).rejects.toMatchObject({
      name: 'MessageRejected',
      message: expect.not.stringContaining('ayse'),
    });
  });

  it('that never answers is given up in time', async () => {
    server.mood = 'hang';
    await expect(transport.send(aMessage())).rejects.toThrow('in time');
  });

  it('that breaks down after taking a message gets it again under the same Message-ID', async () => {
    server.mood = 'crash after DATA';
    await expect(transport.send(aMessage())).rejects.toThrow();
    server.mood = 'take';
    await transport.send(aMessage());
    expect(server.deliveries.map(({ messageId }) => messageId)).toEqual([aMessage().messageId, aMessage().messageId]);
  });

  it('that refuses the password is waited for: an operator has to mend it', async () => {
    const known = smtpTransport({ url: server.url.replace('//', '//pusula:secret@') });
    server.mood = 'refuse password';
    await expect(known.send(aMessage())).rejects.toThrow('SERVICE_UNAVAILABLE');
    server.mood = 'take';
    await known.send(aMessage());
    await known.close();
    expect(server.deliveries).toHaveLength(1);
  });

  it('O3: that offers no TLS is told neither a password nor a letter where TLS is required, and waited for', async () => {
    const careful = smtpTransport({ url: server.url.replace('//', '//pusula:secret@'), requiresTls: true });
    await expect(careful.send(aMessage())).rejects.toThrow('SERVICE_UNAVAILABLE');
    await careful.close();
    expect(server.deliveries).toEqual([]);
  });

  it('that cannot be reached is waited for', async () => {
    const away = smtpTransport({ url: 'smtp://127.0.0.1:1' });
    await expect(away.send(aMessage())).rejects.toThrow('SERVICE_UNAVAILABLE');
    await away.close();
  });
});
