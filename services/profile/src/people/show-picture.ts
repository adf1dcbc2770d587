import { failure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { discardPictures } from '../pictures/picture-removal-table.ts';
import { PictureTable } from '../pictures/picture-table.ts';
import type { Person } from './person.ts';

/**
 * How long a replaced picture can still be fetched: lists of results that are on somebody's screen name it, and so do other services until they have projected the
 * new one. Five minutes are far more than that takes, and little for a face that its owner has taken back.
 */
const LINGER_MS = 5 * 60_000;

/**
 * Has a person's profile show another picture, or none; the one it showed goes.
 * @param name of a picture that they uploaded themself, or '' @throws failure('INVALID_IMAGE_FILE'), failure('FORBIDDEN')
 */
export async function showPicture(tx: EntityManager, person: Person, name: string, now: Date): Promise<void> {
  const { id, imageName } = person;
  if (name === imageName) return;
  await requireOwnPicture(tx, name, id);
  if (imageName !== '') await discardPictures(tx, [{ name: imageName, ownerId: id }], new Date(now.getTime() + LINGER_MS));
}

/** Locked, so that nobody sweeps it away meanwhile. Somebody else's is refused as such (S5). */
async function requireOwnPicture(tx: EntityManager, name: string, ownerId: string): Promise<void> {
  if (name === '') return;
  const picture = await tx.findOne(PictureTable, { where: { name }, lock: { mode: 'pessimistic_write' } });
  if (!picture) throw failure('INVALID_IMAGE_FILE');
  if (picture.ownerId !== ownerId) throw failure('FORBIDDEN');
}
