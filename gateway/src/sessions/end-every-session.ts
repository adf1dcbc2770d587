import { openDatabase } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';

/**
 * Ends everybody's session, in a database that no gateway works with: of a restored one nobody knows who has signed out since, or was disabled.
 * @param url of the gateway's database
 */
export async function endEverySession(url: string, log: Log): Promise<void> {
  const db = await openDatabase({ url, schema: { tables: [], migrations: [] }, log });
  try {
    await db.manager.query('update session set revoked_at = now() where revoked_at is null');
  } finally {
    await db.close();
  }
}
