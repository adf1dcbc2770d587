import type { MailTransport } from './mail-transport.ts';
import type { Mood, TestSmtpServer } from './smtp-server.testing.ts';
import { smtpTransport } from './smtp-transport.ts';

/** Moods in which the server takes what it is sent and never answers. */
const SILENT: ReadonlySet<Mood> = new Set<Mood>(['hang', 'silence after DATA']);
const SOON_MS = 2_000;

/** A transport that gives up soon where the server falls silent; what the server answers may take its time, as it does on a busy machine. */
export function impatientWhileSilent(server: TestSmtpServer): MailTransport {
  const [patient, impatient] = [smtpTransport({ url: server.url }), smtpTransport({ url: server.url, limitMs: SOON_MS })];
  return {
    send: (message) => (SILENT.has(server.mood) ? impatient : patient).send(message),
    close: async () => {
      await Promise.all([patient.close(), impatient.close()]);
    },
  };
}
