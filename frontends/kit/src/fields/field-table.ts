import type { CurrentUser } from '@pusula/contracts';
import type { ErrorFields, FieldNames } from '@pusula/frontend-kit/editing';
import { byField, type Field, type FieldTable, type ValuesOf, type Words } from './field.ts';

export const trimmed = (typed: string): string => typed.trim();
/** Of fields that a form sends in a way of its own. */
export const unsent = (): undefined => undefined;

type Sent<One extends Field> = ReturnType<One['write']>;
/** What is sent for them. */
type SentOf<Table extends FieldTable> = {
  [Name in keyof Table as undefined extends Sent<Table[Name]> ? never : Name]: Sent<Table[Name]>;
} & { [Name in keyof Table as undefined extends Sent<Table[Name]> ? Name : never]?: Exclude<Sent<Table[Name]>, undefined> };

/** Pure: what a form begins with. */
export const readFields = <Table extends FieldTable>(table: Table, user: CurrentUser) =>
  byField<ValuesOf<Table>>(table, ({ read }) => read(user));

/** Pure: what a form sends. */
export const writeFields = <Table extends FieldTable>(table: Table, values: ValuesOf<Table>) =>
  byField<SentOf<Table>>(table, ({ write }, name) => write(values[name]));

/** Pure: where a refusal of one of the fields is shown. */
export const errorFieldsOf = <Table extends FieldTable>(table: Table) =>
  byField<ErrorFields<ValuesOf<Table>>>(table, ({ refused }, name) => refused && [name, refused]);

/** Pure: how the fields are called in a form, and how their values are said. */
export const namesOf = <Table extends FieldTable>(table: Table, words: Words) =>
  byField<FieldNames<ValuesOf<Table>>>(
    table,
    ({ label, say }) => label && { label: words.t(label), ...(say && { say: (value: unknown) => say(value, words) }) },
  );
