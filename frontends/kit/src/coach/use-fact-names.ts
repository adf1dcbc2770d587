import type { FactFacet } from '@pusula/contracts';
import { capitalised, formatList } from '@pusula/frontend-kit/i18n';
import type { PracticeFact } from '../fields/practice-facts.ts';
import { useCoachTexts } from './texts.ts';

/** A choice that coaches tick and that says nothing to visitors. */
const UNNAMED = 'other';
/** What coaches say of their practice, and what searches find out besides. */
type NamedFact = PracticeFact | FactFacet;
/** Where the line breaks, the dot goes along with what it leads to: at the end of a line it would point at nothing. */
const BETWEEN_FACTS = ' ·\u00a0';

/** Says the values of facts, such as for how long somebody coaches and in which languages sessions are held. */
export function useFactNames() {
  const { t, language } = useCoachTexts();
  /** In the middle of a line. A choice that is none any more is said by its code. */
  const valueInLine = (fact: NamedFact, value: string): string => t(`${fact}.${value}`, { defaultValue: value });
  const listed = (fact: PracticeFact, values: readonly unknown[]): string =>
    formatList(
      values.map((value) => valueInLine(fact, String(value))),
      language,
    );
  const sayInLine = (fact: PracticeFact, value: unknown): string => {
    if (typeof value === 'number') return t(`${fact}.alone`, { count: value });
    if (value === true) return valueInLine(fact, 'yes');
    if (!Array.isArray(value)) return '';
    return listed(
      fact,
      value.filter((one) => one !== UNNAMED),
    );
  };
  return {
    valueInLine,
    /** By itself. */
    valueName: (fact: NamedFact, value: string): string => capitalised(valueInLine(fact, value), language),
    /** Beside the fact's name. '' for what a coach has not said, and for what is no value of a fact: the log keeps whatever there was. */
    sayFact: (fact: PracticeFact, value: unknown): string => {
      if (typeof value === 'number') return t(`${fact}.named`, { count: value });
      if (typeof value === 'boolean') return t(`answer.${value ? 'yes' : 'no'}`);
      return Array.isArray(value) ? capitalised(listed(fact, value), language) : '';
    },
    /** A line for visitors: the city, and facts that say themselves what they are about. '' where there is nothing to say. */
    factLine: (coach: { readonly city: string } & Partial<Record<PracticeFact, unknown>>, facts: readonly PracticeFact[]): string => {
      const said = [coach.city, ...facts.map((fact) => sayInLine(fact, coach[fact]))].filter(Boolean);
      return capitalised(said.join(BETWEEN_FACTS), language);
    },
  };
}
