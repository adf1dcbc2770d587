import { join } from 'node:path';
import sharp from 'sharp';
import { grain } from './grain.mjs';
import { CROPS, drawLandscape } from './landscape.mjs';

export const WIDTHS = { wide: [320, 640, 1024, 1920], tall: [320, 640, 900] };
const FORMATS = {
  avif: { quality: 60, effort: 5, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 6, smartSubsample: true },
};

/** One crop of one scene in one theme, as a full-size picture with its grain. */
export async function paint(scene, theme, crop) {
  const { width, height } = CROPS[crop];
  const texture = await grain(width, height, { seed: 7, strength: 7 });
  return sharp(Buffer.from(drawLandscape(scene, theme, crop)))
    .composite([{ input: texture, blend: 'soft-light' }])
    .flatten()
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Writes `<name>-<theme>-<crop>-<width>` in both formats and every width. */
export async function writePictures(folder, { name, theme, crop }, picture) {
  for (const width of WIDTHS[crop])
    for (const [format, options] of Object.entries(FORMATS))
      await sharp(picture)
        .resize(width)
        .toFormat(format, options)
        .toFile(join(folder, `${name}-${theme}-${crop}-${width}.${format}`));
}

/** How many colours say what a picture looks like from its top to its foot. */
const BANDS = 6;

/** The mean colours of a picture from top to bottom, to show while it loads. */
export async function bands(picture) {
  const pixels = await sharp(picture).resize(1, BANDS, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  const hex = (at) => `#${pixels.toString('hex', at, at + 3)}`;
  return Array.from({ length: BANDS }, (_, band) => hex(3 * band));
}
