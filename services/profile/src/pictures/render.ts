import { LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import { failure, isFailure } from '@pusula/service-kit/service';
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { keptWidths, PICTURE_FORMATS, type PictureFormat, type Rendition } from './address.ts';
import { withNeededChunks } from './needed-chunks.ts';
import { sniffFormat } from './sniff.ts';

export type RenderedPicture = { readonly width: number; readonly format: PictureFormat; readonly content: Buffer };

/** An animation shows its first frame; one of more frames than this is no portrait and is refused before it is decoded. */
const MAXIMUM_FRAMES = 200;
/** Encoders write a dozen at most. Each is a walk over all of the picture, during which libvips does not look at its time. */
const MAXIMUM_SCANS = 100;
/** A JPEG's "start of scan"; what it has coded never holds it. */
const SCAN = Buffer.from([0xff, 0xda]);
/** Seconds for one encoding, after which libvips gives up. */
const ENCODE_SECONDS = 10;
/** Behind transparent parts of a picture where the format has no transparency. */
const PAPER = '#f6f2ea';

/** Wider renditions cost most of the time and gain least by more of it: at the same look, some five hundredths of their bytes. Drawings, which are narrow, gain a third. */
const WIDEST_WITH_EFFORT = 640;
/** As wide as the widest rendition, and as tall as a portrait of that width: pages show no more of a taller one. */
const LARGEST = { width: Math.max(...LIMITS.pictureWidths), height: (Math.max(...LIMITS.pictureWidths) * 5) / 4 };

const ENCODE: Record<PictureFormat, (image: Sharp, withEffort: boolean) => Sharp> = {
  avif: (image, withEffort) => image.avif({ quality: 55, effort: withEffort ? 1 : 0 }),
  webp: (image, withEffort) => image.webp({ quality: 78, effort: withEffort ? 3 : 2 }),
  jpg: (image, withEffort) => image.flatten({ background: PAPER }).jpeg({ quality: 80, mozjpeg: true, optimiseScans: withEffort }),
};

/** A picture decoded, upright and no larger than the largest rendition. */
type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

/**
 * Decodes a picture and encodes it anew at the standard widths, upright and without any metadata; nothing of the file that came is kept (S10).
 * @param signal of whoever it is for: nothing more is encoded once it fires
 * @returns every width it is kept at, in every format
 * @throws failure('INVALID_FILE_EXTENSION') when the content is no JPG, PNG or GIF, failure('IMAGE_TOO_LARGE') when it has too many pixels,
 * failure('INVALID_IMAGE_FILE') when it is broken, too narrow, an animation too long or a JPEG of too many scans; the signal's reason
 */
export const renderPicture = (content: Buffer, signal?: AbortSignal): Promise<RenderedPicture[]> =>
  refusingBroken(content, signal, async () => {
    // Decoded once; the renditions are made from the pixels. One after the other: each takes one of the four threads in which all else of the process waits for its turn, too.
    const pixels = await decode(content);
    const rendered: RenderedPicture[] = [];
    for (const width of keptWidths(pixels.info.width))
      for (const format of PICTURE_FORMATS) {
        signal?.throwIfAborted();
        rendered.push({ width, format, content: await encode(pixels, width, format) });
      }
    signal?.throwIfAborted();
    return rendered;
  });

/** One of the renditions that renderPicture makes, to the byte. @returns undefined for a width that the picture is not kept at @throws as renderPicture */
export const renderRendition = (content: Buffer, { width, format }: Pick<Rendition, 'width' | 'format'>): Promise<Buffer | undefined> =>
  refusingBroken(content, undefined, async () => {
    const pixels = await decode(content);
    return keptWidths(pixels.info.width).includes(width) ? encode(pixels, width, format) : undefined;
  });

async function refusingBroken<T>(content: Buffer, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  if (!sniffFormat(content)) throw failure('INVALID_FILE_EXTENSION');
  try {
    return await work();
  } catch (cause) {
    if (isFailure(cause) || signal?.aborted) throw cause;
    throw failure('INVALID_IMAGE_FILE', undefined, cause);
  }
}

async function decode(uploaded: Buffer): Promise<Pixels> {
  const content = withNeededChunks(uploaded);
  const options = { limitInputPixels: SERVER_LIMITS.pictureMaximumPixels, failOn: 'error', sequentialRead: true } as const;
  if (hasMoreScans(content, MAXIMUM_SCANS)) throw new Error(`more than ${MAXIMUM_SCANS} scans`);
  // Only the header is read: how large it says to be must not keep anybody from saying so.
  refuseExtremes(await sharp(content, { ...options, limitInputPixels: false }).metadata());
  return sharp(content, options)
    .autoOrient()
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: ENCODE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function hasMoreScans(content: Buffer, most: number): boolean {
  if (sniffFormat(content) !== 'jpeg') return false;
  let scans = 0;
  for (let at = content.indexOf(SCAN); at >= 0 && scans <= most; at = content.indexOf(SCAN, at + SCAN.length)) scans += 1;
  return scans > most;
}

/** By the header alone: a picture of one column has few pixels, and takes ten seconds to read all the same. */
function refuseExtremes({ pages = 1, width, height }: Metadata): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (pages > MAXIMUM_FRAMES) throw new Error(`${pages} frames`);
  if (longer > SERVER_LIMITS.pictureMaximumAspect * shorter) throw new Error(`${width} x ${height}`);
  if (width * height > SERVER_LIMITS.pictureMaximumPixels) throw failure('IMAGE_TOO_LARGE');
}

function encode({ data, info }: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const upright = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const resized = upright.resize({ width, withoutEnlargement: true }).timeout({ seconds: ENCODE_SECONDS });
  return ENCODE[format](resized, width <= WIDEST_WITH_EFFORT).toBuffer();
}
