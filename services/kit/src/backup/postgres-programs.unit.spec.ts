import { expect, it } from '@jest/globals';
import { dumpDatabase, libpqEnvironment } from './postgres-programs.ts';

it('names a database by variables, whatever its password holds', () => {
  expect(libpqEnvironment('postgres://mail:p%40ss%2Fword@db.example:6432/mail')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'mail',
    PGPASSWORD: 'p@ss/word',
    PGDATABASE: 'mail',
  });
  expect(libpqEnvironment('postgres://postgres@[::1]/postgres')).toEqual({ PGHOST: '::1', PGUSER: 'postgres', PGDATABASE: 'postgres' });
});

it('asks for as much of an encrypted connection as the address does', () => {
  const { PGSSLMODE } = libpqEnvironment('postgres://mail:x@db.example/mail?sslmode=verify-full');
  expect(PGSSLMODE).toBe('verify-full');
});

it('says what to install where the program is missing', async () => {
  const path = process.env.PATH;
  process.env.PATH = '/nowhere';
  try {
    await expect(dumpDatabase({ url: 'postgres://a@127.0.0.1/a', snapshotId: 'x', file: '/nowhere/a' })).rejects.toThrow(
      'pg_dump is not on this machine: install the client programs of PostgreSQL',
    );
  } finally {
    process.env.PATH = path;
  }
});
