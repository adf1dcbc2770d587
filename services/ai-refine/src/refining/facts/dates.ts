import { type Finder, type Found, fold, wholeWords } from './found.ts';

const MONTHS = [
  ['ocak', 'january'],
  ['subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['agustos', 'august'],
  ['eylul', 'september'],
  ['ekim', 'october'],
  ['kasim', 'november'],
  ['aralik', 'december'],
] as const;
/** A hearth, a gull's beginning, sowing, an interval, a verb, a walk: months only beside a number. */
const AMBIGUOUS = ['ocak', 'mart', 'ekim', 'aralik', 'may', 'march'];

const DAY = '(\\d{1,2})(?:st|nd|rd|th|\\.)?';
const NAMED = wholeWords(
  `(?:${DAY}(?: of)? )?(${MONTHS.flat().join('|')})(?:[ae]|[dt][ae]n?|[iu]n)?(?:['’][a-z]+)?(?: ${DAY}(?! ?[a-z]))?(?:,? ((?:19|20)\\d\\d))?`,
);
const IN_DIGITS = wholeWords('(\\d{1,2})[./-](\\d{1,2})[./-]((?:19|20)\\d\\d)|((?:19|20)\\d\\d)-(\\d{1,2})-(\\d{1,2})');

const numberKeys = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).map((part) => `number:${Number(part)}`);
const monthOf = (name: string) => MONTHS.findIndex(([turkish, english]) => turkish === name || english === name) + 1;

/** Days and months, by name or in digits; a year alone is among the numbers. */
export const datesIn: Finder = (text) => {
  const folded = fold(text);
  const named = [...folded.matchAll(NAMED)].flatMap(({ 0: match, 1: day, 2: month = '', 3: dayAfter, 4: year, index }): Found[] => {
    const numbers = numberKeys([day, dayAfter, year]);
    if (numbers.length === 0 && AMBIGUOUS.includes(month)) return [];
    return [{ kind: 'date', start: index, end: index + match.length, keys: [`month:${monthOf(month)}`, ...numbers] }];
  });
  const inDigits = [...folded.matchAll(IN_DIGITS)].map(
    ({ 0: match, 1: day, 2: month, 3: year, 4: isoYear, 5: isoMonth, 6: isoDay, index }): Found => {
      const keys = [`month:${Number(month ?? isoMonth)}`, ...numberKeys([day ?? isoDay, year ?? isoYear])];
      return { kind: 'date', start: index, end: index + match.length, keys };
    },
  );
  return [...named, ...inDigits];
};
