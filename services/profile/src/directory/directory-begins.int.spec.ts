import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { schema } from '../service.ts';
import { manyPeople } from './many-people.testing.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

it('people who were there before the directory are in it once it is; erased ones are not', async () => {
  const url = await postgres.freshDatabase();
  const log = silentLog();
  const before = await openDatabase({ url, schema: { ...schema, migrations: schema.migrations.slice(0, 2) }, log });
  const people = manyPeople(5_003, 3);
  await before.manager.query(
    `insert into account select id, email, user_type, status, true, 'tr', 1, false
     from jsonb_to_recordset($1) as row (id text, email text, user_type text, status text)`,
    [JSON.stringify(people.map((somebody) => ({ ...somebody, user_type: somebody.userType })))],
  );
  await before.manager.query(
    `insert into person select id, "firstName", '', "lastName", '', 'Female', '1985-06-07', city, 'TR', '', '', 1, now()
     from jsonb_to_recordset($1) as row (id text, "firstName" text, "lastName" text, city text)`,
    [JSON.stringify(people)],
  );
  await before.manager.query(`insert into account values ($1, '', 'member', 'deleted', false, 'tr', 2, true)`, ['z'.repeat(26)]);
  await before.close();
  const after = await openDatabase({ url, schema, log });
  const entries = await after.manager.query(
    'select trim(id) as id, name_folded, email_folded, user_type, status from directory_entry order by id',
  );
  expect(entries).toEqual(
    people.map(({ id, typed, email, userType, status }) => ({
      id,
      name_folded: typed,
      email_folded: email,
      user_type: userType,
      status,
    })),
  );
  await after.close();
});
