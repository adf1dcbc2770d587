import { localisedFields } from '@pusula/contracts';
import type { EntitySchemaColumnOptions } from 'typeorm';

/** Column helpers for EntitySchema tables. Each takes TypeORM's options as well: `text({ nullable: true })`, `ulid({ primary: true })`. */
type More = Partial<EntitySchemaColumnOptions>;

/** An id: ULID in lower case, compared byte by byte so that ids sort by time. */
export const ulid = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'char', length: 26, collation: 'C', ...more });
export const text = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'text', ...more });
/** A moment, read as a Date. */
export const timestamp = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'timestamp with time zone', precision: 3, ...more });
/** A calendar day without a time, read as `YYYY-MM-DD`. */
export const day = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'date', ...more });
export const json = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'jsonb', ...more });
export const whole = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'integer', ...more });
export const yesNo = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'boolean', ...more });
/** Grows by one with every change; what events carry as their version. The service counts it itself, so that rule and event agree. */
export const version = (more: More = {}): EntitySchemaColumnOptions => ({ type: 'integer', default: 1, ...more });

/** The column of what a table has once for each language: `name_tr`, or `tr` where nothing is before it. */
export const localisedColumn = (column: string, language: string) => (column === '' ? language : `${column}_${language}`);
/** The columns of such a text, by the fields that hold it. */
export const localisedTexts = <Field extends string>(field: Field, column: string) =>
  localisedFields(field, (language) => text({ name: localisedColumn(column, language) }));
