import { describe, expect, it } from '@jest/globals';
import { type CurrentUser, FACT_FACET_NAMES, FACT_FACETS, LANGUAGES, UNSAID_FACTS } from '@pusula/contracts';
import { coachProfileTexts } from '../coach/texts.ts';
import type { TextTree } from '../i18n/index.ts';
import { person } from '../testing/people.ts';
import { readFields, writeFields } from './field-table.ts';
import { byPracticeFact, PRACTICE_FACTS, PRACTICE_KINDS, type PracticeFact } from './practice-facts.ts';
import { practiceFields } from './practice-fields.ts';
import { fieldTexts } from './texts.ts';

const hasText = (tree: TextTree, path: string): boolean => {
  const found = path.split('.').reduce<TextTree | string | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), tree);
  return typeof found === 'string';
};
const asked = (fact: PracticeFact) => ['label', 'name', ...(PRACTICE_KINDS[fact].kind === 'count' ? ['help', 'invalid'] : [])];
const said = (fact: PracticeFact) => {
  const field = PRACTICE_KINDS[fact];
  if (field.kind === 'choices') return field.choices;
  return field.kind === 'count' ? ['alone', 'named'] : ['yes'];
};

describe('a fact of the practice', () => {
  it('has a text for what is asked and for each value, in each language', () => {
    const missing = LANGUAGES.flatMap((language) =>
      PRACTICE_FACTS.flatMap((fact) => [
        ...asked(fact)
          .map((part) => `practice.${fact}.${part}`)
          .filter((path) => !hasText(fieldTexts.fields[language], path)),
        ...said(fact)
          .map((choice) => `${fact}.${choice}`)
          // A number has a text for each of its plurals.
          .filter((path) => !['', '_other'].some((plural) => hasText(coachProfileTexts.coachProfile[language], path + plural))),
      ]),
    );
    expect(missing).toEqual([]);
  });

  it('has a name for each value that searches filter by', () => {
    const missing = LANGUAGES.flatMap((language) =>
      FACT_FACET_NAMES.flatMap((facet) => FACT_FACETS[facet].values.map((value) => `${facet}.${value}`)).filter(
        (path) => !hasText(coachProfileTexts.coachProfile[language], path),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('leaves a form as it came into it', () => {
    const facts = {
      yearsOfPractice: 7,
      sessionFormats: ['online' as const],
      sessionLanguages: ['tr' as const],
      offersFreeFirstSession: true,
    };
    const sent = (more: Partial<CurrentUser>) => writeFields(practiceFields, readFields(practiceFields, person('coach', more)));
    expect(sent(facts)).toMatchObject(facts);
    expect(sent({})).toEqual(byPracticeFact((fact) => UNSAID_FACTS[fact]));
  });
});
