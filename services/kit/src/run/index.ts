export { type Clock, type FakeClock, fakeClock, systemClock } from '../clock.ts';
export { Failure, failure, isFailure } from '../failure.ts';
export { type Ids, newIds, seededRandom } from '../ids.ts';
export type { Job } from '../job.ts';
export { retryForever } from '../loops/retry-forever.ts';
export { createWorkLoop } from '../loops/work-loop.ts';
export {
  type Consumer,
  type Figure,
  type Handler,
  on,
  type Probe,
  type Request,
  type ServedEndpoint,
  type Service,
  serve,
} from '../service.ts';
export { type ConcurrencyPerCaller, concurrencyPerCaller } from './concurrency-per-caller.ts';
export { type FairQueue, type FairQueueLimits, fairQueue, type Leave, type Place, type Waiting } from './fair-queue.ts';
export { isAlive } from './is-alive.ts';
export { limitConcurrency } from './limit-concurrency.ts';
export { runService, stopOnSignal } from './run-service.ts';
export type { RunningService, ServiceConfig, ServiceDescription, ServiceOptions } from './service-options.ts';
export { startService } from './start-service.ts';
export { within } from './within.ts';
