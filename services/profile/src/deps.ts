import { type Parts, type Turn, takeTurns } from '@pusula/service-kit';
import { type ProfileConfig, pictureStore } from './config.ts';
import type { PictureStore } from './pictures/picture-store.ts';

/** What the verbs of this service work with. */
export type Deps = Parts<ProfileConfig> & { readonly pictures: PictureStore; readonly renderTurn: Turn };

/** A decoded picture takes up to 100 MB, so that uploads at once wait for each other. */
const RENDERED_AT_ONCE = 2;

/** @param pictures in place of the configured store */
export const createDeps = (parts: Parts<ProfileConfig>, pictures: PictureStore = pictureStore(parts.config)): Deps => ({
  ...parts,
  pictures,
  renderTurn: takeTurns(RENDERED_AT_ONCE),
});
