import { describe, expect, it } from '@jest/globals';
import { chunk, scannedJpeg, vastPng, withBeforePixels } from './hostile.testing.ts';
import { withNeededChunks } from './needed-chunks.ts';

const png = vastPng(20);
const profile = chunk('iCCP', Buffer.from('sRGB\0\0profile'));

describe('the chunks of a PNG that are decoded', () => {
  it.each(['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'prVt'])('are not %s', (name) => {
    expect(withNeededChunks(withBeforePixels(png, [chunk(name, Buffer.from('Comment\0text'))]))).toEqual(png);
  });

  it('are all that pixels and colours need, each once but the pixels', () => {
    const once = withBeforePixels(png, [profile, chunk('IDAT', Buffer.from('more'))]);
    expect(withNeededChunks(once)).toEqual(once);
    expect(withNeededChunks(withBeforePixels(png, [profile, profile]))).toEqual(withBeforePixels(png, [profile]));
  });

  it('have no colour profile that is longer than any camera’s', () => {
    expect(withNeededChunks(withBeforePixels(png, [chunk('iCCP', Buffer.alloc(16 * 1024))]))).toEqual(png);
  });

  it('end in the file', () => {
    expect(() => withNeededChunks(png.subarray(0, -2))).toThrow('a chunk of 12 bytes, 10 left');
    expect(() => withNeededChunks(png.subarray(0, -10))).toThrow();
    expect(withNeededChunks(Buffer.concat([png, Buffer.from('some programs write more')]))).toEqual(png);
  });
});

it('other formats are decoded as they are', () => {
  const jpeg = scannedJpeg(16, 2);
  expect(withNeededChunks(jpeg)).toBe(jpeg);
});
