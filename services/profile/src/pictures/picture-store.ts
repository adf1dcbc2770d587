import type { Rendition } from './address.ts';

/** Where renditions lie: a folder on a laptop, an S3 bucket in production. Every method rejects with failure('S3_OPERATION_FAILED') when the store fails. */
export type PictureStore = {
  /** Writes whole or not at all; a second time changes nothing. */
  readonly write: (rendition: Rendition, content: Buffer) => Promise<void>;
  readonly read: (rendition: Rendition) => Promise<Buffer | undefined>;
  /** Removes every rendition of a picture; one that is not there is no error. */
  readonly remove: (name: string) => Promise<void>;
};
