import { createHash } from 'node:crypto';

const CROCKFORD = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LETTERS = 10;
const HASH_LETTERS = 16;

/** `value` in Crockford's base 32, most significant letter first. */
function encode(value: bigint, letters: number): string {
  let rest = value;
  let text = '';
  for (let letter = 0; letter < letters; letter += 1) {
    text = CROCKFORD[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
}

/** The same id for the same thing on every machine: a ULID whose time is `createdAt` and whose chance is a hash of the key. */
export function demoId(key: string, createdAt: Date): string {
  const hash = createHash('sha256').update(key).digest();
  return (
    encode(BigInt(createdAt.getTime()), TIME_LETTERS) +
    encode(hash.readBigUInt64BE(0) * 65_536n + BigInt(hash.readUInt16BE(8)), HASH_LETTERS)
  );
}
