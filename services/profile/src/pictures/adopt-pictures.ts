import type { Deps } from '../deps.ts';
import { type Picture, PictureTable } from './picture-table.ts';

/** Notes whose pictures are that the store has already, or can make when they are asked for. @returns how many were given */
export const adoptPictures =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (pictures: readonly Pick<Picture, 'name' | 'ownerId'>[]): Promise<number> => {
    const rows = pictures.map(({ name, ownerId }) => ({ name, ownerId, ownerEmail: null, ownerNetwork: null, createdAt: clock.now() }));
    if (rows.length > 0) await db.manager.createQueryBuilder().insert().into(PictureTable).values(rows).orIgnore().execute();
    return rows.length;
  };
