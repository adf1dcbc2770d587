import { capitalised, formatList } from '@pusula/frontend-kit/i18n';
import type { PracticeFact } from '../fields/practice-fields.ts';
import { useCoachTexts } from './texts.ts';

/** A choice that coaches tick and that says nothing to visitors. */
const UNNAMED = 'other';

/** Says the values of facts, such as for how long somebody coaches and in which languages sessions are held. */
export function useFactNames() {
  const { t, language } = useCoachTexts();
  /** In the middle of a line. A choice that is none any more is said by its code. */
  const valueInLine = (fact: PracticeFact, value: string): string => t(`${fact}.${value}`, { defaultValue: value });
  const listed = (fact: PracticeFact, values: readonly unknown[]): string =>
    formatList(
      values.map((value) => valueInLine(fact, String(value))),
      language,
    );
  return {
    valueInLine,
    /** By itself. */
    valueName: (fact: PracticeFact, value: string): string => capitalised(valueInLine(fact, value), language),
    /** Beside the fact's name. '' for what a coach has not said, and for what is no value of a fact: the log keeps whatever there was. */
    sayFact: (fact: PracticeFact, value: unknown): string => {
      if (typeof value === 'number') return t(`${fact}.named`, { count: value });
      return Array.isArray(value) ? capitalised(listed(fact, value), language) : '';
    },
    /** In the middle of a line that visitors read; the value has to say what it is about. '' for what says nothing to them. */
    sayFactInLine: (fact: PracticeFact, value: unknown): string => {
      if (typeof value === 'number') return t(`${fact}.alone`, { count: value });
      return Array.isArray(value)
        ? listed(
            fact,
            value.filter((one) => one !== UNNAMED),
          )
        : '';
    },
  };
}
