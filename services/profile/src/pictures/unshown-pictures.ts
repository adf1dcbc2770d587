import type { EntityManager } from 'typeorm';
import { discardPictures } from './picture-removal-table.ts';
import type { Picture, PictureOwner } from './picture-table.ts';

const UNSHOWN = 'not exists (select 1 from person where person.id = picture.owner_id and person.image_name = picture.name)';

type Row = { readonly name: string; readonly ownerId: string | null };

/** Discards pictures of before a time that no profile shows, some at a time. @returns how many were looked at */
export async function discardUnshownBefore(tx: EntityManager, time: Date, most: number, now: Date): Promise<number> {
  return discardUnshown(tx, await unshown(tx, `created_at < $1 limit ${most} for update skip locked`, [time]), now);
}

/** Discards what an owner has uploaded before a picture and shows nowhere: it replaces them. */
export async function discardReplaced(tx: EntityManager, { name, createdAt, ...owner }: Picture, now: Date): Promise<void> {
  const { ownerId, ownerEmail, ownerNetwork }: PictureOwner = owner;
  const earlier = `(created_at, name) < ($1, $2) and (owner_id = $3 or owner_email = $4 and owner_network is not distinct from $5)`;
  await discardUnshown(
    tx,
    await unshown(tx, `${earlier} order by name for update`, [createdAt, name, ownerId, ownerEmail, ownerNetwork]),
    now,
  );
}

/** Asked again under the lock: a profile may have begun to show one just before it. */
async function discardUnshown(tx: EntityManager, candidates: readonly Row[], now: Date): Promise<number> {
  const names = candidates.map(({ name }) => name);
  await discardPictures(tx, await unshown(tx, 'name = any($1)', [names]), now);
  return candidates.length;
}

const unshown = (tx: EntityManager, which: string, values: readonly unknown[]): Promise<Row[]> =>
  tx.query(`select name, owner_id as "ownerId" from picture where ${UNSHOWN} and ${which}`, [...values]);
