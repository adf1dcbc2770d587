import { type ConfigOf, flag, inDevelopment, secret, serviceConfig, storeAddress } from '@pusula/service-kit/config';
import { z } from 'zod';
import { folderStore } from './pictures/folder-store.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { s3Store } from './pictures/s3-store.ts';

const word = z.string().min(1, 'must not be empty');

/** What this service reads from its environment; README.md has the table. */
export const profileConfig = {
  ...serviceConfig,
  /** Without it, while developing, pictures lie in PICTURES_DIR. */
  S3_ENDPOINT: inDevelopment(storeAddress(), undefined),
  S3_REGION: word.default('us-east-1'),
  S3_BUCKET: word.default('pusula-pictures'),
  S3_ACCESS_KEY_ID: inDevelopment(word, undefined),
  S3_SECRET_ACCESS_KEY: inDevelopment(secret(word), undefined),
  /** On the pictures of shared links. */
  BRAND_NAME: word.max(40, 'must be at most 40 characters').default('Pusula'),
  PICTURES_DIR: word.default('.data/pictures'),
  /** Whether a coaching profile needs all four links; the gateway passes it to the browser. */
  COACH_LINKS_REQUIRED: flag().default(true),
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
