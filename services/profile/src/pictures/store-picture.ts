import { randomBytes } from 'node:crypto';
import { failure } from '@pusula/service-kit';
import type { Deps } from '../service.ts';
import { NAME_PATTERN } from './address.ts';
import { type Picture, PictureTable } from './picture-table.ts';
import { renderPicture } from './render.ts';

export type PictureOwner = Pick<Picture, 'ownerId' | 'ownerEmail'>;

/**
 * Renders a picture, stores it under a random name and notes whose it is.
 * @param name for demo data, which wants the same names every time: 32 hexadecimal digits
 * @returns the name
 * @throws failure('INVALID_IMAGE_FILE'), failure('INVALID_FILE_EXTENSION'), failure('S3_OPERATION_FAILED'), failure('IMAGE_UPLOAD_ERROR')
 */
export const storePicture =
  ({ db, pictures, renderTurn, clock }: Pick<Deps, 'db' | 'pictures' | 'renderTurn' | 'clock'>) =>
  async (content: Buffer, owner: PictureOwner, name: string = randomBytes(16).toString('hex')): Promise<string> => {
    if (!NAME_PATTERN.test(name)) throw failure('IMAGE_UPLOAD_ERROR');
    const renditions = await renderTurn(() => renderPicture(content));
    // Noted before it is stored: whatever lies in the store is known to the sweeper.
    await db.manager
      .createQueryBuilder()
      .insert()
      .into(PictureTable)
      .values({ name, ...owner, createdAt: clock.now() })
      .orIgnore()
      .execute();
    await Promise.all(renditions.map(({ width, format, content: bytes }) => pictures.write({ name, width, format }, bytes)));
    return name;
  };
