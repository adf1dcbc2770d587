import { createServer } from 'node:net';

/** Below the range from which systems take ports for outgoing connections: one of those could sit on a port between its choice and its use. */
const FIRST = 20_000;
const COUNT = 10_000;
let next = (process.pid * 37) % COUNT;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody uses and that this process has not handed out before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}
