import pg from 'pg';

/** What no visitor can do: letting an hour pass for a link, reading what was stored. */
export type Query = (service: string, sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** @param urlOf the address of a service's database */
export const queryOf =
  (urlOf: (service: string) => string): Query =>
  async (service, sql, values = []) => {
    const client = new pg.Client({ connectionString: urlOf(service) });
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  };
