import { failure } from '@pusula/service-kit/service';

/** What browsers call the formats of the specification's section 5: JPG, PNG, GIF. */
const DECLARED = new Set(['image/jpeg', 'image/jpg', 'image/pjpeg', 'image/png', 'image/gif']);
const DATA_URL = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Pure: the bytes of a data URL.
 * @throws failure('INVALID_FILE_EXTENSION') for another format than JPG, PNG or GIF, failure('INVALID_IMAGE_FILE') for what is no base64 data URL
 */
export function readDataUrl(url: string): Buffer {
  const found = DATA_URL.exec(url.slice(0, 100));
  if (!found?.[1]) throw failure('INVALID_IMAGE_FILE');
  if (!DECLARED.has(found[1].toLowerCase())) throw failure('INVALID_FILE_EXTENSION');
  const content = url.slice(found[0].length);
  if (!BASE64.test(content)) throw failure('INVALID_IMAGE_FILE');
  return Buffer.from(content, 'base64');
}
