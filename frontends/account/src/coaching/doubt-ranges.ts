import type { ReplyOf } from '@pusula/frontend-kit/api';
import type { Part } from './sentence-changes.ts';
import type { Change } from './word-changes.ts';

export type Doubt = ReplyOf<'POST /ai/refine'>['doubts'][number];
/** Where a doubt stands in the suggested text of its part. */
export type DoubtPlace = { readonly text: string; readonly start: number; readonly end: number };

const isInsideWord = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Where a text stands as whole words from a place on; -1 for nowhere. */
function placeOf(wanted: string, text: string, from: number): number {
  let at = text.indexOf(wanted, from);
  while (at >= 0 && (isInsideWord(text, at) || isInsideWord(text, at + wanted.length))) at = text.indexOf(wanted, at + 1);
  return at;
}

/** Pure: the doubts of each part of a suggestion, which come in the order in which they stand in it. */
export function doubtsOfParts(parts: readonly Part[], doubts: readonly Doubt[]): DoubtPlace[][] {
  const whole = parts.map(({ suggested }) => suggested).join('');
  let from = 0;
  const places = doubts.flatMap(({ text }) => {
    const start = placeOf(text, whole, from);
    if (start < 0) return [];
    from = start + text.length;
    return [{ text, start, end: from }];
  });
  let partStart = 0;
  return parts.map(({ suggested }) => {
    const [start, end] = [partStart, partStart + suggested.length];
    partStart = end;
    return places
      .filter((place) => place.start >= start && place.start < end)
      .map((place) => ({ text: place.text, start: place.start - start, end: Math.min(place.end, end) - start }));
  });
}

export type Segment = { readonly text: string; readonly mark: 'same' | 'added' | 'doubt' };

/** Pure: a suggested text in segments: what stayed, what is new, and what its writer did not write. */
export function markedSegments(changes: readonly Change[], doubts: readonly DoubtPlace[]): Segment[] {
  let length = 0;
  const spans = changes
    .filter(({ kind }) => kind !== 'removed')
    .map(({ kind, text }) => {
      const start = length;
      length += text.length;
      return { text, start, end: length, mark: kind === 'same' ? kind : ('added' as const) };
    });
  const whole = spans.map(({ text }) => text).join('');
  const cuts = [...new Set([...spans, ...doubts].flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const covers = (start: number) => (span: { start: number; end: number }) => span.start <= start && start < span.end;
  const segments: Segment[] = [];
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const mark = doubts.some(covers(start)) ? 'doubt' : (spans.find(covers(start))?.mark ?? 'same');
    const text = whole.slice(start, cuts[index + 1]);
    const last = segments.at(-1);
    if (last?.mark === mark) segments[segments.length - 1] = { mark, text: last.text + text };
    else segments.push({ mark, text });
  }
  return segments;
}
