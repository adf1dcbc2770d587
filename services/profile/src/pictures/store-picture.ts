import { randomBytes } from 'node:crypto';
import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { requireNotErased } from '../people/account.ts';
import { NAME_PATTERN } from './address.ts';
import { discardPictures } from './picture-removal-table.ts';
import { type Picture, type PictureOwner, PictureTable } from './picture-table.ts';
import { type RenderedPicture, renderPicture } from './render.ts';

type Options = { readonly name?: string; readonly caller?: string | undefined; readonly signal?: AbortSignal };
type StoreDeps = Pick<Deps, 'db' | 'pictures' | 'renderTurns' | 'clock'>;

/**
 * Renders a picture, stores it under a random name and notes whose it is.
 * @param read the picture, when it is its turn: megabytes are not to wait in memory
 * @param name for demo data, which wants the same names every time: 32 hexadecimal digits
 * @param caller whose turn it is to render
 * @param signal of the call that it is for
 * @returns the name
 * @throws failure('INVALID_IMAGE_FILE'), failure('INVALID_FILE_EXTENSION'), failure('S3_OPERATION_FAILED'), failure('IMAGE_UPLOAD_ERROR'),
 * failure('UNAUTHORIZED') when the owner was erased meanwhile, failure('TOO_MANY_REQUESTS') and failure('SERVICE_UNAVAILABLE') as in RenderTurns
 */
export const storePicture =
  (deps: StoreDeps) =>
  async (
    read: () => Buffer,
    owner: PictureOwner,
    { name = randomBytes(16).toString('hex'), caller = owner.ownerId ?? owner.ownerEmail ?? '', signal }: Options = {},
  ): Promise<string> => {
    if (!NAME_PATTERN.test(name)) throw failure('IMAGE_UPLOAD_ERROR');
    const renditions = await deps.renderTurns(caller, async () => renderPicture(read()), signal);
    const { db, clock } = deps;
    // Noted before it is stored: whatever lies in the store is known to the sweeper.
    await db.transaction((tx) => notePicture(tx, { name, ...owner, createdAt: clock.now() }));
    try {
      await writeAll(deps, name, renditions);
      // An erasure may have taken it away while it was being written.
      if (!(await db.manager.existsBy(PictureTable, { name }))) throw failure('UNAUTHORIZED');
    } catch (error) {
      await db.transaction((tx) => discardPictures(tx, [{ name, ownerId: owner.ownerId }], clock.now()));
      throw error;
    }
    return name;
  };

async function notePicture(tx: EntityManager, picture: Picture): Promise<void> {
  if (picture.ownerId !== null) await requireNotErased(tx, picture.ownerId);
  await tx.createQueryBuilder().insert().into(PictureTable).values(picture).orIgnore().execute();
}

/** Ends when every writing has ended: what fails is removed, and nothing may be written behind that. */
async function writeAll({ pictures }: StoreDeps, name: string, renditions: readonly RenderedPicture[]): Promise<void> {
  const written = await Promise.allSettled(
    renditions.map(({ width, format, content }) => pictures.write({ name, width, format }, content)),
  );
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
