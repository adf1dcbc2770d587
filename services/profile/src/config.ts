import { type ConfigOf, inDevelopment, secret, serviceConfig, setting, sharedSettings, storeAddress } from '@pusula/service-kit/config';
import { z } from 'zod';
import { folderStore } from './pictures/folder-store.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { s3Store } from './pictures/s3-store.ts';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment. */
export const profileConfig = {
  ...serviceConfig,
  S3_ENDPOINT: setting(
    'Picture store, `http://host:8333`; in development, without it, the folder `PICTURES_DIR`',
    inDevelopment(storeAddress(), undefined),
  ),
  S3_REGION: setting('Its region', word.default('us-east-1')),
  S3_BUCKET: setting('Its bucket, made beforehand', word.default('pusula-pictures')),
  S3_ACCESS_KEY_ID: setting('Its account', inDevelopment(word, undefined)),
  S3_SECRET_ACCESS_KEY: setting('Its password', inDevelopment(secret(word), undefined)),
  BRAND_NAME: sharedSettings.BRAND_NAME,
  PICTURES_DIR: setting('Where pictures lie without `S3_ENDPOINT`', word.default('.data/pictures')),
  COACH_LINKS_REQUIRED: sharedSettings.COACH_LINKS_REQUIRED,
} as const;
export type ProfileConfig = ConfigOf<typeof profileConfig>;

/** Pictures go to the S3 server when one is named, else into the folder. */
export const pictureStore = (config: ProfileConfig): PictureStore =>
  config.S3_ENDPOINT === undefined
    ? folderStore(config.PICTURES_DIR)
    : s3Store({
        endpoint: config.S3_ENDPOINT,
        region: config.S3_REGION,
        bucket: config.S3_BUCKET,
        accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
      });
