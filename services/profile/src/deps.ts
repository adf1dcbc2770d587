import type { Parts } from '@pusula/service-kit';
import { type ProfileConfig, pictureStore } from './config.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { createRenderTurns, type RenderTurns } from './pictures/render-turns.ts';

/** What the verbs of this service work with. */
export type Deps = Parts<ProfileConfig> & { readonly pictures: PictureStore; readonly renderTurns: RenderTurns };

/** @param pictures in place of the configured store */
export const createDeps = (parts: Parts<ProfileConfig>, pictures: PictureStore = pictureStore(parts.config)): Deps => ({
  ...parts,
  pictures,
  renderTurns: createRenderTurns(),
});
