import type { embedCategories as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { Deps } from '../service.ts';
import { toIndexRun } from './rebuild-run.ts';

/** Works out the concepts of all categories and profiles again, with the index around them; or reports the run that is going on. */
export const embedCategories =
  ({ rebuilding }: Deps): Handler<typeof contract> =>
  async () => {
    const { run } = await rebuilding.start();
    return { job: toIndexRun(run) };
  };
