import { SERVER_LIMITS } from '@pusula/contracts';
import { createLog, type Log } from '../log/log.ts';
import type { RunningService, ServiceConfig, StartOptions } from './service-options.ts';
import { startService } from './start-service.ts';

/**
 * A service's whole main.ts: starts it, and on SIGTERM or SIGINT drains it and exits 0 within 25 seconds. A dependency that is away is waited for; a
 * mistake, such as a migration that fails or a port that is taken, ends the process with 1.
 * @returns once it listens; the process goes on
 */
export async function runService<C extends ServiceConfig>(options: StartOptions<C>): Promise<RunningService> {
  const log = options.log ?? createLog({ service: options.name, level: options.config.LOG_LEVEL });
  const giveUp = (error: unknown): never => {
    log.fatal({ err: error }, 'cannot start');
    process.exit(1);
  };
  surviveMistakes(log);
  const running = await startService({ ...options, log, processMetrics: true }).catch(giveUp);
  const isStopping = stopOnSignal(running.stop, log);
  running.ready().then(
    () => log.info('ready'),
    (error: unknown) => {
      if (!isStopping()) giveUp(error);
    },
  );
  return running;
}

/**
 * Stops once, however many signals come; gives up waiting before the orchestrator kills.
 * @returns whether a signal has come
 */
export function stopOnSignal(stop: () => Promise<void>, log: { readonly error: (message: string) => void }): () => boolean {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error('did not drain in time');
      process.exit(1);
    }, SERVER_LIMITS.drainTimeoutMs - 500).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return () => stopping;
}

/** A promise nobody waited for is a mistake to log, not a reason to drop every request in flight. */
function surviveMistakes(log: Log): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}
