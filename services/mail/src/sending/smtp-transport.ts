import { TIME_LIMITS } from '@pusula/service-kit/config';
import { failure } from '@pusula/service-kit/service';
import { createTransport } from 'nodemailer';
import { type MailTransport, type Message, MessageRejected } from './mail-transport.ts';

export type SmtpOptions = {
  /** smtp://user:password@host:587 or smtps://...:465 */
  readonly url: string;
  /** For one message, from connecting to the server's last word, in milliseconds; longer would hold the consumer's transaction open too long. */
  readonly limitMs?: number;
  /** Whether a server that offers no TLS is told nothing. Without it a server is believed that says it has none, and so is whoever stands between. */
  readonly requiresTls?: boolean;
};

/** What nodemailer reports; its own text may name the receiver, so only numbers and codes go on. */
type SmtpProblem = {
  readonly code?: string;
  /** Of the system, behind nodemailer's own. */
  readonly originalCode?: string;
  readonly timeoutType?: string;
  readonly responseCode?: number;
  readonly command?: string;
};
const BEFORE_ANY_MESSAGE = new Set(['EAUTH', 'EDNS', 'ETLS']);
const NOBODY_THERE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN']);
const ABOUT_THE_RECEIVER = new Set(['RCPT TO', 'DATA']);

/** Sends over a few kept SMTP connections. */
export function smtpTransport({ url, limitMs = TIME_LIMITS.mailDelivery, requiresTls = false }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
    dnsTimeout: 5_000,
    // The queue tries again, and counts: a server that breaks down after taking a message gets five copies at most.
    maxRequeues: 0,
    // Nothing in a message may make this process read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (message) =>
      withinTime(
        limitMs,
        transport.sendMail(envelope(message)).then(() => undefined, translate),
      ),
    close: async () => transport.close(),
  };
}

/** Addresses go as objects: a comma or a line break in one cannot add a receiver (S18). */
const envelope = ({ messageId, from, to, subject, html, text, language, date, pictures }: Message) => ({
  messageId: `<${messageId}>`,
  from,
  to: { name: '', address: to },
  subject,
  html,
  text,
  date,
  attachments: pictures.map(({ cid, name, type, base64 }) => ({
    cid,
    filename: name,
    contentType: type,
    contentDisposition: 'inline' as const,
    content: Buffer.from(base64, 'base64'),
  })),
  headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
});

function translate(problem: SmtpProblem): never {
  const { code = 'unknown', responseCode = 0, command = '' } = problem;
  if (responseCode >= 500 && ABOUT_THE_RECEIVER.has(command)) throw new MessageRejected(responseCode);
  if (isOutOfReach(problem)) throw failure('SERVICE_UNAVAILABLE');
  throw new Error(`the mail server did not take the message: ${responseCode || code}`);
}

/**
 * No message was begun, and none can be: all of them wait, uncounted, for the server or for an operator who mends the password or TLS. A connection that was lost
 * later is not meant: the server may have the message.
 */
const isOutOfReach = ({ code = '', originalCode = '', timeoutType }: SmtpProblem) =>
  BEFORE_ANY_MESSAGE.has(code) || NOBODY_THERE.has(originalCode) || timeoutType === 'CONNECT_TIMEOUT';

async function withinTime<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not take the message in time')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
