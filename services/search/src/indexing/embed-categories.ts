import type { embedCategories as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { startByAdmin } from './start-by-admin.ts';

/** Works out the concepts of all categories and profiles again, with the index around them; or reports the run that is going on. */
export const embedCategories = (deps: Deps): Handler<typeof contract> => startByAdmin(deps, 'embeddings-started');
