import { randomBytes } from 'node:crypto';
import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { requireNotErased } from '../accounts/account.ts';
import type { Deps } from '../deps.ts';
import { NAME_PATTERN } from './address.ts';
import { discardPictures } from './picture-removal-table.ts';
import { type Picture, type PictureOwner, PictureTable } from './picture-table.ts';
import { type RenderedPicture, renderPicture } from './render.ts';
import type { Uploader } from './render-turns.ts';
import { discardReplaced } from './unshown-pictures.ts';

type Options = { readonly name?: string; readonly uploader?: Uploader; readonly signal?: AbortSignal };
type StoreDeps = Pick<Deps, 'db' | 'pictures' | 'renderTurns' | 'clock'>;

/**
 * Renders a picture, stores it under a random name and notes whose it is; it replaces what the same owner has uploaded before and shows nowhere.
 * @param read the picture, when it is its turn: megabytes are not to wait in memory
 * @param name for demo data, which wants the same names every time: 32 hexadecimal digits
 * @param uploader whose turn it takes; left out, it is rendered at once
 * @param signal of the call that it is for: nothing is left of it once that fires
 * @returns the name
 * @throws as renderPicture and RenderTurns, failure('S3_OPERATION_FAILED'), failure('UNAUTHORIZED') when the owner was erased meanwhile,
 * failure('TOO_MANY_REQUESTS') when a later picture has replaced it meanwhile
 */
export const storePicture =
  (deps: StoreDeps) =>
  async (
    read: () => Buffer,
    owner: PictureOwner,
    { name = randomBytes(16).toString('hex'), uploader, signal }: Options = {},
  ): Promise<string> => {
    if (!NAME_PATTERN.test(name)) throw failure('IMAGE_UPLOAD_ERROR');
    const render = async () => renderPicture(read(), signal);
    const renditions = await (uploader ? deps.renderTurns(uploader, render, signal) : render());
    const { db, clock } = deps;
    const picture: Picture = { name, ...owner, createdAt: clock.now() };
    // Noted before it is stored: whatever lies in the store is known to the sweeper.
    await db.transaction((tx) => notePicture(tx, picture));
    try {
      await writeAll(deps, name, renditions);
      signal?.throwIfAborted();
      await db.transaction(async (tx) => {
        await requireStillNoted(tx, picture);
        await discardReplaced(tx, picture, clock.now());
      });
    } catch (error) {
      await db.transaction((tx) => discardPictures(tx, [{ name, ownerId: owner.ownerId }], clock.now()));
      throw error;
    }
    return name;
  };

/** An erasure, or a later picture, may have taken it away while it was being written. */
async function requireStillNoted(tx: EntityManager, { name, ownerId }: Picture): Promise<void> {
  if (await tx.existsBy(PictureTable, { name })) return;
  if (ownerId !== null) await requireNotErased(tx, ownerId);
  throw failure('TOO_MANY_REQUESTS');
}

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
