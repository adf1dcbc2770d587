import type { Deps } from '../deps.ts';
import { keptWidths, PICTURE_FORMATS } from './address.ts';

/**
 * Whether every rendition of a picture lies in the store: seeding a second database from the same store need not encode everything anew.
 * @param sourceWidth of the picture it was made from, in pixels
 */
export const isPictureStored =
  ({ pictures }: Pick<Deps, 'pictures'>) =>
  async (name: string, sourceWidth: number): Promise<boolean> => {
    const renditions = keptWidths(sourceWidth).flatMap((width) => PICTURE_FORMATS.map((format) => ({ name, width, format })));
    return !(await Promise.all(renditions.map(pictures.read))).includes(undefined);
  };
