import sharp from 'sharp';
import { stream } from './chance.mjs';

/** Fine seeded grain, grey about the middle: keeps wide gradients from banding and gives the sheet a paper feel. */
export function grain(width, height, { seed, strength }) {
  const next = stream(seed);
  const pixels = Buffer.alloc(width * height);
  for (let i = 0; i < pixels.length; i++) {
    // The sum of three even draws is close enough to a bell curve here, and quick.
    pixels[i] = 128 + (next() + next() + next() - 1.5) * 2 * strength;
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
