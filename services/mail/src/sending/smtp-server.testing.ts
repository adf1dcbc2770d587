import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail } from './parse-mail.testing.ts';
import type { Received } from './transport-contract.ts';

export type Delivery = Received & { readonly receivers: readonly string[] };
/** What the server does with a message: takes it, answers a status, answers nothing, or takes it and then is silent or breaks the connection. */
export type Mood =
  | 'take'
  | 421
  | 450
  | 550
  | 'hang'
  | 'silence after DATA'
  | 'crash after DATA'
  | 'refuse receiver'
  | 'refuse sender'
  | 'refuse us'
  | 'refuse password';

export type TestSmtpServer = {
  readonly url: string;
  readonly deliveries: Delivery[];
  /** How often it was asked to take a message, by Message-ID. */
  readonly asked: Map<string, number>;
  mood: Mood;
  /** Breaks every connection. */
  readonly disconnect: () => void;
  readonly stop: () => Promise<void>;
};

/** A real SMTP server on a free port. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onConnect: (_session, callback) => callback(test.mood === 'refuse us' ? answer(421) : null),
    onAuth: (_given, _session, callback) => callback(test.mood === 'refuse password' ? answer(535) : null, { user: 'pusula' }),
    onMailFrom: (_address, _session, callback) => callback(test.mood === 'refuse sender' ? answer(550) : null),
    onRcptTo: (_address, _session, callback) => callback(test.mood === 'refuse receiver' ? answer(550) : null),
    onData: (stream, { envelope }, callback) => {
      const receivers = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then(async (raw) => ({ ...(await parseMail(raw)), receivers }))
        .then((delivery) => receive(delivery, callback), callback);
    },
  });
  const receive = (delivery: Delivery, callback: (error?: Error | null) => void) => {
    const { mood, asked, deliveries } = test;
    asked.set(delivery.messageId, (asked.get(delivery.messageId) ?? 0) + 1);
    if (mood === 'hang') return;
    if (typeof mood === 'number') return callback(answer(mood));
    deliveries.push(delivery);
    if (mood === 'crash after DATA') test.disconnect();
    else if (mood !== 'silence after DATA') callback();
  };
  server.on('error', () => undefined); // broken connections are part of the tests
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const test: TestSmtpServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    deliveries: [],
    asked: new Map(),
    mood: 'take',
    disconnect: () => {
      const { connections } = server as unknown as { connections: Set<{ _socket: { destroy: () => void } }> };
      for (const connection of connections) connection._socket.destroy();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return test;
}

const answer = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
