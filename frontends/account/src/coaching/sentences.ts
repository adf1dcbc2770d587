import type { Language } from '@pusula/contracts';

/** What ends in a full stop without ending a sentence. */
const ABBREVIATION = /(?:^|[\s(“"])(?:\p{L}|Dr|Prof|Doç|Yrd|Av|Sn|Örn|vb|vs|bkz|no|tel|Mr|Mrs|Ms|St|e\.g|i\.e)\.\s*$/iu;

/** A sentence may begin with a small letter, where everything is written small, or with a number; a number's own point ends none. */
const SMALL_START = /(?<=\p{L}[.!?]["”’)]*\s+)(?=[\p{Ll}\d])/u;

/** A mark that may have ended a sentence although no space follows, with the words on both sides. */
const UNTIDY_STOP = /(\p{L}+) ?([.!?…])(?=([\p{L}\d]+))/gu;

/**
 * Pure: the sentences of a writer's own text, which may lack the spaces between them: there they end where a suggestion has parted the same words.
 * Joined again they are the text.
 */
export function sentencesBeside(own: string, suggested: string, language: Language): string[] {
  const parted = suggested.toLocaleLowerCase(language);
  const ends = [...own.matchAll(UNTIDY_STOP)]
    .filter(({ 1: word, 2: mark, 3: next }) => parted.includes(`${word}${mark} ${next}`.toLocaleLowerCase(language)))
    .map(({ 0: match, index }) => index + match.length);
  return [0, ...ends].flatMap((start, place) => sentencesOf(own.slice(start, ends[place]), language));
}

/** Pure: the sentences of a text with the space after them: joined again they are the text. */
export function sentencesOf(text: string, language: Language): string[] {
  const sentences: string[] = [];
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  for (const segment of segments.flatMap((found) => found.segment.split(SMALL_START))) {
    const before = sentences.at(-1);
    const goesOn = before !== undefined && (segment.trim() === '' || before.trim() === '' || ABBREVIATION.test(before));
    if (goesOn) sentences[sentences.length - 1] = before + segment;
    else sentences.push(segment);
  }
  return sentences;
}
