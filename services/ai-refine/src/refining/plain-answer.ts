import type { Refinable } from './improver.ts';

/** A tag of markup: `<` that a name, `/` or `!` follows. `3 < 4` is none. */
const MARKUP = /<[a-z/!][^>]*>/i;
const FENCE = /^```[a-z]*\n([\s\S]*)\n```$/i;
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

/**
 * Pure: the text of an answer.
 * @param longest characters allowed
 * @throws Error when it is empty, too long or has markup that the text did not have
 */
export function plainAnswer(content: string, { kind, text }: Refinable, longest: number): string {
  const inside = FENCE.exec(content.trim())?.[1] ?? content;
  const answer = inside
    .replace(CONTROL, (character) => (character === '\n' ? '\n' : ''))
    .normalize('NFC')
    .trim();
  const plain = kind === 'Headline' ? answer.replace(/\s*\n\s*/g, ' ') : answer;
  if (plain === '') throw new Error('an empty answer');
  if (plain.length > longest) throw new Error('an answer that is too long');
  if (MARKUP.test(plain) && !MARKUP.test(text)) throw new Error('markup where plain text was asked for');
  return plain;
}
