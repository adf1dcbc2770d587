import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { LocalisedTable } from './language-migrations.ts';

/** A service's tables and migrations; exported beside createXService so that the kit can open its database before it. */
export type Schema = {
  readonly tables: readonly EntitySchema[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Tables that are given columns by themselves when a language is added to the product. */
  readonly localised?: readonly LocalisedTable[];
};
