import type { Language, Localised } from '@pusula/contracts';

const BACK_VOWELS = /[aıouâû]/u;
const VOWELS = /[aıoueiöüâîû]/gu;
const HARD_END = /[fstkçşhp]$/u;

/** Turkish: `Ankara’da`, `İzmir’de`, `Tokat’ta`, `Siirt’te`, by vowel harmony and the last consonant. */
const turkishLocative = (name: string) => {
  const lower = name.toLocaleLowerCase('tr');
  const vowel = lower.match(VOWELS)?.at(-1) ?? 'e';
  // The palatal k of Hakkâri needs no rule of its own: its last vowel is i.
  return `${name}’${HARD_END.test(lower) ? 't' : 'd'}${BACK_VOWELS.test(vowel) ? 'a' : 'e'}`;
};

const LOCATIVES: Localised<(name: string) => string> = { tr: turkishLocative, en: (name) => `in ${name}` };

/** A city as a place to be in: `Ankara’da`, `in Ankara`. */
export const inCity = (name: string, language: Language) => LOCATIVES[language](name);
