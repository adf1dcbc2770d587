import { COACH_LINKS, type CoachLink } from '@pusula/contracts';
import { useFactNames } from '@pusula/frontend-kit/coach';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import type { FieldTable, ValuesOf } from './field.ts';
import { namesOf } from './field-table.ts';
import { PRACTICE_FACTS, type PracticeFact } from './practice-facts.ts';
import { useFieldTexts } from './texts.ts';

/** How fields are called in a form, and how their values are said. */
export function useFieldNames<Table extends FieldTable>(table: Table): FieldNames<ValuesOf<Table>> {
  const { t, language } = useFieldTexts();
  const { sayFact } = useFactNames();
  return namesOf(table, { t, language, sayFact });
}

type NamedFact = PracticeFact | CoachLink;
const isLink = (fact: NamedFact): fact is CoachLink => COACH_LINKS.some((link) => link === fact);

/** The facts of a coach that have a name where nobody asks for them: in the coach's own view and in the log. */
export const NAMED_FACTS: readonly NamedFact[] = [...PRACTICE_FACTS, ...COACH_LINKS];

/** How such a fact is called. */
export function useFactName(): (fact: NamedFact) => string {
  const { t } = useFieldTexts();
  return (fact) => t(isLink(fact) ? `links.${fact}` : `practice.${fact}.name`);
}
