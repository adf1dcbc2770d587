import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '@pusula/service-kit/log';

export type RendererThread = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts the renderer in this process. @returns undefined when it cannot start: browsers render then */
export async function startRendererThread(log: Log): Promise<RendererThread | undefined> {
  const thread = new Worker(new URL('./renderer-thread.ts', import.meta.url), { stdout: true, stderr: true });
  thread.stdout.on('data', (line: Buffer) => log.info(line.toString('utf8').trim()));
  thread.stderr.on('data', (line: Buffer) => log.warn(line.toString('utf8').trim()));
  try {
    const [url] = (await once(thread, 'message')) as [string];
    thread.on('error', (error) => log.error({ err: error }, 'the renderer ended'));
    return { url, stop: async () => void (await thread.terminate()) };
  } catch (error) {
    log.error({ err: error }, 'pages are left to browsers: the renderer cannot start');
    return undefined;
  }
}
