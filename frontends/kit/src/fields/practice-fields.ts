import { type CoachFacts, UNSAID_FACTS } from '@pusula/contracts';
import { z } from 'zod';
import { type Field, field, fieldText } from './field.ts';
import { byPracticeFact, PRACTICE_KINDS, type PracticeFact } from './practice-facts.ts';

/** A number is a text while it is typed. */
type Typed<Fact extends PracticeFact> = CoachFacts[Fact] extends readonly string[] | boolean ? CoachFacts[Fact] : string;

/** @returns null for no answer, undefined for none that counts */
function countIn(value: string, maximum: number): number | null | undefined {
  const typed = value.trim();
  if (typed === '') return null;
  const count = Number(typed);
  return /^\d+$/.test(typed) && count <= maximum ? count : undefined;
}

function countField(fact: PracticeFact, maximum: number) {
  const refused = fieldText(`practice.${fact}.invalid`);
  return field({
    label: fieldText(`practice.${fact}.label`),
    rule: z.string().refine((value) => countIn(value, maximum) !== undefined, refused),
    refused,
    read: (user) => user[fact]?.toString() ?? '',
    write: (typed) => countIn(typed, maximum) ?? null,
  });
}

const chosenField = (fact: PracticeFact, rule: z.ZodType) =>
  field({
    label: fieldText(`practice.${fact}.label`),
    rule,
    read: (user): unknown => user[fact] ?? UNSAID_FACTS[fact],
    say: (value, { sayFact }) => sayFact(fact, value),
  });

function fieldOf(fact: PracticeFact) {
  const kind = PRACTICE_KINDS[fact];
  if (kind.kind === 'count') return countField(fact, kind.maximum);
  return chosenField(fact, kind.kind === 'choices' ? z.array(z.enum(kind.choices)) : z.boolean());
}

/** For how long, how and in which languages somebody coaches; each may be left out. */
export const practiceFields = byPracticeFact<{ readonly [Fact in PracticeFact]: Field<Typed<Fact>, CoachFacts[Fact]> }>(
  (fact) => fieldOf(fact) as never,
);
