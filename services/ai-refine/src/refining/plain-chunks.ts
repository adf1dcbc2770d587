import type { Refinable } from './improver.ts';

/** White space, at which words end. Invisible characters (`\ufeff` and its like) are none: they are dropped, and could otherwise hide a tag's middle. */
const SPACE = /[\t-\r\p{Z}]/u;
const SPACE_AT_START = /^[\t-\r\p{Z}]+/u;
const SPACES_AT_END = /[\t-\r\p{Z}]+$/u;
const CONTROL_SPACE = /[\t\v\f\r\u2028\u2029]/g;
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
/** A tag of markup: `<` that a name, `/`, `!` or `?` follows. `3 < 4` is none. */
const TAG = /<[/!?]?[a-z][\w:-]*|<[/!?]/gi;
const FENCE = '```';

/** A word is let go when it has ended: until then it could become a tag or a fence, or its last letter could get an accent. */
function endOfWords(text: string): number {
  for (let at = text.length - 1; at >= 0; at--) if (SPACE.test(text[at] ?? '')) return withoutSpaceAtEnd(text.slice(0, at + 1)).length;
  return 0;
}

const withoutSpaceAtStart = (text: string) => text.replace(SPACE_AT_START, '');
const withoutSpaceAtEnd = (text: string) => text.replace(SPACES_AT_END, '');
const tagsOf = (text: string) => (text.match(TAG) ?? []).map((tag) => tag.toLowerCase());

/** What of an answer may be seen, word by word. @throws Error as plainChunks does */
function createSieve({ kind, text }: Refinable, longest: number) {
  const ownTags = new Set(tagsOf(text));
  let held = '';
  let length = 0;
  let isFenced: boolean | undefined;

  const plain = (words: string): string => {
    const visible = words
      .replace(CONTROL_SPACE, ' ')
      .replace(INVISIBLE, (character) => (character === '\n' ? '\n' : ''))
      .normalize('NFC');
    const chunk = kind === 'Headline' ? visible.replace(/\s*\n\s*/g, ' ') : visible;
    if (tagsOf(chunk).some((tag) => !ownTags.has(tag))) throw new Error('markup where plain text was asked for');
    length += chunk.length;
    if (length > longest) throw new Error('an answer that is too long');
    return chunk;
  };

  /** Takes the beginning of a fence off, as soon as it is clear whether there is one. */
  const begin = () => {
    if (!held.startsWith(FENCE)) {
      if (endOfWords(held) > 0) isFenced = false;
      return;
    }
    const lineEnd = held.indexOf('\n');
    if (lineEnd < 0) return;
    isFenced = true;
    held = withoutSpaceAtStart(held.slice(lineEnd + 1));
  };

  const letGo = (end: number): string => {
    const fenceAt = held.slice(0, end).indexOf(FENCE);
    const until = fenceAt < 0 ? end : withoutSpaceAtEnd(held.slice(0, fenceAt)).length;
    const words = held.slice(0, until);
    held = held.slice(until);
    return plain(words);
  };

  return {
    add(chunk: string): string {
      held += chunk;
      if (held.length > longest) throw new Error('an answer that is too long');
      if (length === 0) held = withoutSpaceAtStart(held);
      if (isFenced === undefined) begin();
      return isFenced === undefined ? '' : letGo(endOfWords(held));
    },
    end(): string {
      held = withoutSpaceAtEnd(held);
      const last = letGo(held.length);
      if (held.trim() !== '' && !(isFenced && held.trim() === FENCE)) throw new Error('a fence where plain text was asked for');
      if (length === 0) throw new Error('an empty answer');
      return last;
    },
  };
}

/**
 * The plain text of an answer, let go word by word while it comes. The fence around an answer is taken off, a headline stays on one line.
 * @param chunks the answer as it comes, cut anywhere
 * @param longest characters allowed
 * @throws Error when it is empty, too long or has markup that the text did not have; none of that has been let go then
 */
export async function* plainChunks(chunks: AsyncIterable<string>, refinable: Refinable, longest: number): AsyncGenerator<string> {
  const sieve = createSieve(refinable, longest);
  for await (const chunk of chunks) {
    const plain = sieve.add(chunk);
    if (plain !== '') yield plain;
  }
  const last = sieve.end();
  if (last !== '') yield last;
}
