import sharp from 'sharp';
import { drawLand, lightOf } from './landscape.mjs';

/** As far about the middle of the bezel as the sun is ever drawn, in radii of it, and how many places of the skyline are kept there. */
const REACH = 3;
const PLACES = 24;
const OPAQUE = 128;

/** Sun's colour and size in a crop, the middle of its bezel, and the land that it sets behind: points of the skyline from left to right, in pixels. */
export async function sunOf(scene, theme, crop) {
  const { phase, x, y, radius } = lightOf(scene, theme, crop);
  if (phase) return null;
  const { data, info } = await sharp(Buffer.from(drawLand(scene, theme, crop)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const topAt = (column) => {
    for (let row = 0; row < info.height; row++) if (data[(row * info.width + column) * info.channels + 3] > OPAQUE) return row;
    return info.height;
  };
  const skyline = Array.from({ length: PLACES + 1 }, (_, place) => {
    const column = Math.round(x - REACH * radius + (2 * REACH * radius * place) / PLACES);
    return [column, topAt(Math.min(info.width - 1, column))];
  });
  return { x: Math.round(x), y: Math.round(y), radius: Math.round(radius), colour: scene[theme].palette.sun, skyline };
}
