import { once } from 'node:events';
import { createPump, type Job } from '@pusula/service-kit';
import { lockAccount } from '../people/account.ts';
import { tellWhenForgotten } from '../people/tell-when-forgotten.ts';
import type { Deps } from '../service.ts';
import { claimRemoval, PictureRemovalTable } from './picture-removal-table.ts';

type RemoveDeps = Pick<Deps, 'db' | 'pictures' | 'outbox' | 'clock'>;

/** Removes one picture that is due from the store; the last one of an erased person brings their receipt. @returns how many: none or one */
async function removeOne({ db, pictures, outbox, clock }: RemoveDeps): Promise<number> {
  const removal = await claimRemoval(db.manager, clock.now());
  if (!removal) return 0;
  const { name, ownerId } = removal;
  await pictures.remove(name);
  await db.transaction(async (tx) => {
    // Of two replicas that remove somebody's last two pictures, the second has to see that the first is gone.
    if (ownerId !== null) await lockAccount(tx, ownerId);
    await tx.delete(PictureRemovalTable, { name });
    if (ownerId !== null) await tellWhenForgotten({ outbox, clock }, tx, ownerId);
  });
  return 1;
}

/** Works off what is due, for ever: a store that is away only delays it. */
export const pictureRemover = (deps: RemoveDeps & Pick<Deps, 'log'>): Job => ({
  name: 'picture-remover',
  run: async (signal) => {
    const pump = createPump({
      work: () => removeOne(deps),
      onError: (error) => deps.log.warn({ err: error }, 'a picture could not be removed: trying until it can'),
    });
    pump.start();
    if (!signal.aborted) await once(signal, 'abort');
    await pump.stop();
  },
});
