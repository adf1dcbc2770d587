import type { CurrentUser, Language } from '@pusula/contracts';
import type { z } from 'zod';
import type { PracticeFact } from './practice-facts.ts';

/** What values are said in. */
export type Words = {
  readonly t: (key: string) => string;
  readonly language: Language;
  readonly sayFact: (fact: PracticeFact, value: unknown) => string;
};

type FieldSentAsTyped<Typed> = {
  /** Left out where nobody sees the field. */
  readonly label?: string;
  readonly rule: z.ZodType<Typed, Typed>;
  /** What is said at the field when the server refuses it. */
  readonly refused?: string;
  /** Pure: what a form begins with. */
  read(user: CurrentUser): Typed;
  /** Pure: how a value is said that does not say itself. */
  say?(typed: Typed, words: Words): string;
};
/** A field of a form over a person, whether they fill it in or an admin. Texts are keys with their namespace. */
export type Field<Typed = unknown, Sent = unknown> = FieldSentAsTyped<Typed> & {
  /** Pure: what is sent for it under its name; undefined: nothing. */
  write(typed: Typed): Sent;
};
/** In the order of the page. */
export type FieldTable = Readonly<Record<string, Field>>;

/** The key of a text of the kit's fields, as forms everywhere name it. */
export const fieldText = (key: string): string => `fields:${key}`;

/** A field; without a `write` it is sent as it is typed. */
export function field<Typed, Sent>(described: Field<Typed, Sent>): Field<Typed, Sent>;
export function field<Typed>(described: FieldSentAsTyped<Typed>): Field<Typed, Typed>;
export function field(described: FieldSentAsTyped<unknown>): Field {
  return { write: (typed) => typed, ...described };
}

/** What stands in a form with these fields. */
export type ValuesOf<Table extends FieldTable> = { [Name in keyof Table]: ReturnType<Table[Name]['read']> };

/** One thing for each field; none where it is undefined. */
export const byField = <Things>(table: FieldTable, make: (field: Field, name: string) => unknown): Things =>
  Object.fromEntries(
    Object.entries(table)
      .map(([name, described]) => [name, make(described, name)] as const)
      .filter(([, made]) => made !== undefined),
  ) as Things;

/** Pure: the rules of a form, for a schema. */
export const rulesOf = <Table extends FieldTable>(table: Table) =>
  byField<{ [Name in keyof Table]: Table[Name]['rule'] }>(table, ({ rule }) => rule);
