import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { TIME_LIMITS } from '../config/time-limits.ts';

const PAUSE_MS = 500;

/**
 * Calls `wake` whenever somebody notifies the channel, reconnecting for ever. A notification can be missed while the connection is down, so the
 * caller polls slowly as well.
 */
export function listen(url: string, channel: string, wake: () => void): { readonly close: () => Promise<void> } {
  const stop = new AbortController();
  const running = (async () => {
    while (!stop.signal.aborted) {
      await session(url, channel, wake, stop.signal).catch(() => undefined); // the pool's users report a database that is away
      await wait(PAUSE_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  })();
  return {
    close: async () => {
      stop.abort();
      await running;
    },
  };
}

/** One connection's life: ends when it is lost or the signal fires. */
async function session(url: string, channel: string, wake: () => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIME_LIMITS.databaseConnect,
    keepAlive: true,
    application_name: `listen-${channel}`,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  try {
    await client.connect();
    client.on('notification', wake);
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    wake(); // for what came while nobody listened
    if (!signal.aborted) await Promise.race([lost, once(signal, 'abort')]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
