import pg from 'pg';

/** What no visitor can do: letting an hour pass for a link, writing an event as no service does. */
export type Query = (service: string, sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** @param serverUrl the address of the server on which each service has its database */
export const queryOf =
  (serverUrl: string): Query =>
  async (service, sql, values = []) => {
    const client = new pg.Client({ connectionString: new URL(`/${service}`, serverUrl).href });
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  };
