import { SERVER_LIMITS } from '@pusula/contracts';
import sharp from 'sharp';
import { CANVAS, COLOURS } from './ink.ts';

/** A photograph that fills a part of the picture, cropped around the upper middle, where faces are. */
export type Inset = {
  readonly content: Buffer;
  /** The colour behind what of it is transparent. */
  readonly ground: string;
  readonly left: number;
  readonly width: number;
};

/** Some previews leave out what is much larger. */
const MOST_BYTES = 90_000;
const QUALITIES = [86, 78, 68, 55, 40] as const;
const RENDER_SECONDS = 5;

async function cropped({ content, ground, left, width }: Inset) {
  const { height } = CANVAS;
  const image = sharp(content, { limitInputPixels: SERVER_LIMITS.pictureMaximumPixels }).resize({
    width,
    height,
    fit: 'cover',
    position: 'top',
  });
  return { input: await image.flatten({ background: ground }).toBuffer(), left, top: 0 };
}

/** Renders shapes, and a photograph below them, as a JPEG of a shared link's size. @param shapes the content of an SVG that names no other file */
export async function renderPicture(shapes: string, inset?: Inset): Promise<Buffer> {
  const { width, height } = CANVAS;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const layers = [...(inset ? [await cropped(inset)] : []), { input: Buffer.from(svg), left: 0, top: 0 }];
  const ground = sharp({ create: { width, height, channels: 3, background: COLOURS.paper } });
  const pixels = await ground.composite(layers).timeout({ seconds: RENDER_SECONDS }).removeAlpha().raw().toBuffer();
  const encoded = (quality: number) =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  let smallest = await encoded(QUALITIES[0]);
  for (const quality of QUALITIES.slice(1)) {
    if (smallest.length <= MOST_BYTES) break;
    smallest = await encoded(quality);
  }
  return smallest;
}
