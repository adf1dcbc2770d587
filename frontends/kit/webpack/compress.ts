/** Writes a .br and a .gz beside every text file of a build, for servers that send files as they lie: `node compress.ts [folder]`, by default dist. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|html|json|svg|webmanifest)$/;
const SMALLEST_BYTES = 512;
/** A compressed copy that saves less than this is not worth a second file. */
const LARGEST_RATIO = 0.95;

const encoders = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const encoded = await encode(content);
      if (encoded.length < content.length * LARGEST_RATIO) await writeFile(`${file}.${extension}`, encoded);
    }),
  );
}

const folder = process.argv[2] ?? 'dist';
const files = (await readdir(folder, { recursive: true })).filter((file) => TEXT.test(file));
await Promise.all(files.map((file) => compress(join(folder, file))));
