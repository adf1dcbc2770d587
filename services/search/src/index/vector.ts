/** Vectors of one model and one size; those of different spaces are never compared. */
export type VectorSpace = { readonly model: string; readonly dimension: number };

/** The same for the same space: what vectors are kept under. The database puts it together as well. */
export const spaceKey = ({ model, dimension }: VectorSpace): string => `${model}/${dimension}`;

/** Of normalised vectors, how near they are: 1 for the same direction, 0 for nothing in common. */
export function dot(one: Float32Array, other: Float32Array): number {
  // Four sums do not wait for each other: twice as quick as one.
  let [a, b, c, d] = [0, 0, 0, 0];
  const inFours = one.length - (one.length % 4);
  let at = 0;
  for (; at < inFours; at += 4) {
    a += (one[at] as number) * (other[at] as number);
    b += (one[at + 1] as number) * (other[at + 1] as number);
    c += (one[at + 2] as number) * (other[at + 2] as number);
    d += (one[at + 3] as number) * (other[at + 3] as number);
  }
  for (; at < one.length; at++) a += (one[at] as number) * (other[at] as number);
  return a + b + c + d;
}

/** Shorter than this, a vector has no direction worth speaking of. */
const SHORTEST = 1e-6;

/** The same direction with length 1. @returns undefined for one that has no direction, or a part that is no number */
export function normalised(values: ArrayLike<number>): Float32Array | undefined {
  let squares = 0;
  for (let at = 0; at < values.length; at++) squares += (values[at] as number) ** 2;
  const length = Math.sqrt(squares);
  if (!(length > SHORTEST && length < Number.POSITIVE_INFINITY)) return undefined;
  return Float32Array.from(values, (value) => value / length);
}

/** The direction between vectors of the same size, each pulling with its weight. @returns undefined for none, or when they cancel out */
export function between(vectors: readonly Float32Array[], weights: readonly number[] = vectors.map(() => 1)): Float32Array | undefined {
  const [first] = vectors;
  if (!first) return undefined;
  const sum = new Float64Array(first.length);
  for (const [place, vector] of vectors.entries())
    for (let at = 0; at < sum.length; at++) (sum[at] as number) += (vector[at] as number) * (weights[place] as number);
  return normalised(sum);
}

/** As the database keeps it: 32-bit floats, little-endian. */
export const toBytes = (vector: Float32Array): Buffer => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength);

/** A copy, because floats begin at multiples of four bytes only. */
export const fromBytes = ({ buffer, byteOffset, byteLength }: Buffer): Float32Array =>
  new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
