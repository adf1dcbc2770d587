import { LIMITS } from '@pusula/contracts';

/** What the limit did to the text in the box: browsers take no more letters than fit, and say nothing about the others. */
export type Cut = {
  readonly isCut: boolean;
  readonly wasPasted: boolean;
  /** The last word goes on in what did not fit. */
  readonly endsInWord: boolean;
};
export const NOT_CUT: Cut = { isCut: false, wasPasted: false, endsInWord: false };

type Place = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>;
type Insertion = Pick<InputEvent, 'data' | 'inputType'>;

const isInWord = (letter: string | undefined): boolean => letter !== undefined && /\S/u.test(letter);

/** Pure: what the limit is about to do to an insertion. Of letters that are refused one after the other, the first one tells whether the word had ended. */
export function cutOf({ value, selectionStart, selectionEnd }: Place, { data, inputType }: Insertion, before: Cut): Cut {
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const whole = value.slice(0, start) + (data ?? '') + value.slice(end);
  if (whole.length <= LIMITS.searchKeywordLength) return NOT_CUT;
  if (before.isCut && start === end) return before;
  const [last, next] = [whole[LIMITS.searchKeywordLength - 1], whole[LIMITS.searchKeywordLength]];
  return {
    isCut: true,
    wasPasted: inputType === 'insertFromPaste',
    endsInWord: end === value.length && isInWord(last) && isInWord(next),
  };
}

/** Pure: the text as it is searched: half a word finds what nobody meant. The only word stays. */
export const wholeWords = (text: string, { endsInWord }: Cut): string => (endsInWord ? text.replace(/\s+\S+$/u, '') : text);
