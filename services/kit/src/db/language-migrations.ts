import { DEFAULT_LANGUAGE, LANGUAGES } from '@pusula/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { localisedColumn } from './columns.ts';

/** What a table has once for each language, by the names of its columns without their language; '' where the language alone is the name. */
export type LocalisedTable = {
  readonly table: string;
  readonly texts?: readonly string[];
  readonly lists?: readonly string[];
  /** A column that holds a language, and has a check of it. */
  readonly language?: string;
};

/** Those that the migrations of the services themselves know. */
const FIRST: readonly string[] = ['tr', 'en'];
/** Later than any migration of a service. */
const AFTER_ALL = 1_900_000_000_000;

/** A migration for each language that has come since, in their order. */
export const languageMigrations = (tables: readonly LocalisedTable[]): readonly (new () => MigrationInterface)[] =>
  tables.length === 0
    ? []
    : LANGUAGES.filter((language) => !FIRST.includes(language)).map((language, place) => languageMigration(language, place, tables));

/**
 * Adds a language to tables: texts begin as they are in the default language, until somebody translates them, and lists empty.
 * @param place among the languages that have come since the first ones
 */
export function languageMigration(language: string, place: number, tables: readonly LocalisedTable[]): new () => MigrationInterface {
  const known = [...new Set([...LANGUAGES, language])].map((one) => `'${one}'`).join(', ');
  return class implements MigrationInterface {
    readonly name = `Language_${language}${AFTER_ALL + place}`;

    async up(runner: QueryRunner): Promise<void> {
      for (const { table, texts = [], lists = [], language: column } of tables) {
        for (const text of texts) {
          await runner.query(`alter table ${table} add column ${localisedColumn(text, language)} text not null default ''`);
          await runner.query(`update ${table} set ${localisedColumn(text, language)} = ${localisedColumn(text, DEFAULT_LANGUAGE)}`);
        }
        for (const list of lists)
          await runner.query(`alter table ${table} add column ${localisedColumn(list, language)} text[] not null default '{}'`);
        if (column) {
          const check = `${table}_${column}_check`;
          await runner.query(`alter table ${table} drop constraint ${check}, add constraint ${check} check (${column} in (${known}))`);
        }
      }
    }

    async down(runner: QueryRunner): Promise<void> {
      for (const { table, texts = [], lists = [] } of tables)
        for (const column of [...texts, ...lists])
          await runner.query(`alter table ${table} drop column ${localisedColumn(column, language)}`);
    }
  };
}
