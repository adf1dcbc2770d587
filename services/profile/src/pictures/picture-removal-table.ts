import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';
import { type Picture, PictureTable } from './picture-table.ts';

/** A picture that nobody may choose any more and that has yet to go from the store. */
export type PictureRemoval = {
  readonly name: string;
  /** Null for that of a sign-up which nobody finished. */
  readonly ownerId: string | null;
  /** Not before. */
  readonly dueAt: Date;
};

export const PictureRemovalTable = new EntitySchema<PictureRemoval>({
  name: 'picture_removal',
  columns: { name: text({ primary: true }), ownerId: ulid({ name: 'owner_id', nullable: true }), dueAt: timestamp({ name: 'due_at' }) },
});

/** Takes pictures from their owners; they go from the store once they are due, whatever becomes of this process (remove-pictures.ts). */
export async function discardPictures(
  tx: EntityManager,
  pictures: readonly Pick<Picture, 'name' | 'ownerId'>[],
  dueAt: Date,
): Promise<void> {
  for (const { name, ownerId } of pictures) {
    await tx.delete(PictureTable, { name });
    await tx.upsert(PictureRemovalTable, { name, ownerId, dueAt }, ['name']);
  }
}

/** Those of one person that were to stay a little longer go now. */
export const hastenRemovals = (tx: EntityManager, ownerId: string, now: Date) =>
  tx.update(PictureRemovalTable, { ownerId }, { dueAt: now });

/** Half a minute for one picture: longer than a store may take, short enough to try again soon. */
const CLAIM_MS = 30_000;

/**
 * Takes the picture that has been due for longest. Its removal is due again half a minute later, for whoever comes then: this one may fail, or its process may die.
 * @returns undefined when none is due
 */
export async function claimRemoval(db: EntityManager, now: Date): Promise<Pick<PictureRemoval, 'name'> | undefined> {
  const [rows] = (await db.query(
    `update picture_removal set due_at = $2 where name = (
       select name from picture_removal where due_at <= $1 order by due_at limit 1 for update skip locked)
     returning name`,
    [now, new Date(now.getTime() + CLAIM_MS)],
  )) as [{ name: string }[], number];
  return rows[0];
}
