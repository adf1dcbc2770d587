import { type CoachFacts, type CurrentUser, UNSAID_FACTS } from '@pusula/contracts';
import { z } from 'zod';
import { byPracticeFact, PRACTICE_FACTS, PRACTICE_FIELDS, type PracticeFact } from './practice-fields.ts';

/** A number is a text while it is typed. */
export type PracticeFields = { [Fact in PracticeFact]: CoachFacts[Fact] extends readonly string[] | boolean ? CoachFacts[Fact] : string };
type Answers = Pick<CoachFacts, PracticeFact>;

/** @returns null for no answer, undefined for none that counts */
function countIn(value: string, maximum: number): number | null | undefined {
  const typed = value.trim();
  if (typed === '') return null;
  const count = Number(typed);
  return /^\d+$/.test(typed) && count <= maximum ? count : undefined;
}

/** The key of a text that a screen says. */
const invalid = (fact: PracticeFact): string => ['fields', `practice.${fact}.invalid`].join(':');

function rule(fact: PracticeFact): z.ZodType {
  const field = PRACTICE_FIELDS[fact];
  if (field.kind === 'choices') return z.array(z.enum(field.choices));
  if (field.kind === 'yesNo') return z.boolean();
  return z.string().refine((value) => countIn(value, field.maximum) !== undefined, invalid(fact));
}

/** For how long, how and in which languages somebody coaches; each may be left out. */
export const practiceSchema = z.object(
  byPracticeFact<{ [Fact in PracticeFact]: z.ZodType<PracticeFields[Fact], PracticeFields[Fact]> }>((fact) => rule(fact) as never),
);

/** Pure: what a form begins with. */
export const practiceOf = (user: Pick<CurrentUser, PracticeFact>): PracticeFields =>
  byPracticeFact(
    (fact) => (PRACTICE_FIELDS[fact].kind === 'count' ? (user[fact]?.toString() ?? '') : (user[fact] ?? UNSAID_FACTS[fact])) as never,
  );

/** Pure: what a form sends. */
export const sentPractice = (fields: PracticeFields): Answers =>
  byPracticeFact((fact) => {
    const [field, value] = [PRACTICE_FIELDS[fact], fields[fact]];
    return (field.kind === 'count' && typeof value === 'string' ? (countIn(value, field.maximum) ?? null) : value) as never;
  });

/** Where a refusal of one of the fields is shown. */
export const PRACTICE_PLACES: Readonly<Record<string, readonly [PracticeFact, string]>> = Object.fromEntries(
  PRACTICE_FACTS.filter((fact) => PRACTICE_FIELDS[fact].kind === 'count').map((fact) => [fact, [fact, invalid(fact)]]),
);
