import { crc32, deflateSync } from 'node:zlib';

/** A small picture with that many texts of 50 MB, which are 48 KB each in the file. */
export function talkativePng(texts: number): Buffer {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000, 'A'))]));
  return withBeforePixels(vastPng(200), Array<Buffer>(texts).fill(text));
}

/** A PNG with more chunks between its header and its pixels. */
export function withBeforePixels(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const pixels = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, pixels), ...chunks, png.subarray(pixels)]);
}

/** A black square of that many pixels a side, one bit each: hundreds of millions of pixels in a few kilobytes. */
export function vastPng(width: number, height = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // one bit of grey
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

export function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/** A grey JPEG whose every scan after the first says again that all of the picture is grey, in a few bytes. */
export function scannedJpeg(size: number, scans: number): Buffer {
  const segment = (marker: number, ...content: number[]) => [
    0xff,
    marker,
    (content.length + 2) >> 8,
    (content.length + 2) & 0xff,
    ...content,
  ];
  const side = [size >> 8, size & 0xff];
  const lengths = (...counts: number[]) => [...counts, ...Array<number>(16 - counts.length).fill(0)];
  const blocks = Math.ceil(size / 8) ** 2;
  const dc = [...segment(0xda, 1, 1, 0, 0, 0, 0), ...Array<number>(Math.ceil(blocks / 8)).fill(0)];
  // "No more coefficients in the next 32 767 blocks", as often as there are so many.
  const ac = [...segment(0xda, 1, 1, 0, 1, 63, 0), ...Array.from({ length: Math.ceil(blocks / 32_767) }, () => [0x7f, 0xfe]).flat()];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.from(segment(0xdb, 0, ...Array<number>(64).fill(1))),
    Buffer.from(segment(0xc2, 8, ...side, ...side, 1, 1, 0x11, 0)),
    Buffer.from(segment(0xc4, 0x00, ...lengths(1), 0x00)),
    Buffer.from(segment(0xc4, 0x10, ...lengths(1), 0xe0)),
    Buffer.from(dc),
    ...Array<Buffer>(scans - 1).fill(Buffer.from(ac)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** An animation of one-pixel frames. */
export function longGif(frames: number): Buffer {
  const header = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1');
  const frame = Buffer.from('!\xf9\x04\x00\x01\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00', 'latin1');
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
