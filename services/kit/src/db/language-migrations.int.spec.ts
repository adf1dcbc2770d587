import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { startPostgres, type TestPostgres } from '../testing/index.ts';
import { languageMigration } from './language-migrations.ts';
import { migrate } from './migrate.ts';

class Things1700000000000 implements MigrationInterface {
  readonly name = 'Things1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table thing (name_tr text not null, name_en text not null, tr text[] not null, en text[] not null)`);
    await runner.query(`create table reader (language text not null check (language in ('tr', 'en')))`);
    await runner.query(`insert into thing values ('Denge', 'Balance', '{yuva}', '{home}')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table thing, reader');
  }
}

let postgres: TestPostgres;
let url: string;
let client: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.freshDatabase();
  const tables = [
    { table: 'thing', texts: ['name'], lists: [''] },
    { table: 'reader', language: 'language' },
  ];
  const migrations = [Things1700000000000, languageMigration('de', 0, tables)];
  expect(await migrate(url, { tables: [], migrations })).toContain('Language_de1900000000000');
  expect(await migrate(url, { tables: [], migrations })).toEqual([]);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
});

it('shows what there is in the default language until somebody translates it', async () => {
  expect((await client.query('select name_de, de from thing')).rows).toEqual([{ name_de: 'Denge', de: [] }]);
});

it('lets readers of the language in, and of no other', async () => {
  await client.query(`insert into reader values ('de')`);
  await expect(client.query(`insert into reader values ('xx')`)).rejects.toThrow('reader_language_check');
});
