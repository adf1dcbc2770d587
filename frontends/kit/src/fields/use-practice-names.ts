import { COACH_LINKS, type CoachLink } from '@pusula/contracts';
import { useFactNames } from '@pusula/frontend-kit/coach';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import type { PracticeFields } from './practice.schema.ts';
import { byPracticeFact, PRACTICE_FACTS, PRACTICE_FIELDS, type PracticeFact } from './practice-fields.ts';
import { useFieldTexts } from './texts.ts';

/** How the fields of somebody's practice are called in a form, and how their values are said. */
export function usePracticeNames(): FieldNames<PracticeFields> {
  const { t } = useFieldTexts();
  const { sayFact } = useFactNames();
  return byPracticeFact<Required<FieldNames<PracticeFields>>>((fact) => ({
    label: t(`practice.${fact}.label`),
    // A number that is being typed is said as it is typed.
    ...(PRACTICE_FIELDS[fact].kind !== 'count' && { say: (value: PracticeFields[PracticeFact]) => sayFact(fact, value) }),
  }));
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
