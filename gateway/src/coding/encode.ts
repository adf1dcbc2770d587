import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { acceptedCoding, type Coding } from './accepted-coding.ts';

const inZstd = promisify(zstdCompress);
const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

const ENCODERS: Readonly<Record<Coding, (body: Buffer) => Promise<Buffer>>> = {
  zstd: (body) => inZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (body) =>
    inBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => inGzip(body),
};

/** What is shorter goes out in one packet either way. */
export const LEAST_BYTES = 1_024;
/** Each takes up to some milliseconds of one of the process's four threads, in which much else waits; what comes beyond these goes out as it is. */
const AT_ONCE = 16;
let underWay = 0;

export type Encoded = { readonly coding: Coding; readonly body: Buffer };

/**
 * Compresses what is sent to whoever takes it so.
 * @param acceptEncoding the reader's header
 * @returns undefined where it is to be sent as it is
 */
export async function encode(body: Buffer, acceptEncoding: string | undefined): Promise<Encoded | undefined> {
  const coding = body.length < LEAST_BYTES || underWay >= AT_ONCE ? undefined : acceptedCoding(acceptEncoding);
  if (!coding) return undefined;
  underWay++;
  try {
    return { coding, body: await ENCODERS[coding](body) };
  } finally {
    underWay--;
  }
}
