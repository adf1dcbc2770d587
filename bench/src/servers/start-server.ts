import { fileURLToPath } from 'node:url';
import { startChild, untilReady } from '@pusula/e2e/child';
import { freePort } from '@pusula/service-kit/testing';

export type Server = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> };
type Program = 'upstream' | 'express-gateway' | 'fast-gateway';

const READY_MS = 20_000;

/** Starts one of the programs and waits until it answers. */
export async function startServer(program: Program, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const port = await freePort();
  const child = startChild(fileURLToPath(new URL(`../programs/${program}.ts`, import.meta.url)), {
    ...env,
    NODE_ENV: 'production',
    PORT: String(port),
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/health/ready`, child, READY_MS);
  return { url, pid: child.process.pid ?? Number.NaN, stop: child.stop };
}
