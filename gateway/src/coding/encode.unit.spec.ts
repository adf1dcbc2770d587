import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { encode, LEAST_BYTES } from './encode.ts';

const LONG = Buffer.from('koçluk ve liderlik '.repeat(500));
const DECODERS = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

it.each(['zstd', 'br', 'gzip'] as const)('is read by whoever takes %s, and much shorter', async (coding) => {
  const encoded = await encode(LONG, coding);
  expect(encoded?.coding).toBe(coding);
  expect(encoded?.body.length).toBeLessThan(LONG.length / 10);
  expect(DECODERS[coding](encoded?.body ?? Buffer.alloc(0)).equals(LONG)).toBe(true);
});

it('leaves what is short, and what its reader takes in no coding of ours', async () => {
  expect(await encode(LONG.subarray(0, LEAST_BYTES - 1), 'gzip')).toBeUndefined();
  expect((await encode(LONG.subarray(0, LEAST_BYTES), 'gzip'))?.coding).toBe('gzip');
  expect(await encode(LONG, 'deflate')).toBeUndefined();
  expect(await encode(LONG, undefined)).toBeUndefined();
});

it('compresses some at once, sends what comes beyond them as it is, and goes on with the next', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, () => encode(LONG, 'zstd')));
  expect(all.filter(Boolean)).toHaveLength(16);
  expect((await encode(LONG, 'zstd'))?.coding).toBe('zstd');
});
