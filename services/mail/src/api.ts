import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit';
import { mailQueue } from './sending/mail-queue.ts';
import type { Deps } from './service.ts';

/** What this service serves. */
export const api = (deps: Deps) => [serve(contracts.mailQueue, mailQueue(deps))];
