import type { ProfileService } from '@pusula/profile-service';
import { PORTRAIT_WIDTH } from './portraits.ts';
import type { KeepPortraits } from './seed-demo.ts';

/** Each portrait is encoded on several threads already; more at a time would only starve the databases beside them. */
const AT_ONCE = 2;

/** How many were stored in between, when somebody waits and watches. */
const TOLD_EVERY = 25;

/** Draws portraits and stores every rendition through the same pipeline as an upload: where services run alone, nobody draws them later. @param report how far it is */
export const storePortraits =
  (
    { storePicture, adoptPictures, isPictureStored }: Pick<ProfileService, 'storePicture' | 'adoptPictures' | 'isPictureStored'>,
    report: (done: number, all: number) => void = () => undefined,
  ): KeepPortraits =>
  async (portraits) => {
    const waiting = portraits.values();
    let done = 0;
    const work = async () => {
      for (const { name, ownerId, draw } of waiting) {
        if (await isPictureStored(name, PORTRAIT_WIDTH)) await adoptPictures([{ name, ownerId }]);
        else {
          const drawn = await draw();
          await storePicture(() => drawn, { ownerId, ownerEmail: null, ownerNetwork: null }, { name });
        }
        done += 1;
        if (done % TOLD_EVERY === 0) report(done, portraits.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return portraits.length;
  };
