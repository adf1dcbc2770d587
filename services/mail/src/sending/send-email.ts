import type { accountWelcomed, DataOf } from '@pusula/contracts';
import { problemOf, type Trying } from '@pusula/service-kit/bus';
import { isUnavailable } from '@pusula/service-kit/db';
import { isErased } from '@pusula/service-kit/erasure';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import type { EmailContent } from '../emails/email.ts';
import { htmlDocument } from '../emails/html.ts';
import { MARK } from '../emails/mark.ts';
import { plainText } from '../emails/plain-text.ts';
import { type Attempt, noteEmail } from './email-log.ts';
import { GOODBYE } from './forget-account-emails.ts';
import { type Message, MessageRejected } from './mail-transport.ts';
import { noteSent, type SentEmail, wasSent } from './sent-email.ts';

export type EmailRequest = Pick<SentEmail, 'eventId' | 'kind'> & {
  readonly receiver: Pick<DataOf<typeof accountWelcomed>, 'id' | 'email' | 'firstName' | 'lastName'>;
  /** When the email is of no use any more; without it, it always is. */
  readonly until?: Date;
};

/**
 * Sends one email for one event: at least once, always under the same Message-ID. An email that comes too late is noted and not sent; one to an erased account
 * is neither; a receiver who refuses for good is noted and not asked again; after any other trouble the queue tries again later, which is noted, too.
 * @param write called only for an email that is sent
 */
export async function sendEmail(
  deps: Deps,
  tx: EntityManager,
  { eventId, kind, receiver, until }: EmailRequest,
  trying: Trying,
  write: () => EmailContent,
): Promise<void> {
  const { brand, from, clock, mailbox, db, log } = deps;
  const { id: accountId, email: to, firstName, lastName } = receiver;
  if (await wasSent(tx, eventId)) return;
  const isGone = await isErased(tx, accountId);
  // It may lie in the mailbox although nobody has noted that it was sent.
  if (kind !== GOODBYE && isGone) return mailbox?.remove([eventId]);
  const whom = isGone ? { name: '', address: '' } : { name: `${firstName} ${lastName}`.trim(), address: to };
  const row = { id: eventId, kind, accountId, ...whom };
  const settle = async (outcome: SentEmail['outcome'], subject: string, attempt: Attempt) => {
    const at = clock.now();
    await noteSent(tx, { eventId, kind, accountId, outcome, at });
    await noteEmail(tx, { ...row, subject, state: outcome, at, ...attempt });
  };
  if (until && until <= clock.now()) return settle('expired', '', { attempts: 0, problem: '', nextAttemptAt: null });
  const email = write();
  const messageId = `${eventId}@${from.address.split('@')[1]}`;
  const { subject, language } = email;
  const content = { subject, language, html: htmlDocument(email, brand), text: plainText(email, brand), pictures: [MARK] };
  try {
    const problem = await deliver(deps, { accountId, kind }, { messageId, from, to, date: clock.now(), ...content });
    await settle(problem === null ? 'sent' : 'refused', subject, { attempts: 1, problem: problem ?? '', nextAttemptAt: null });
  } catch (error) {
    // Beside the transaction, which goes with the failure. Without this note the email is tried all the same.
    const failed = noteEmail(db.manager, { ...row, subject, ...failureOf(error, trying, clock.now()) });
    await failed.catch((problem: unknown) => log.warn({ err: problem, account: accountId, kind }, 'could not record a delivery attempt'));
    throw error;
  }
}

/** Pure: what an attempt that came to nothing means for an e-mail. Nobody counts those that did not reach the server. */
function failureOf(error: unknown, { againInMs }: Trying, at: Date) {
  const problem = problemOf(error);
  if (isUnavailable(error)) return { state: 'waiting', at, attempts: 0, problem, nextAttemptAt: null } as const;
  if (againInMs === null) return { state: 'failed', at, attempts: 1, problem, nextAttemptAt: null } as const;
  return { state: 'waiting', at, attempts: 1, problem, nextAttemptAt: new Date(at.getTime() + againInMs) } as const;
}

/** @returns null when it was sent, or why it was refused for good */
async function deliver({ transport, log }: Deps, about: { accountId: string; kind: string }, message: Message): Promise<string | null> {
  try {
    await transport.send(message);
    return null;
  } catch (error) {
    if (!(error instanceof MessageRejected)) throw error;
    log.warn({ err: error, account: about.accountId, kind: about.kind }, 'the server rejected an e-mail for good');
    return problemOf(error);
  }
}
