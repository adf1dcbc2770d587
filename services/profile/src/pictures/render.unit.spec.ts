import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { longGif, vastPng } from './hostile.testing.ts';
import { renderPicture, renderRendition } from './render.ts';

describe('rendering', () => {
  it.each([
    ['5 000 x 5 000 pixels are the most', vastPng(5_000), true],
    ['one row more is too much', vastPng(5_001), false],
    ['12 000 pixels are the longest side', vastPng(12_000, 1_200), true],
    ['one pixel more is too long', vastPng(12_001, 1_201), false],
    ['ten times as long as wide is the most', vastPng(200, 2_000), true],
    ['one pixel more is too narrow', vastPng(200, 2_001), false],
    ['a single column of 25 megapixels is never read', vastPng(1, 25_000_000), false],
    ['200 frames are the most', longGif(200), true],
    ['one frame more is too much', longGif(201), false],
  ])('%s', async (_, content, isTaken) => {
    const outcome = await renderPicture(content).then(
      () => true,
      (error: Error) => error.message,
    );
    expect(outcome).toBe(isTaken ? true : 'INVALID_IMAGE_FILE');
  });

  it('never enlarges', async () => {
    const source = await sharp({ create: { width: 50, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const sizes = await Promise.all((await renderPicture(source)).map(async ({ content }) => (await sharp(content).metadata()).width));
    expect(new Set(sizes)).toEqual(new Set([50]));
  });

  it('makes one rendition as it makes all, and none at a width that is not kept', async () => {
    const source = await sharp({
      create: { width: 500, height: 300, channels: 3, background: '#88a', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      .png()
      .toBuffer();
    for (const { content, ...rendition } of await renderPicture(source)) expect(await renderRendition(source, rendition)).toEqual(content);
    expect(await renderRendition(source, { width: 1024, format: 'jpg' })).toBeUndefined();
  });

  it('puts paper behind what is transparent where the format has no transparency', async () => {
    const source = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const jpg = (await renderPicture(source)).find(({ format }) => format === 'jpg');
    const { data } = await sharp(jpg?.content).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 0xf6)).toBeLessThan(4);
  });
});
