import { foldText } from './fold-text.ts';

/** A sentence on one line, without space around or doubled within it. */
export const tidyExample = (sentence: string): string => sentence.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** The same for sentences of the same words, whatever their case, accents and punctuation: the search reads them alike. */
export const exampleKey = (sentence: string): string =>
  foldText(sentence)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || sentence;

/**
 * Pure: sentences as they are kept, tidy and in their order, each once: of those that differ in case, accents or punctuation alone, the first stays. Empty ones
 * are left out.
 */
export function distinctExamples(sentences: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const sentence of sentences.map(tidyExample)) {
    const key = exampleKey(sentence);
    if (sentence !== '' && !kept.has(key)) kept.set(key, sentence);
  }
  return [...kept.values()];
}
