import type { embedCategories as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { startByAdmin } from './start-by-admin.ts';

/**
 * Trains the intent model again from what is said of the categories, has the provider of embeddings look at everything again, and reads all profiles with both, with
 * the index around them; or reports the run that is going on.
 */
export const embedCategories = (deps: Deps): Handler<typeof contract> => startByAdmin(deps, 'embeddings-started');
