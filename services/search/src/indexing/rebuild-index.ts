import type { rebuildIndex as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { startByAdmin } from './start-by-admin.ts';

/** Makes the index again beside the one in use, or reports the run that is going on. */
export const rebuildIndex = (deps: Deps): Handler<typeof contract> => startByAdmin(deps, 'index-rebuild-started');
