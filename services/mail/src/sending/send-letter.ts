import type { EntityManager } from 'typeorm';
import { htmlDocument } from '../letters/html.ts';
import type { Letter } from '../letters/letter.ts';
import { plainText } from '../letters/plain-text.ts';
import type { Deps } from '../service.ts';
import { Refused } from './post.ts';
import { noteSent, type SentLetter, wasSent } from './sent-letter.ts';

export type Occasion = Pick<SentLetter, 'eventId' | 'letter' | 'accountId'> & { readonly to: string };

/**
 * Sends one letter for one event: at least once, always under the same Message-ID. A receiver who refuses for good is noted and not asked again; after
 * any other trouble the queue tries again later.
 */
export async function sendLetter(
  { post, brand, from, clock, log }: Deps,
  tx: EntityManager,
  { to, ...occasion }: Occasion,
  letter: Letter,
): Promise<void> {
  const { eventId, accountId } = occasion;
  if (await wasSent(tx, eventId)) return;
  const messageId = `${eventId}@${from.address.split('@')[1]}`;
  const content = { html: htmlDocument(letter, brand), text: plainText(letter, brand) };
  const outcome = await post
    .send({ messageId, from, to, subject: letter.subject, language: letter.language, date: clock.now(), ...content })
    .then(
      () => 'sent' as const,
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        log.warn({ err: error, account: accountId, letter: occasion.letter }, 'a letter was refused for good');
        return 'refused' as const;
      },
    );
  await noteSent(tx, { ...occasion, outcome, at: clock.now() });
}
