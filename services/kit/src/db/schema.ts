import type { EntitySchema, MigrationInterface } from 'typeorm';

/** A service's tables and migrations; exported beside createXService so that the kit can open its database before it. */
export type Schema = {
  readonly tables: readonly EntitySchema[];
  readonly migrations: readonly (new () => MigrationInterface)[];
};
