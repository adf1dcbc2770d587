import { withClient } from '../postgres/create-database.ts';

/** Who else is connected to a database, by the names that programs give themselves. @throws when the server is away */
export async function connectedTo(url: string): Promise<readonly string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT DISTINCT coalesce(nullif(application_name, ''), usename) AS name FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  });
}
