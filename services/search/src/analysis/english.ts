import { newStemmer } from 'snowball-stemmers';
import { eng } from 'stopword';
import { fold } from './fold.ts';
import type { LanguageRules } from './language-rules.ts';

const snowball = newStemmer('english');
const EVERYDAY: ReadonlySet<string> = new Set(eng);

export const ENGLISH: LanguageRules = {
  /** English Snowball (Porter 2) of a word in any casing. */
  stem: (written) => snowball.stem(fold(written)),
  stemFeature: 'e',
  softens: false,
  // Of `isn't` and its like, the apostrophe leaves half.
  questionWords: `
    what which who whom whose where when why how is are was were be been do does did has have had can could should would will may
    isn aren wasn weren don doesn didn hasn haven hadn couldn wouldn shouldn mustn needn
    the a an of in on at to for from by with and or as it its this that these those there i me my we our you your many much
  `,
  domainWords: `
    coach coaches coaching coach’s looking find finding need want wanted good best please near
  `,
  isEveryday: (written) => EVERYDAY.has(written.toLowerCase()),
  dictionaries: ['dictionary-en', 'dictionary-en-gb'],
};
