import { once } from 'node:events';
import { createWorkLoop, type Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { claimRemoval, PictureRemovalTable } from './picture-removal-table.ts';

type RemoveDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>;

/** Removes one picture that is due from the store. @returns how many: none or one */
async function removeOne({ db, pictures, clock }: RemoveDeps): Promise<number> {
  const removal = await claimRemoval(db.manager, clock.now());
  if (!removal) return 0;
  await pictures.remove(removal.name);
  await db.manager.delete(PictureRemovalTable, { name: removal.name });
  return 1;
}

/** Works off what is due, for ever: a store that is away only delays it. */
export const pictureRemover = (deps: RemoveDeps & Pick<Deps, 'log'>): Job => ({
  name: 'picture-remover',
  run: async (signal) => {
    const workLoop = createWorkLoop({
      work: () => removeOne(deps),
      onError: (error) => deps.log.warn({ err: error }, 'a picture could not be removed: trying until it can'),
    });
    workLoop.start();
    if (!signal.aborted) await once(signal, 'abort');
    await workLoop.stop();
  },
});
