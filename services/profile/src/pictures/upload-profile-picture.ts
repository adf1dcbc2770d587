import type { Caller, uploadProfilePicture as contract } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { pictureAddress } from './address.ts';
import type { PictureOwner } from './picture-table.ts';
import { readDataUrl } from './read-data-url.ts';
import { storePicture } from './store-picture.ts';

/** Takes a picture, of somebody signed in or in the middle of signing up, and answers where it lies. It shows once a profile names it. */
export const uploadProfilePicture =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input: { file }, signal }) => {
    const fileName = await storePicture(deps)(() => readDataUrl(file), ownerOf(caller), { caller: networkOf(caller), signal });
    return { imageUrl: pictureAddress(fileName), fileName };
  };

/** Whoever has proven no address takes turns with all others of their network: by invented ones, everybody would have as many turns as they like. */
const networkOf = (caller: Caller): string | undefined => ('network' in caller ? caller.network : undefined);

function ownerOf(caller: Caller): PictureOwner {
  if (caller.type === 'User') return { ownerId: caller.id, ownerEmail: null };
  if (caller.type === 'Register') return { ownerId: null, ownerEmail: caller.email };
  throw failure('INVALID_TOKEN_TYPE');
}
