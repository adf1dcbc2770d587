import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema } from 'typeorm';

/** Whose a picture is: a person's, or, while they are signing up, that of the address they sign up with. */
export type Picture = {
  readonly name: string;
  readonly ownerId: string | null;
  readonly ownerEmail: string | null;
  /** The customer (`customerOf`) whose network the picture of a sign-up came from: with its address, whose sign-up it is. Null once it is a person's. */
  readonly ownerNetwork: string | null;
  readonly createdAt: Date;
};
/** Somebody with an account, or in the middle of signing up. */
export type PictureOwner = Pick<Picture, 'ownerId' | 'ownerEmail' | 'ownerNetwork'>;

export const PictureTable = new EntitySchema<Picture>({
  name: 'picture',
  columns: {
    name: text({ primary: true }),
    ownerId: ulid({ name: 'owner_id', nullable: true }),
    ownerEmail: text({ name: 'owner_email', nullable: true }),
    ownerNetwork: text({ name: 'owner_network', nullable: true }),
    createdAt: timestamp({ name: 'created_at' }),
  },
});

/**
 * Hands the picture of the sign-up wizard to the person who came of it.
 * @returns its name, or '' when the same address has not uploaded it
 */
export async function claimPicture(
  tx: EntityManager,
  name: string,
  owner: { readonly id: string; readonly email: string },
): Promise<string> {
  if (name === '') return '';
  const { affected } = await tx.update(
    PictureTable,
    { name, ownerEmail: owner.email },
    { ownerId: owner.id, ownerEmail: null, ownerNetwork: null },
  );
  return affected || (await tx.existsBy(PictureTable, { name, ownerId: owner.id })) ? name : '';
}

export const picturesOf = async (tx: EntityManager, ownerId: string): Promise<string[]> =>
  (await tx.findBy(PictureTable, { ownerId })).map(({ name }) => name);
