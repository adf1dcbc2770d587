import type { Deps } from '../deps.ts';
import { keptWidths, PICTURE_FORMATS } from './address.ts';
import { PictureTable } from './picture-table.ts';
import type { PictureOwner } from './store-picture.ts';

/**
 * Notes whose a picture is that lies in the store already, complete: seeding a second database from the same store need not draw and encode everything anew.
 * @param sourceWidth of the picture it was made from, in pixels
 * @returns false when a rendition is missing; then nothing is noted
 */
export const adoptPicture =
  ({ db, pictures, clock }: Pick<Deps, 'db' | 'pictures' | 'clock'>) =>
  async (name: string, sourceWidth: number, owner: PictureOwner): Promise<boolean> => {
    const renditions = keptWidths(sourceWidth).flatMap((width) => PICTURE_FORMATS.map((format) => ({ name, width, format })));
    const contents = await Promise.all(renditions.map((rendition) => pictures.read(rendition)));
    if (contents.includes(undefined)) return false;
    await db.manager
      .createQueryBuilder()
      .insert()
      .into(PictureTable)
      .values({ name, ...owner, createdAt: clock.now() })
      .orIgnore()
      .execute();
    return true;
  };
