import { answeringWidths, type Rendition } from './address.ts';
import type { PictureStore } from './picture-store.ts';

/** A rendition, or the widest one of a source that was smaller. */
export async function readNearest(pictures: PictureStore, asked: Rendition): Promise<Buffer | undefined> {
  for (const width of answeringWidths(asked.width)) {
    const content = await pictures.read({ ...asked, width });
    if (content) return content;
  }
  return undefined;
}
