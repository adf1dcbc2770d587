const MAGIC = [
  { format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { format: 'gif', bytes: Buffer.from('GIF87a') },
  { format: 'gif', bytes: Buffer.from('GIF89a') },
] as const;

/** Pure: what the content is, whatever it was called. Only these formats ever reach the decoder. */
export const sniffFormat = (content: Buffer): 'jpeg' | 'png' | 'gif' | undefined =>
  MAGIC.find(({ bytes }) => content.subarray(0, bytes.length).equals(bytes))?.format;
