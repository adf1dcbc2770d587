import type { Language } from '@pusula/contracts';
import { ADDRESS } from './addresses.ts';
import type { Improver, Refinable } from './improver.ts';
import { LANGUAGE_RULES } from './language-rules.ts';

type Step = (text: string, language: Language) => string;

const LETTER = '\\p{L}\\p{M}';
const ABBREVIATIONS = new Set([
  'dr',
  'prof',
  'doç',
  'yrd',
  'av',
  'sn',
  'vb',
  'vs',
  'örn',
  'bkz',
  'no',
  'tel',
  'mr',
  'mrs',
  'ms',
  'st',
  'e.g',
  'i.e',
  'etc',
]);

/** Spaces that cannot be seen, runs of spaces, space around line breaks, more than one empty line. */
const spacing: Step = (text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** `!!!` says no more than `!`; dots become an ellipsis. */
const repeatedMarks: Step = (text) =>
  text
    .replace(/\.{3,}/g, '…')
    .replace(/\.{2}/g, '.')
    .replace(/([!?,;:])\1+/g, '$1')
    .replace(/…{2,}/g, '…');

/** What has a vowel is a word, where `.js` and `.pdf` are endings of names. */
const WORD_AHEAD = `(?=[${LETTER}]*[aeıioöuüâîû][${LETTER}]*(?![${LETTER}.]))`;

/** No space before a mark. */
const spacesBeforeMarks: Step = (text, language) => text.replace(/ +([,;:!?…])/g, '$1').replace(LANGUAGE_RULES[language].strayDot, '.');

/** A space after a mark; numbers, times and addresses are left as they are. */
const spacesAfterMarks: Step = (text, language) => {
  const parted = text
    .replace(new RegExp(`([,;!?…])(?=[${LETTER}\\ue000])`, 'gu'), '$1 ')
    .replace(new RegExp(`(?<=[${LETTER}]),(?=\\d)`, 'gu'), ', ')
    .replace(new RegExp(`(?<=[${LETTER}]{2}|[\\d)”])([.:])(?=\\p{Lu}\\p{Ll})`, 'gu'), '$1 ')
    .replace(new RegExp(`(?<=[${LETTER}]{3})\\.${WORD_AHEAD}`, 'giu'), '. ');
  return LANGUAGE_RULES[language].hasDecimalComma ? parted.replace(new RegExp(`(?<=[${LETTER}]{3})\\.(?=\\d)`, 'gu'), '. ') : parted;
};

/** Straight quotation marks become the curly ones of print. */
const curlyQuotes: Step = (text) =>
  text
    .replace(new RegExp(`(?<=[${LETTER}\\d])'(?=[${LETTER}])`, 'gu'), '’')
    .replace(/(^|[\s([{–—-])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{–—-])'/g, '$1‘')
    .replace(/'/g, '’');

/** `and and` is a slip; `yavaş yavaş` is good Turkish, so only small words are taken for slips. */
const doubleWords: Step = (text, language) => {
  const small = LANGUAGE_RULES[language].smallWords;
  return text.replace(new RegExp(`(?<![${LETTER}])(${small}) \\1(?![${LETTER}’-])`, 'giu'), '$1');
};

/** A sentence shouted in capitals is said instead; abbreviations such as ICF or İK stay. */
const shouting: Step = (text, language) =>
  text.replace(/[^.!?…\n]+/gu, (sentence) => {
    const words = sentence.match(new RegExp(`[${LETTER}]{2,}`, 'gu')) ?? [];
    const isShouted = words.length >= 3 && words.every((word) => word === word.toLocaleUpperCase(language));
    return isShouted ? sentence.toLocaleLowerCase(language) : sentence;
  });

/** Where a sentence begins: at the start of a line, and after a mark that ended one. `Dr.` ends none. */
const sentenceCapitals: Step = (text, language) =>
  text.replace(/(^|\n|[.!?…]["”’)]* )([“‘"(]*)(\p{Ll})/gu, (whole, before: string, quote: string, letter: string, at: number) => {
    const word = /([\p{L}.]+)$/u.exec(text.slice(0, at))?.[1] ?? '';
    const isAbbreviation = before.startsWith('.') && (ABBREVIATIONS.has(word.toLocaleLowerCase(language)) || /^\p{L}$/u.test(word));
    return isAbbreviation ? whole : before + quote + letter.toLocaleUpperCase(language);
  });

const ownRules: Step = (text, language) => LANGUAGE_RULES[language].tidy(text);

/** The last sentence of a paragraph ends like the others. */
const finalStop: Step = (text) =>
  text
    .split('\n')
    .map((line) => (new RegExp(`[${LETTER}\\d)”’]$`, 'u').test(line) && /\s/.test(line) ? `${line}.` : line))
    .join('\n');

const STEPS: readonly Step[] = [
  spacing,
  repeatedMarks,
  spacesBeforeMarks,
  spacesAfterMarks,
  curlyQuotes,
  shouting,
  doubleWords,
  ownRules,
  sentenceCapitals,
  spacing,
];

/** Does the work on the text without its addresses and puts them back where they were. */
function besidesAddresses(text: string, work: (text: string) => string): string {
  const addresses: string[] = [];
  // Private-use characters stand for them: no rule knows those, and they come from no keyboard.
  const without = text.replace(/[\ue000\ue001]/g, '').replace(ADDRESS, (address) => `\ue000${addresses.push(address) - 1}\ue001`);
  return work(without).replace(/\ue000(\d+)\ue001/g, (_, place: string) => addresses[Number(place)] ?? '');
}

/** Pure: the text with its slips put right, in its own words. A headline is one line and need not end in a full stop. */
export function tidyUp({ kind, text, language }: Refinable): string {
  const normal = text.normalize('NFC');
  return besidesAddresses(kind === 'Headline' ? normal.replace(/\s*\n\s*/g, ' ') : normal, (words) => {
    const tidied = STEPS.reduce((before, step) => step(before, language), words);
    return kind === 'Headline' ? tidied : finalStop(tidied, language);
  });
}

/** The improver of an installation without a model. */
export const tidyUpImprover: Improver = {
  source: 'tidy-up',
  async *improve(refinable) {
    yield tidyUp(refinable);
  },
};
