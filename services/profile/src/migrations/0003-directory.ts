import type { MigrationInterface, QueryRunner } from 'typeorm';
import { directoryEntry } from '../people/directory-entry.ts';

const BATCH = 5_000;
/** In the order of the columns below. */
const COLUMNS = ['id', 'nameFolded', 'emailFolded', 'nameOrder', 'cityOrder', 'userType', 'status'] as const;
type Row = Parameters<typeof directoryEntry>[0]['person'] & Parameters<typeof directoryEntry>[0]['account'];

export class Directory1760000000003 implements MigrationInterface {
  readonly name = 'Directory1760000000003';

  async up(runner: QueryRunner): Promise<void> {
    // Trusted: whoever owns the database may have it.
    await runner.query('create extension if not exists pg_trgm');
    await runner.query(`
      create table directory_entry (
        id char(26) collate "C" primary key,
        name_folded text collate "C" not null,
        email_folded text collate "C" not null,
        name_order text collate "C" not null,
        city_order text collate "C" not null,
        user_type text collate "C" not null,
        status text collate "C" not null
      )`);
    for (let after = ''; ; ) {
      const last = await enterSome(runner, after);
      if (last === undefined) break;
      after = last;
    }
    for (const column of ['name_order', 'email_folded', 'city_order', 'user_type', 'status'])
      await runner.query(`create index directory_by_${column} on directory_entry (${column}, id)`);
    for (const column of ['name_folded', 'email_folded'])
      await runner.query(`create index directory_in_${column} on directory_entry using gin (${column} gin_trgm_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table directory_entry');
    await runner.query('drop extension pg_trgm');
  }
}

/** Enters people who were there before the directory. @returns the last one’s id */
async function enterSome(runner: QueryRunner, after: string): Promise<string | undefined> {
  const rows = (await runner.query(
    `select person.id, first_name as "firstName", last_name as "lastName", city, email, user_type as "userType", status
     from person join account using (id) where person.id > $1 and not is_erased order by person.id limit ${BATCH}`,
    [after],
  )) as Row[];
  const entries = rows.map((row) => directoryEntry({ account: row, person: row }));
  await runner.query(
    'insert into directory_entry select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])',
    COLUMNS.map((column) => entries.map((entry) => entry[column])),
  );
  return rows.at(-1)?.id;
}
