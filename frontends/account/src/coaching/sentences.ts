import type { Language } from '@pusula/contracts';

/** What ends in a full stop without ending a sentence. */
const ABBREVIATION = /(?:^|[\s(“"])(?:\p{L}|Dr|Prof|Doç|Yrd|Av|Sn|Örn|vb|vs|bkz|no|tel|Mr|Mrs|Ms|St|e\.g|i\.e)\.\s*$/iu;

/** A sentence may begin with a small letter, where everything is written small, or with a number; a number's own point ends none. */
const SMALL_START = /(?<=\p{L}[.!?]["”’)]*\s+)(?=[\p{Ll}\d])/u;

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
