import type { Suggestion } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { wordSpans } from '../analysis/words.ts';

/**
 * Where the words of a text begin with what was typed. Empty unless every typed word begins one.
 * @param typed folded words
 */
export function prefixRanges(text: string, typed: readonly string[]): Suggestion['marks'] {
  const spans = wordSpans(text);
  const marks: Suggestion['marks'] = [];
  for (const start of typed) {
    const at = spans.findIndex((_, index) => index % 2 === 0 && fold(text.slice(spans[index], spans[index + 1])).startsWith(start));
    if (at === -1) return [];
    const from = spans[at] as number;
    marks.push([from, endOfFolded(text, from, start.length)]);
  }
  return marks.sort(([one], [other]) => one - other);
}

/** Where the first `length` folded letters end in the text as it is written. */
function endOfFolded(text: string, from: number, length: number): number {
  let end = from;
  while (end < text.length && fold(text.slice(from, end)).length < length) end++;
  return end;
}
