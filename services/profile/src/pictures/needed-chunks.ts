import { sniffFormat } from './sniff.ts';

/** What the pixels, their colours and which way is up are read from. */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
const SIGNATURE_BYTES = 8;
/** A colour profile as screens and cameras have it; one of 48 KB can be 45 MB when it is inflated. */
const LONGEST_PROFILE = 16 * 1024;
/** Length and name before the content, checksum after it. */
const FRAME_BYTES = 12;

/**
 * Pure: a PNG without what no picture needs, of the rest but one each. Decoders inflate every text in it and keep them all: 50 MB come of 48 KB.
 * @returns other formats as they are
 * @throws when a chunk ends behind the file; what follows the last one is left out
 */
export function withNeededChunks(content: Buffer): Buffer {
  if (sniffFormat(content) !== 'png') return content;
  const kept = [content.subarray(0, SIGNATURE_BYTES)];
  const seen = new Set<string>();
  for (let at = SIGNATURE_BYTES; !seen.has('IEND'); ) {
    const name = content.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + content.readUInt32BE(at);
    if (end > content.length) throw new Error(`a chunk of ${end - at} bytes, ${content.length - at} left`);
    const isOdd = name === 'iCCP' && end - at > LONGEST_PROFILE;
    if (NEEDED.has(name) && !isOdd && (name === 'IDAT' || !seen.has(name))) kept.push(content.subarray(at, end));
    seen.add(name);
    at = end;
  }
  return Buffer.concat(kept);
}
