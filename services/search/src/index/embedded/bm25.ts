import { BM25 } from '../../analysis/weights.ts';

/** Norms up to this are kept exactly; longer ones in sixteen steps per doubling, so that a length takes one byte. */
const EXACT = 64;
const STEPS = 16;

/** A text's length in words as one byte. */
export const codeLength = (length: number): number =>
  length < EXACT ? length : Math.min(255, EXACT + Math.floor(Math.log2(length / EXACT) * STEPS));

const decodeLength = (code: number): number => (code < EXACT ? code : EXACT * 2 ** ((code - EXACT + 0.5) / STEPS));

/** How rare a term is: found in `count` of `documents`. */
export const rarity = (count: number, documents: number): number => Math.log(1 + (documents - count + 0.5) / (count + 0.5));

/** For each coded length, what a frequency is compared with. */
export function norms(averageLength: number): Float32Array {
  const { k1, b } = BM25;
  return Float32Array.from({ length: 256 }, (_, code) => k1 * (1 - b + (b * decodeLength(code)) / Math.max(averageLength, 1)));
}
