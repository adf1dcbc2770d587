import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withClient } from '../postgres/create-database.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startLedgerProcess } from './child.ts';

describe('R12: three replicas start on an empty database at once', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('all become ready, and each migration was applied once', async () => {
    const databaseUrl = await postgres.freshDatabase();
    const replicas = await Promise.all(Array.from({ length: 3 }, () => startLedgerProcess({ databaseUrl })));
    try {
      const { rows } = await withClient(databaseUrl, (client) => client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id'));
      expect(rows.map(({ name }) => name)).toEqual([
        'KitTables1600000000000',
        'ErasedSubjects1600000000001',
        'FailedDeliveries1600000000002',
        'Ledger1700000000000',
      ]);
    } finally {
      expect(await Promise.all(replicas.map((replica) => replica.stop()))).toEqual([0, 0, 0]);
    }
  });
});
