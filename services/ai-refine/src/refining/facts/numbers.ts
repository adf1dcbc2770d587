import type { Language } from '@pusula/contracts';
import { LANGUAGE_RULES } from '../language-rules.ts';
import type { Finder, Found } from './found.ts';
import { vagueAmount } from './number-words.ts';

/** Digits with the marks inside of them, or a word. Digits that belong to a name, as in `B2B`, are none. */
const TOKEN = /(?<![\p{L}\d])\d+(?:[.,:/]\d+)*|[\p{L}\p{M}]+/gu;
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;
const YEAR = /^(?:19|20)\d\d$/;
const PERCENT_BEFORE = /(?:%\s?|(?<!\p{L})yüzde\s+)$/iu;
const PERCENT_AFTER = /^\s?%|^\s+per\s?cent/iu;
/** What is counted: shown with its number, because `15 yıl` tells a reader more than `15`. */
const COUNTED =
  /^[\s-](?:(?:yıl|hafta|gün|saat|dakika|seans|kişi|danışan|müşteri|öğrenci|şirket|ülke|lira|euro|dolar|year|month|week|day|hour|minute|session|client|compan|countr|student|team)\p{L}*|ay(?:lık|dır|da)?|TL|people)(?!\p{L})/iu;
const MULTIPLIER = 100;

type Token = { readonly text: string; readonly start: number; readonly end: number; readonly value: number };

/** `1.250` and `1,250` are one number, and so are `3,5` and `3.5`. */
const valuesOfDigits = (digits: string): number[] =>
  digits.split('/').map((part) => Number(THOUSANDS.test(part) ? part.replace(/[.,]/g, '') : part.replace(/[,:]/g, '.')));

/** Pure: whether a number goes on with another: `on beş`, `two hundred`, `15 bin`; `iki üç` are two numbers. */
function goesOn(before: number, next: number): boolean {
  if (next === 0.5) return true;
  if (next >= MULTIPLIER || next === 12) return before < next;
  if (before >= MULTIPLIER) return true;
  return before >= 20 ? next < 10 && before % 10 === 0 : before === 10 && next < 10;
}

/** Pure: what words of number say together. */
function valueOfRun(values: readonly number[]): number {
  let total = 0;
  let current = 0;
  for (const value of values) {
    if (value >= 1_000) {
      total += (current || 1) * value;
      current = 0;
    } else if (value === MULTIPLIER || (value === 12 && current > 0)) current = (current || 1) * value;
    else current += value;
  }
  return total + current;
}

function tokensOf(text: string, language: Language): Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: word, index }) => {
    const value = /^\d/.test(word) ? Number.NaN : LANGUAGE_RULES[language].numberOf(word);
    // Face to face.
    const isFace = /^yüz$/iu.test(word) && /^\s+yüze/iu.test(text.slice(index + word.length));
    return value === undefined || isFace ? [] : [{ text: word, start: index, end: index + word.length, value }];
  });
}

/** Tokens that say one number together. */
function runsOf(tokens: readonly Token[], text: string): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isJoined = last && /^(?:[\s-]|\sand\s)$/i.test(text.slice(last.end, token.start));
    const before = last && (Number.isNaN(last.value) ? 1 : last.value);
    if (run && isJoined && before !== undefined && !Number.isNaN(token.value) && goesOn(before, token.value)) run.push(token);
    else runs.push([token]);
  }
  return runs;
}

const valuesOf = (run: readonly Token[]): number[] => {
  const [first] = run;
  if (!first || !Number.isNaN(first.value)) return [valueOfRun(run.map(({ value }) => value))];
  const digits = valuesOfDigits(first.text);
  return run.length === 1
    ? digits
    : [run.slice(1).reduce((value, { value: next }) => (next === 0.5 ? value + next : value * next), digits[0] ?? 0)];
};

/** Grows a number by its percent sign or by what it counts. */
function withSurroundings(text: string, start: number, end: number): { start: number; end: number } {
  const before = PERCENT_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  const rest = text.slice(end);
  const after = PERCENT_AFTER.exec(rest)?.[0] ?? COUNTED.exec(rest)?.[0] ?? '';
  return { start: start - before.length, end: end + after.length };
}

const isArticle = (run: readonly Token[]) => run.length === 1 && run[0]?.value === 1;

/** Numbers in digits and words; years as dates. `bir` and `one` alone are articles more often than numbers: they are known but never doubted. */
export const numbersIn: Finder = (text, language) => {
  const counted = runsOf(tokensOf(text, language), text).flatMap((run): Found[] => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    const keys = isArticle(run) ? [] : valuesOf(run).map((value) => `number:${value}`);
    if (YEAR.test(first.text) && run.length === 1) return [{ kind: 'date', start: first.start, end: first.end, keys }];
    return [{ kind: 'number', ...withSurroundings(text, first.start, last.end), keys }];
  });
  const vague = [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }): Found[] => {
    const amount = vagueAmount(word);
    return amount ? [{ kind: 'number', start: index, end: index + word.length, keys: [`number:${amount}`] }] : [];
  });
  return [...counted, ...vague];
};
