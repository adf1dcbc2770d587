import { MoreThan } from 'typeorm';
import type { Deps } from '../deps.ts';
import { PictureRemovalTable } from './picture-removal-table.ts';
import { PictureTable } from './picture-table.ts';

/** Whether a picture is somebody's, or was until a moment ago and can still be fetched. */
export const isPictureKept =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async (name: string): Promise<boolean> =>
    (await db.manager.existsBy(PictureTable, { name })) ||
    (await db.manager.existsBy(PictureRemovalTable, { name, dueAt: MoreThan(clock.now()) }));
