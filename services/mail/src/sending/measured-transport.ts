import type { Figure } from '@pusula/service-kit/service';
import { inClientSpan } from '@pusula/service-kit/tracing';
import { type MailTransport, MessageRejected } from './mail-transport.ts';

/** Counts what becomes of e-mails: sent, refused for good, or failed and to be tried again. */
export function measuredTransport(transport: MailTransport): { readonly transport: MailTransport; readonly figure: Figure } {
  const counts = { sent: 0, refused: 0, failed: 0 };
  return {
    transport: {
      ...transport,
      send: async (message) => {
        try {
          await inClientSpan('send e-mail', {}, () => transport.send(message));
        } catch (error) {
          counts[error instanceof MessageRejected ? 'refused' : 'failed'] += 1;
          throw error;
        }
        counts.sent += 1;
      },
    },
    figure: {
      name: 'emails_total',
      help: 'Attempts to send an e-mail; outcome: sent, refused for good, or failed and tried again',
      kind: 'counter',
      labels: ['outcome'],
      read: () => Object.entries(counts).map(([outcome, value]) => ({ labels: { outcome }, value })),
    },
  };
}
