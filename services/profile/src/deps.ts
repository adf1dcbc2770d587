import { profileActionTaken } from '@pusula/contracts';
import { dataAccessRecorder, type RecordDataAccess } from '@pusula/service-kit/audit';
import type { ServiceOptions } from '@pusula/service-kit/service';
import { type ProfileConfig, pictureStore } from './config.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { createRenderTurns, type RenderTurns } from './pictures/render-turns.ts';

/** What the verbs of this service work with. */
export type Deps = ServiceOptions<ProfileConfig> & {
  readonly pictures: PictureStore;
  readonly renderTurns: RenderTurns;
  readonly recordDataAccess: RecordDataAccess;
};

/** @param pictures in place of the configured store */
export const createDeps = (options: ServiceOptions<ProfileConfig>, pictures: PictureStore = pictureStore(options.config)): Deps => ({
  ...options,
  pictures,
  renderTurns: createRenderTurns(),
  recordDataAccess: dataAccessRecorder(profileActionTaken, options),
});
