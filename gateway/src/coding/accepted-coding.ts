/** What replies are compressed in, dearest last: zstd is as small as the others in a quarter of the time. */
export const CODINGS = ['zstd', 'br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Browsers send some thirty characters; who sends more gets what there is. */
const LONGEST_HEADER = 256;

/**
 * Pure: the coding that a reader likes best (RFC 9110, 12.5.3), the first of ours among equals: browsers like all that they list equally well.
 * @param header Accept-Encoding
 * @param ours what there is, dearest last
 * @returns undefined for a reader who would rather have it as it is, or takes none of ours
 */
export function acceptedCoding(header: string | undefined, ours: readonly Coding[] = CODINGS): Coding | undefined {
  if (!header || header.length > LONGEST_HEADER) return undefined;
  const weights = new Map(header.toLowerCase().split(',').map(weighted));
  const others = weights.get('*') ?? 0;
  let [best, most] = [undefined as Coding | undefined, 0];
  for (const coding of ours) {
    const weight = weights.get(coding) ?? others;
    if (weight > most) [best, most] = [coding, weight];
  }
  return most < (weights.get('identity') ?? 0) ? undefined : best;
}

/** A coding and how much it is liked: 0 is not at all, which is also what a weight means that is none. */
function weighted(item: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = item.split(';').map((part) => part.trim());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return [coding, weight >= 0 && weight <= 1 ? weight : 0];
}
