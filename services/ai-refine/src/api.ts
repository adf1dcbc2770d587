import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit/service';
import type { Deps } from './deps.ts';
import { refine } from './refining/refine.ts';

/** What this service serves. */
export const api = (deps: Deps) => [serve(contracts.refine, refine(deps))];
