import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit';
import { refine } from './refining/refine.ts';
import type { Deps } from './service.ts';

/** What this service serves. */
export const api = (deps: Deps) => [serve(contracts.refine, refine(deps))];
