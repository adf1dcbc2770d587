import { foldText } from './fold-text.ts';

/** A sentence on one line, without space around or doubled within it. */
export const tidyExample = (sentence: string): string => sentence.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The same for sentences of the same words, whatever their case, accents and punctuation: the search reads them alike. */
export const exampleKey = (sentence: string): string =>
  foldText(sentence)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || sentence;

/** The same for names that differ in case, space or punctuation alone. `yas` is not `yaş`; `I` is the capital of both `i` and `ı`, which are one. */
export const nameKey = (name: string): string =>
  tidyExample(name)
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || name;

/**
 * Pure: sentences as they are kept, tidy and in their order, each once: of those that differ in case, accents or punctuation alone, the first stays. Empty ones
 * are left out.
 */
export const distinctExamples = (sentences: readonly string[]): string[] => firstOfEach(sentences, exampleKey);

/** Pure: the same of names, in which accents tell one from another. */
export const distinctNames = (names: readonly string[]): string[] => firstOfEach(names, nameKey);

function firstOfEach(texts: readonly string[], keyOf: (text: string) => string): string[] {
  const kept = new Map<string, string>();
  for (const text of texts.map(tidyExample)) {
    const key = keyOf(text);
    if (text !== '' && !kept.has(key)) kept.set(key, text);
  }
  return [...kept.values()];
}
