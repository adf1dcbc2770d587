import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE } from '@pusula/contracts';
import { type Logger, pino } from 'pino';
import { loadRenderer } from './load-renderer.ts';
import { createRendererServer } from './renderer-server.ts';

export type StartRendererOptions = {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly log?: Logger;
};
export type RunningRenderer = {
  readonly url: string;
  /** Takes nothing new and lets pages that are being rendered end. */
  readonly stop: () => Promise<void>;
};

const WARM_UP = ['/', '/search-results', '/signin'];
const WARM_UP_CONFIG = { brand: '', origin: 'http://localhost' };
const WARM_UP_MS = 30_000;
const FRONT_ENDS = fileURLToPath(new URL('../../', import.meta.url));

/** Loads the front ends' builds for Node and listens. @throws when they were not built or the port is taken */
export async function startRenderer({ host, port, log = createLog() }: StartRendererOptions): Promise<RunningRenderer> {
  const render = loadRenderer(FRONT_ENDS.replace(/\/$/, ''), (error) => log.warn({ err: error }, 'a saga failed while rendering'));
  // The first page of each remote takes seconds for loading and compiling it: no visitor has to wait for that.
  for (const path of WARM_UP) {
    const page = { path, language: DEFAULT_LANGUAGE, theme: 'system', config: WARM_UP_CONFIG } as const;
    const onFailure = (error: unknown) => log.error({ err: error, path }, 'a page could not be rendered');
    await render({ ...page, answered: [] }, AbortSignal.timeout(WARM_UP_MS)).catch(onFailure);
  }
  const server = createRendererServer({
    render,
    onFailure: (error, path) => log.error({ err: error, path }, 'a page could not be rendered'),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

function createLog(): Logger {
  return pino({ base: { service: 'renderer' }, level: process.env.LOG_LEVEL ?? 'info' });
}
