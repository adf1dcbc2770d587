import { fold } from './fold.ts';

/** What the search knows of a language beyond its letters. */
export type LanguageRules = {
  /** The folded stem of a word as written. */
  readonly stem: (written: string) => string;
  /** Stands before a stem among the features of the learned models; left out where stems are whole words, which have a feature already. */
  readonly stemFeature?: string;
  /** Whether a last consonant becomes another one before an ending, as `ç` becomes `c` in Turkish. */
  readonly softens: boolean;
  /** Where letters with marks make other words of the same folded ones: which nobody types who types without them, and what they are compared by. */
  readonly marked?: {
    readonly letter: RegExp;
    readonly lower: (written: string) => string;
    readonly stem: (written: string) => string;
  };
  /** Words that ask rather than name, with spaces between them. */
  readonly questionWords: string;
  /** What every query to a coaching marketplace may say and every profile does say. */
  readonly domainWords: string;
  /** Whether every text is full of a word or of another ending of it. */
  readonly isEveryday: (written: string) => boolean;
  /** Packages of Hunspell dictionaries, whose words are no slips. */
  readonly dictionaries: readonly string[];
};

/** Of a language that has no rules of its own: words are found as they are written, whatever their accents. */
export const SIMPLE_FOLDING: LanguageRules = {
  stem: fold,
  softens: false,
  questionWords: '',
  domainWords: '',
  isEveryday: () => false,
  dictionaries: [],
};
