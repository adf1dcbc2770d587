import type { IdentityUnderTest } from '../identity.testing.ts';

const TABLES = { account: 'id', mailed_link: 'account_id', linked_provider: 'account_id', removed_provider: 'account_id' };

/** How much is left of an account in the tables about it. */
export const rowsAbout = ({ query }: Pick<IdentityUnderTest, 'query'>, id: string): Promise<number[]> =>
  Promise.all(
    Object.entries(TABLES).map(async ([table, column]) => (await query(`select 1 from ${table} where ${column} = $1`, [id])).length),
  );
