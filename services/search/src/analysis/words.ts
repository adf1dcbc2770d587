import { FOLDED, SEPARATOR } from './fold.ts';

/** Longer runs of letters are noise; their rest is skipped. */
const LONGEST_WORD = 64;
const APOSTROPHES: ReadonlySet<number> = new Set(["'", '’', '‘', 'ʼ', '´', '`', '＇'].map((mark) => mark.charCodeAt(0)));

const isWordUnit = (text: string, at: number) => at < text.length && FOLDED[text.charCodeAt(at)] !== SEPARATOR;

function endOfRun(text: string, from: number): number {
  let at = from;
  while (isWordUnit(text, at)) at++;
  return at;
}

/**
 * Where the words of a text are, as pairs of start and end (UTF-16 units, end exclusive). What follows an apostrophe belongs to no word: it is
 * a Turkish case ending (`İzmir'de`) or an English one (`coach's`).
 */
export function wordSpans(text: string): number[] {
  const spans: number[] = [];
  for (let at = 0; at < text.length; ) {
    if (!isWordUnit(text, at)) {
      at++;
      continue;
    }
    let end = endOfRun(text, at);
    spans.push(at, Math.min(end, at + LONGEST_WORD));
    while (APOSTROPHES.has(text.charCodeAt(end))) end = endOfRun(text, end + 1);
    at = end;
  }
  return spans;
}

/** A profile's texts are read by several, one after the other: what they split stays at hand for a moment. */
const MOST_KEPT = 64;
const KEPT = new Map<string, readonly string[]>();

/** The words of a text as they are written. */
export function splitWords(text: string): readonly string[] {
  const known = KEPT.get(text);
  if (known) return known;
  const spans = wordSpans(text);
  const words: string[] = [];
  for (let at = 0; at < spans.length; at += 2) words.push(text.slice(spans[at], spans[at + 1]));
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  KEPT.set(text, words);
  return words;
}
