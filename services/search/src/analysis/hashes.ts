// Called for every letter of every word: where globals are looked up by name, as in a sandbox, each look would cost more than the work.
const { imul } = Math;

const FNV_OFFSET = 0x811c9dc5;

/** FNV-1a, 32 bits: fast and even; not for secrets. @param before the hash of what stands before the text */
export function hash(text: string, before = FNV_OFFSET): number {
  let value = before;
  for (let at = 0; at < text.length; at++) value = imul(value ^ text.charCodeAt(at), 0x0100_0193);
  return value >>> 0;
}

/** A coach's place in the order of one day; even over all days, so that nobody always leads. The same sum runs inside Elasticsearch. */
export function placeOfDay(shuffle: number, day: number): number {
  let value = (shuffle ^ imul(day, 0x9e3779b1)) | 0;
  value = imul(value ^ (value >>> 16), 0x45d9f3b);
  value = imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}

/** One document's part in a fingerprint; sums of these stay exact far beyond any number of coaches. */
export const documentChecksum = (id: string, version: number): number => hash(`${id}:${version}`);
