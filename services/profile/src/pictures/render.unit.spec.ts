import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { longGif, scannedJpeg, talkativePng, vastPng } from './hostile.testing.ts';
import { renderPicture, renderRendition } from './render.ts';

describe('rendering', () => {
  it.each([
    ['8 megapixels are the most', vastPng(4_000, 2_000), 'taken'],
    ['one row more is too much', vastPng(4_000, 2_001), 'IMAGE_TOO_LARGE'],
    ['17 000 x 17 000 is far too much', vastPng(17_000), 'IMAGE_TOO_LARGE'],
    ['ten times as long as wide is the most', vastPng(200, 2_000), 'taken'],
    ['one pixel more is too narrow', vastPng(200, 2_001), 'INVALID_IMAGE_FILE'],
    ['a single column of 25 megapixels is never read', vastPng(1, 25_000_000), 'INVALID_IMAGE_FILE'],
    ['200 frames are the most', longGif(200), 'taken'],
    ['one frame more is too much', longGif(201), 'INVALID_IMAGE_FILE'],
    ['100 scans are the most', scannedJpeg(400, 100), 'taken'],
    ['one scan more is too much', scannedJpeg(400, 101), 'INVALID_IMAGE_FILE'],
    ['four gigabytes of texts are never inflated', talkativePng(80), 'taken'],
    ['a hundred thousand are never walked', scannedJpeg(2_800, 100_000), 'INVALID_IMAGE_FILE'],
  ])('%s', async (_, content, expected) => {
    const outcome = await renderPicture(content).then(
      () => 'taken',
      (error: Error) => error.message,
    );
    expect(outcome).toBe(expected);
  });

  it('takes one thread of the process at a time', async () => {
    let most = 0;
    const note = (underWay: number) => {
      most = Math.max(most, underWay);
    };
    sharp.queue.on('change', note);
    expect(await renderPicture(vastPng(1_200))).toHaveLength(12);
    sharp.queue.off('change', note);
    expect(most).toBe(1);
  });

  it('ends with whoever it is for, and says why', async () => {
    await expect(renderPicture(vastPng(1_200), AbortSignal.abort(new RangeError('gone')))).rejects.toThrow('gone');
  });

  it('is no taller than a portrait of the widest width', async () => {
    const sizes = await Promise.all(
      (await renderPicture(vastPng(1_900, 3_800))).map(async ({ content }) => (await sharp(content).metadata()).height),
    );
    expect(Math.max(...sizes)).toBe(2_400);
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
