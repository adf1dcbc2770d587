import type { Caller, uploadProfilePicture as contract } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { pictureAddress } from './address.ts';
import type { PictureOwner } from './picture-table.ts';
import { readDataUrl } from './read-data-url.ts';
import { uploaderOf } from './render-turns.ts';
import { storePicture } from './store-picture.ts';

/** Takes a picture, of somebody signed in or in the middle of signing up, and answers where it lies. It shows once a profile names it. */
export const uploadProfilePicture =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input: { file }, signal }) => {
    if (caller.type !== 'User' && caller.type !== 'Register') throw failure('INVALID_TOKEN_TYPE');
    const fileName = await storePicture(deps)(() => readDataUrl(file), ownerOf(caller), { uploader: uploaderOf(caller), signal });
    return { imageUrl: pictureAddress(fileName), fileName };
  };

function ownerOf(caller: Extract<Caller, { type: 'User' | 'Register' }>): PictureOwner {
  if (caller.type === 'User') return { ownerId: caller.id, ownerEmail: null, ownerNetwork: null };
  return { ownerId: null, ownerEmail: caller.email, ownerNetwork: caller.network === undefined ? null : customerOf(caller.network) };
}
