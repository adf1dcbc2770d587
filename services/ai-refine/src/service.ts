import { refineForgot } from '@pusula/contracts';
import type { Schema } from '@pusula/service-kit/db';
import type { Service, ServiceOptions } from '@pusula/service-kit/service';
import { UseTable } from './allowance/allowance.ts';
import { allowanceSweeper } from './allowance/sweeper.ts';
import { api } from './api.ts';
import type { RefineConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { events } from './events.ts';
import { Uses1760000000001 } from './migrations/0001-uses.ts';
import type { Improver } from './refining/improver.ts';

export { refineConfig } from './config.ts';

export const schema: Schema = { tables: [UseTable], migrations: [Uses1760000000001] };

/** Improves coaches' texts: through a language model when one is configured, by rules when not. */
export function createRefineService(options: ServiceOptions<RefineConfig>, improver?: Improver): Service {
  const deps = createDeps(options, improver);
  return {
    api: api(deps),
    events: events(),
    jobs: [allowanceSweeper(deps.allowance)],
    forgetting: { receipt: refineForgot },
  };
}
