import { LIMITS } from '@pusula/contracts';
import { createLog } from '../log/log.ts';
import type { RunningService, ServiceConfig, StartOptions } from './parts.ts';
import { startService } from './start-service.ts';

/**
 * A service's whole main.ts: starts it, and on SIGTERM or SIGINT drains it and exits 0 within 25 seconds.
 * @returns once it listens; the process goes on
 */
export async function runService<C extends ServiceConfig>(options: StartOptions<C>): Promise<RunningService> {
  const log = options.log ?? createLog({ service: options.name, level: options.config.LOG_LEVEL });
  surviveMistakes(log);
  const running = await startService({ ...options, log, processMetrics: true }).catch((error: unknown) => {
    log.fatal({ err: error }, 'cannot start');
    process.exit(1);
  });
  stopOnSignal(running.stop, log);
  return running;
}

/** Stops once, however many signals come; gives up waiting before the orchestrator kills. */
export function stopOnSignal(stop: () => Promise<void>, log: { readonly error: (message: string) => void }): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error('did not drain in time');
      process.exit(1);
    }, LIMITS.drainTimeoutMs - 500).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** A promise nobody waited for is a mistake to log, not a reason to drop every request in flight. */
function surviveMistakes(log: ReturnType<typeof createLog>): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was rejected and nobody waited for it'));
}
