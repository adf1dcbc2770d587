import { LIMITS } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import { answeringWidths } from './address.ts';
import type { PictureStore } from './picture-store.ts';

/**
 * The photograph that a profile shows, as large as it is kept, for its owner's copy of their data.
 * @param name '' without one @throws failure('S3_OPERATION_FAILED') when the store does not have it: a copy without it would look whole
 */
export async function ownPhotograph(pictures: PictureStore, name: string): Promise<string | null> {
  if (name === '') return null;
  for (const width of answeringWidths(Number.POSITIVE_INFINITY)) {
    const content = await pictures.read({ name, width, format: 'jpg' });
    if (content && content.length <= LIMITS.ownPhotographBytes) return `data:image/jpeg;base64,${content.toString('base64')}`;
  }
  throw failure('S3_OPERATION_FAILED');
}
