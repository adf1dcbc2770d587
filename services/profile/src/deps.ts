import type { Parts } from '@pusula/service-kit';
import { type ProfileConfig, pictureStore } from './config.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { type Turn, takeTurns } from './pictures/take-turns.ts';

/** What the verbs of this service work with. */
export type Deps = Parts<ProfileConfig> & { readonly pictures: PictureStore; readonly renderTurn: Turn };

/** @param pictures in place of the configured store */
export const createDeps = (parts: Parts<ProfileConfig>, pictures: PictureStore = pictureStore(parts.config)): Deps => ({
  ...parts,
  pictures,
  renderTurn: takeTurns(2),
});
