import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Received } from './post-contract.ts';

export type Delivery = Received & { readonly receivers: readonly string[] };
/** What the server does with a message: takes it, answers a status, answers nothing, or takes it and breaks the connection before saying so. */
export type Mood = 'take' | 421 | 450 | 550 | 'hang' | 'crash after DATA';

export type TestSmtpServer = { readonly url: string; readonly deliveries: Delivery[]; mood: Mood; readonly stop: () => Promise<void> };

/** A real SMTP server on a free port. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { mood } = test;
        if (mood === 'hang') return;
        if (typeof mood === 'number') return callback(Object.assign(new Error('no'), { responseCode: mood }));
        deliveries.push(
          await parse(
            Buffer.concat(chunks),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        if (mood === 'take') return callback();
        for (const connection of (server as unknown as { connections: Set<{ _socket: { destroy: () => void } }> }).connections)
          connection._socket.destroy();
      });
    },
  });
  server.on('error', () => undefined); // broken connections are part of the tests
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const test: TestSmtpServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    deliveries,
    mood: 'take',
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return test;
}

async function parse(raw: Buffer, receivers: readonly string[]): Promise<Delivery> {
  const mail = await PostalMime.parse(raw);
  return {
    receivers,
    messageId: (mail.messageId ?? '').replace(/[<>]/g, ''),
    to: mail.to?.map(({ address }) => address).join(',') ?? '',
    fromName: mail.from?.name ?? '',
    subject: mail.subject ?? '',
    html: (mail.html ?? '').trim(),
    text: mail.text ?? '',
    headerNames: mail.headers.map(({ key }) => key),
  };
}
