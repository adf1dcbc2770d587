import type { accountWelcomed, DataOf } from '@pusula/contracts';
import { isErased, isUnavailable, problemOf, type Trying } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { GOODBYE } from '../letters/forget-letters.ts';
import { htmlDocument } from '../letters/html.ts';
import type { Letter } from '../letters/letter.ts';
import { plainText } from '../letters/plain-text.ts';
import { type Attempt, noteEmail } from './emails.ts';
import { type Message, Refused } from './post.ts';
import { noteSent, type SentLetter, wasSent } from './sent-letter.ts';

export type Occasion = Pick<SentLetter, 'eventId' | 'letter'> & {
  readonly receiver: Pick<DataOf<typeof accountWelcomed>, 'id' | 'email' | 'firstName' | 'lastName'>;
  /** When the letter is of no use any more; without it, it always is. */
  readonly until?: Date;
};

/**
 * Sends one letter for one event: at least once, always under the same Message-ID. A letter that comes too late is noted and not sent; one to an erased account
 * is neither; a receiver who refuses for good is noted and not asked again; after any other trouble the queue tries again later, which is noted, too.
 * @param write called only for a letter that is sent
 */
export async function sendLetter(
  deps: Deps,
  tx: EntityManager,
  { eventId, letter: kind, receiver, until }: Occasion,
  trying: Trying,
  write: () => Letter,
): Promise<void> {
  const { brand, from, clock, mailbox, db, log } = deps;
  const { id: accountId, email: to, firstName, lastName } = receiver;
  if (await wasSent(tx, eventId)) return;
  const isGone = await isErased(tx, accountId);
  // It may lie in the mailbox although nobody has noted that it was sent.
  if (kind !== GOODBYE && isGone) return mailbox?.remove([eventId]);
  const whom = isGone ? { name: '', address: '' } : { name: `${firstName} ${lastName}`.trim(), address: to };
  const email = { id: eventId, kind, accountId, ...whom };
  const settle = async (outcome: SentLetter['outcome'], subject: string, attempt: Attempt) => {
    const at = clock.now();
    await noteSent(tx, { eventId, letter: kind, accountId, outcome, at });
    await noteEmail(tx, { ...email, subject, state: outcome, at, ...attempt });
  };
  if (until && until <= clock.now()) return settle('expired', '', { attempts: 0, problem: '', nextAttemptAt: null });
  const letter = write();
  const messageId = `${eventId}@${from.address.split('@')[1]}`;
  const { subject, language } = letter;
  const content = { subject, language, html: htmlDocument(letter, brand), text: plainText(letter, brand) };
  try {
    const problem = await post(deps, { accountId, letter: kind }, { messageId, from, to, date: clock.now(), ...content });
    await settle(problem === null ? 'sent' : 'refused', subject, { attempts: 1, problem: problem ?? '', nextAttemptAt: null });
  } catch (error) {
    // Beside the transaction, which goes with the failure. Without this note the letter is tried all the same.
    const failed = noteEmail(db.manager, { ...email, subject, ...failureOf(error, trying, clock.now()) });
    await failed.catch((problem: unknown) => log.warn({ err: problem, account: accountId, letter: kind }, 'an attempt was not noted'));
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
async function post({ post, log }: Deps, about: { accountId: string; letter: string }, message: Message): Promise<string | null> {
  try {
    await post.send(message);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log.warn({ err: error, account: about.accountId, letter: about.letter }, 'a letter was refused for good');
    return problemOf(error);
  }
}
