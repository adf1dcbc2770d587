import type { Localised } from '@pusula/contracts';
import { englishNumber, turkishNumber } from './facts/number-words.ts';
import { withApostrophes } from './place-names.ts';

/** What refining by rules knows of one language and of no other. */
type LanguageRules = {
  /** Its commonest words, and letters that it alone has. */
  readonly clues: RegExp;
  /** Words that nobody writes twice on purpose, as alternatives of a pattern. */
  readonly smallWords: string;
  /** A dot with a space before it that ends a sentence. */
  readonly strayDot: RegExp;
  /** Numbers have a comma for their decimals, so a dot between a word and a digit ends a sentence. */
  readonly hasDecimalComma: boolean;
  /** An apostrophe behind a capital word parts an ending from a name. */
  readonly partsEndings: boolean;
  /** The number that a word says; undefined for every other word. */
  readonly numberOf: (word: string) => number | undefined;
  /** What is tidied up in this language alone. */
  readonly tidy: (text: string) => string;
};

export const LANGUAGE_RULES: Localised<LanguageRules> = {
  tr: {
    clues: /[ıİğĞşŞ]|(?<!\p{L})(?:ve|bir|ile|için|icin|da|de|bu|ben|olarak|çok|cok|yıl|koçum|koç)(?!\p{L})/giu,
    // Some words are written twice on purpose: yavaş yavaş, adım adım, sık sık.
    smallWords: 've|veya|ama|ile|için|bir|bu|da|de|ki|mi|mı|mu|mü',
    // `.NET` begins with its dot.
    strayDot: / +\.(?!\p{Lu}{2})/gu,
    hasDecimalComma: true,
    partsEndings: true,
    numberOf: turkishNumber,
    // The ending of a name is parted from it: İzmir’de.
    tidy: withApostrophes,
  },
  en: {
    clues: /(?<!\p{L})(?:the|and|a|an|of|to|in|for|with|i|my|am|are|have|you|years?|people)(?!\p{L})/giu,
    smallWords: 'the|a|an|and|or|of|to|in|on|is|are|was|for|with|it|i|you|we|my|your',
    // `.5` begins with its dot as well.
    strayDot: / +\.(?!\p{Lu}{2}|\d)/gu,
    hasDecimalComma: false,
    // It may be a verb's: `Don’t`.
    partsEndings: false,
    numberOf: englishNumber,
    // English speaks of itself in a capital.
    tidy: (text) => text.replace(/(?<![\p{L}\d.’-])i(?=(?:’(?:m|ve|ll|d))?[\s,;.!?]|$)/gu, 'I'),
  },
};
