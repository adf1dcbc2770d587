import { coachSlug, type ListedUser, timeOfId } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { pictureAddress } from '../pictures/address.ts';

type Row = Pick<ListedUser, 'id' | 'firstName' | 'lastName' | 'email' | 'userType' | 'status' | 'isVerified' | 'city'> & {
  readonly imageName: string;
  /** Null for somebody without a coaching profile. */
  readonly isPublic: boolean | null;
};

/** People as rows of the console’s table, in the order of the ids; unknown and erased ones are left out. */
export async function listedUsers(db: EntityManager, ids: readonly string[]): Promise<ListedUser[]> {
  const rows = await db.query<Row[]>(
    `select person.id, first_name as "firstName", last_name as "lastName", email, user_type as "userType", status, is_verified as "isVerified",
       city, image_name as "imageName", is_public as "isPublic"
     from person join account using (id) left join coach using (id) where person.id = any($1) and not is_erased`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []).map(listedUser);
}

const listedUser = ({ imageName, isPublic, ...row }: Row): ListedUser => ({
  ...row,
  imageUrl: pictureAddress(imageName),
  isDeleted: row.status === 'deleted',
  registeredAt: timeOfId(row.id).toISOString(),
  ...(isPublic !== null && { slug: coachSlug(row), isPublic }),
});
