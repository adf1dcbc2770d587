import { mkdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog, type Log } from '@pusula/service-kit/log';
import { pino } from 'pino';

/** A log that has grown over this is put aside at the next start; one predecessor is kept. */
const ROTATE_BYTES = 20 * 1024 * 1024;

export type Logs = { readonly logFor: (service: string) => Log; readonly close: () => void };

/** One file for all services, so that the terminal stays free for what a person wants to know; `make logs` follows it. */
export async function openLogs(folder: string): Promise<Logs> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'pusula.log');
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > ROTATE_BYTES) await rename(path, join(folder, 'pusula.1.log'));
  const destination = pino.destination({ dest: path, sync: false, minLength: 0 });
  return { logFor: (service) => createLog({ service, destination }), close: () => destination.flushSync() };
}
