import type { Language } from '@pusula/contracts';
import { alignSentences, likeness } from './align-sentences.ts';
import { sentencesBeside, sentencesOf } from './sentences.ts';

/**
 * A place in both texts. Without a change both say the same; else `change` names what is taken or left as one: a sentence that moved stands in two
 * places of the same change.
 */
export type Part = { readonly change: number | null; readonly own: string; readonly suggested: string; readonly isMoved: boolean };

const MOVED_FROM = 0.7;
/** Beyond, comparing each with each would be felt; nobody writes so many sentences into a bio. */
const MOST_PAIRS = 40_000;

type Pair = { readonly own: string; readonly suggested: string };

const isGone = ({ own, suggested }: Pair) => own !== '' && suggested === '';
const isNew = ({ own, suggested }: Pair) => own === '' && suggested !== '';

function pairsOf(own: readonly string[], suggested: readonly string[]): Pair[] {
  if (own.length * suggested.length > MOST_PAIRS) return [{ own: own.join(''), suggested: suggested.join('') }];
  let [i, j] = [0, 0];
  return alignSentences(own, suggested).map((run) => {
    const pair = { own: own.slice(i, i + run.own).join(''), suggested: suggested.slice(j, j + run.suggested).join('') };
    i += run.own;
    j += run.suggested;
    return pair;
  });
}

/** For each new sentence that stood elsewhere before, where that was. */
function movesOf(pairs: readonly Pair[]): Map<number, number> {
  const moves = new Map<number, number>();
  const gone = new Set([...pairs.keys()].filter((place) => isGone(pairs[place] as Pair)));
  for (const [place, pair] of pairs.entries()) {
    if (!isNew(pair)) continue;
    const from = [...gone].find((other) => likeness(pairs[other]?.own ?? '', pair.suggested) >= MOVED_FROM);
    if (from === undefined) continue;
    moves.set(place, from);
    gone.delete(from);
  }
  return moves;
}

/** A sentence that went and one that came in its place are one change. */
const replaces = (pair: Pair, before: Part | undefined): before is Part =>
  before !== undefined && before.change !== null && !before.isMoved && ((isGone(before) && isNew(pair)) || (isNew(before) && isGone(pair)));

const SPACES = /\s+/gu;
const SPACES_AND_MARKS = /[\s\p{P}\p{S}]+/gu;
const isAlikeBut = (left: RegExp, { own, suggested }: Pair): boolean => own.replace(left, '') === suggested.replace(left, '');

/** Pure: whether no word is another one: nothing has to be decided then. */
export const isTidiedOnly = (parts: readonly Part[]): boolean => parts.every((part) => isAlikeBut(SPACES_AND_MARKS, part));

/**
 * Pure: both texts side by side, sentence by sentence. The `own` of all parts, joined, are the own text, and the `suggested` the suggested one.
 * Sentences that were split, made one or moved are one change; other spaces are none.
 */
export function sentenceChanges(own: string, suggested: string, language: Language): Part[] {
  const pairs = pairsOf(sentencesBeside(own, suggested, language), sentencesOf(suggested, language));
  const moves = movesOf(pairs);
  const partnerOf = new Map([...moves].flatMap(([to, from]) => [[to, from] as const, [from, to] as const]));
  const changeAt = new Map<number, number>();
  const parts: Part[] = [];
  let next = 0;
  for (const [place, pair] of pairs.entries()) {
    const partner = partnerOf.get(place);
    const before = parts.at(-1);
    if (partner !== undefined) {
      const change = changeAt.get(partner) ?? next++;
      changeAt.set(place, change);
      parts.push({ ...pair, change, isMoved: true });
    } else if (isAlikeBut(SPACES, pair)) parts.push({ ...pair, change: null, isMoved: false });
    else if (replaces(pair, before))
      parts[parts.length - 1] = { ...before, own: before.own + pair.own, suggested: before.suggested + pair.suggested };
    else parts.push({ ...pair, change: next++, isMoved: false });
  }
  return parts;
}

/** Pure: the text with the changes that were taken. Sentences from both texts are parted by a space where neither brings one. */
export function textWith(parts: readonly Part[], isTaken: (change: number) => boolean): string {
  const takesAll = parts.every(({ change }) => change === null || isTaken(change));
  const takesNone = parts.every(({ change }) => change === null || !isTaken(change));
  if (takesAll || takesNone) return parts.map(({ own, suggested }) => (takesAll ? suggested : own)).join('');
  return parts
    .map(({ change, own, suggested }) => (change === null || isTaken(change) ? suggested : own))
    .reduce((text, sentence) => (/\S$/.test(text) && /^\S/.test(sentence) ? `${text} ${sentence}` : text + sentence), '')
    .trim();
}
