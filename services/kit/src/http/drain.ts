import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const SWEEP_MS = 50;

/** Keeps serving for the grace, with `connection: close` on each reply, then closes and waits for the requests in flight. */
export async function drainServer(server: Server, graceMs: number, limitMs: number): Promise<void> {
  if (!server.listening) return;
  if (graceMs > 0) await wait(graceMs);
  await new Promise<void>((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), limitMs);
    // Node closes connections that are idle now; one that becomes idle with its last reply would stay.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
