import { isErased } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { GOODBYE } from '../letters/forget-letters.ts';
import { htmlDocument } from '../letters/html.ts';
import type { Letter } from '../letters/letter.ts';
import { plainText } from '../letters/plain-text.ts';
import { type Message, Refused } from './post.ts';
import { noteSent, type SentLetter, wasSent } from './sent-letter.ts';

export type Occasion = Pick<SentLetter, 'eventId' | 'letter' | 'accountId'> & {
  readonly to: string;
  /** When the letter is of no use any more; without it, it always is. */
  readonly until?: Date;
};

/**
 * Sends one letter for one event: at least once, always under the same Message-ID. A letter that comes too late is noted and not sent; one to an erased account
 * is neither; a receiver who refuses for good is noted and not asked again; after any other trouble the queue tries again later.
 * @param write called only for a letter that is sent
 */
export async function sendLetter(deps: Deps, tx: EntityManager, { to, until, ...occasion }: Occasion, write: () => Letter): Promise<void> {
  const { brand, from, clock, mailbox } = deps;
  if (await wasSent(tx, occasion.eventId)) return;
  // It may lie in the mailbox although nobody has noted that it was sent.
  if (occasion.letter !== GOODBYE && (await isErased(tx, occasion.accountId))) return mailbox?.remove([occasion.eventId]);
  const note = (outcome: SentLetter['outcome']) => noteSent(tx, { ...occasion, outcome, at: clock.now() });
  if (until && until <= clock.now()) return void (await note('expired'));
  const letter = write();
  const messageId = `${occasion.eventId}@${from.address.split('@')[1]}`;
  const { subject, language } = letter;
  const content = { subject, language, html: htmlDocument(letter, brand), text: plainText(letter, brand) };
  await note(await post(deps, occasion, { messageId, from, to, date: clock.now(), ...content }));
}

async function post({ post, log }: Deps, { accountId, letter }: Omit<Occasion, 'to'>, message: Message): Promise<'sent' | 'refused'> {
  try {
    await post.send(message);
    return 'sent';
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    log.warn({ err: error, account: accountId, letter }, 'a letter was refused for good');
    return 'refused';
  }
}
