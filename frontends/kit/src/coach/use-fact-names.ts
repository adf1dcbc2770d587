import { formatList } from '@pusula/frontend-kit/i18n';
import type { PracticeFact } from '../fields/practice-fields.ts';
import { useCoachTexts } from './texts.ts';

/** Says the values of facts, such as for how long somebody coaches and in which languages sessions are held. */
export function useFactNames() {
  const { t, language } = useCoachTexts();
  /** A choice that is none any more is said by its code. */
  const valueName = (fact: PracticeFact, value: string): string => t(`${fact}.${value}`, { defaultValue: value });
  return {
    valueName,
    /**
     * '' for what a coach has not said, and for what is no value of a fact: the log keeps whatever there was.
     * @param place whether the fact's name stands beside its value, or the value has to say what it is about
     */
    sayFact: (fact: PracticeFact, value: unknown, place: 'named' | 'alone' = 'named'): string => {
      if (typeof value === 'number') return t(`${fact}.${place}`, { count: value });
      if (!Array.isArray(value)) return '';
      return formatList(
        value.map((one) => valueName(fact, String(one))),
        language,
      );
    },
  };
}
