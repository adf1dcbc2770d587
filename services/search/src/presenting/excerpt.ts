import type { MarkedText } from '@pusula/contracts';
import type { Marks } from './matches.ts';

const LONGEST = 220;
/** How much of the text is shown before the first mark of an excerpt. */
const LEAD = 40;
const ELLIPSIS = '…';

/** The stretch of a text that holds the most different marked words, cut between words; the whole text when it is short. */
export function excerpt(text: string, marks: Marks): MarkedText {
  if (text.length <= LONGEST) return { text, marks };
  const from = startOfWord(text, Math.max(0, Math.min(bestStart(text, marks) - LEAD, text.length - LONGEST)));
  const to = endOfWord(text, from + LONGEST);
  const before = from > 0 ? ELLIPSIS : '';
  const after = to < text.length ? ELLIPSIS : '';
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + after,
    marks: marks.filter(([start, end]) => start >= from && end <= to).map(([start, end]) => [start + shift, end + shift]),
  };
}

function bestStart(text: string, marks: Marks): number {
  let best = { start: marks[0]?.[0] ?? 0, words: 0 };
  for (const [start] of marks) {
    const inside = marks.filter(([from, to]) => from >= start && to <= start + LONGEST - LEAD);
    const words = new Set(inside.map(([from, to]) => text.slice(from, to).toLowerCase())).size;
    if (words > best.words) best = { start, words };
  }
  return best.start;
}

const isSpace = (text: string, at: number) => /\s/.test(text[at] ?? ' ');

/** Forward to the first letter after a space, unless the place is one already. */
function startOfWord(text: string, at: number): number {
  let start = at;
  while (start > 0 && start < text.length && !isSpace(text, start - 1)) start++;
  return start < text.length ? start : at;
}

function endOfWord(text: string, at: number): number {
  if (at >= text.length) return text.length;
  let end = at;
  while (end > 0 && !isSpace(text, end)) end--;
  return end > 0 ? end : at;
}
