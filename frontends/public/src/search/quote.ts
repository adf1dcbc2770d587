import type { MarkedText } from '@pusula/contracts';

const ELLIPSIS = '…';
const SENTENCE_END = /[.!?…]["”’)]?\s+/gu;
const ENDS_SENTENCE = /[.!?…]["”’)]?$/u;
/** What may not stand before an ellipsis. */
const LOOSE_END = /[,;:–-]$/u;
/** About two lines of a result. */
const LENGTH = 170;
/** How much may be read before the first marked word. */
const LEAD = 48;

/** On one line, its own quotation marks made inner ones; no letter changes its place. */
const oneLine = (text: string) => text.replaceAll(/\s/gu, ' ').replaceAll('“', '‘').replaceAll('”', '’');

/** Where the quote starts: with a sentence when one begins not long before the first marked word, else with a word. */
function startBefore(text: string, firstMark: number): number {
  const sentences = [...text.slice(0, firstMark).matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  // A fragment comes cut at a word: what is left of that sentence says nothing when another one follows before the mark.
  if (firstMark <= LEAD) return text.startsWith(ELLIPSIS) ? (sentences[0] ?? 0) : 0;
  const sentence = sentences.at(-1) ?? 0;
  if (firstMark - sentence <= LEAD * 2) return sentence;
  const space = text.indexOf(' ', firstMark - LEAD);
  return space === -1 || space >= firstMark ? firstMark : space + 1;
}

/** Where it ends: with a sentence when one ends in the second half, else with a word. */
function endAfter(text: string, start: number, needed: number): number {
  const limit = Math.max(start + LENGTH, needed);
  if (text.length <= limit) return text.length;
  const ends = [...text.slice(start, limit).matchAll(SENTENCE_END)].map((end) => start + end.index + end[0].trimEnd().length);
  const sentence = ends.findLast((end) => end >= needed && end - start >= LENGTH / 2);
  if (sentence !== undefined) return sentence;
  const space = text.lastIndexOf(' ', limit);
  return space > needed ? space : limit;
}

/**
 * A stretch of a coach's own text for a result, cut around its marked words at sentences or words; marks move along.
 * @param marked the whole text or a longer fragment, marks in rising order
 */
export function quote({ text, marks }: MarkedText): MarkedText {
  const line = oneLine(text);
  const first = marks[0];
  const start = first ? startBefore(line, first[0]) : 0;
  const end = endAfter(line, start, first ? first[1] : start);
  const before = start === 0 || ENDS_SENTENCE.test(line.slice(0, start).trimEnd()) ? '' : `${ELLIPSIS} `;
  const cut = line.slice(start, end).replace(end < line.length ? LOOSE_END : /$^/u, '');
  const after = end === line.length || ENDS_SENTENCE.test(cut) ? '' : ELLIPSIS;
  const shift = before.length - start;
  return {
    text: before + cut + after,
    marks: marks.filter(([from, to]) => from >= start && to <= end).map(([from, to]) => [from + shift, to + shift]),
  };
}

/** Marks in rising order, put right where they overlap or leave the text; neighbours with nothing but space between them are one. */
function joined({ text, marks }: MarkedText): [number, number][] {
  const whole: [number, number][] = [];
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    const last = whole.at(-1);
    const end = Math.min(to, text.length);
    if (last && (from <= last[1] || text.slice(last[1], from).trim() === '')) last[1] = Math.max(last[1], end);
    else if (from < end) whole.push([from, end]);
  }
  return whole;
}

/** The text in segments, in order, each marked or not. */
export function segments(marked: MarkedText): { text: string; marked: boolean }[] {
  const { text } = marked;
  const found: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of joined(marked)) {
    if (from > at) found.push({ text: text.slice(at, from), marked: false });
    found.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) found.push({ text: text.slice(at), marked: false });
  return found;
}

const CLAUSES = /[^.!?…;:,()“”"–—]+/gu;
const WORDS = /\S+/gu;
const WORDS_OF_PHRASE = 6;

/** The few words of a text that hold the most marked ones, as the coach wrote them: `patronun cumartesi araması`. Nothing where none is marked. */
export function keyPhrase(marked: MarkedText): string | undefined {
  const marks = joined(marked);
  const markedIn = (from: number, to: number) =>
    new Set(marks.filter(([start, end]) => start >= from && end <= to).map(([start, end]) => marked.text.slice(start, end).toLowerCase()))
      .size;
  let best = { phrase: '', words: 0 };
  for (const clause of marked.text.matchAll(CLAUSES)) {
    const words = [...clause[0].matchAll(WORDS)].map((word) => ({
      from: clause.index + word.index,
      to: clause.index + word.index + word[0].length,
    }));
    for (let first = 0; first === 0 || first + WORDS_OF_PHRASE <= words.length; first++) {
      const [start, end] = [words[first], words.slice(first, first + WORDS_OF_PHRASE).at(-1)];
      const found = start && end ? markedIn(start.from, end.to) : 0;
      if (start && end && found > best.words) best = { phrase: oneLine(marked.text.slice(start.from, end.to)), words: found };
    }
  }
  return best.phrase || undefined;
}
