const DEPTH = 10;

/**
 * nDCG at 10: how much of the best possible order is reached.
 * @param found ids, best first
 * @param grades how relevant each id is; ids left out are not
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gain = (grade: number, rank: number) => (2 ** grade - 1) / Math.log2(rank + 2);
  const reached = found.slice(0, DEPTH).reduce((sum, id, rank) => sum + gain(grades.get(id) ?? 0, rank), 0);
  const ideal = [...grades.values()]
    .sort((one, other) => other - one)
    .slice(0, DEPTH)
    .reduce((sum, grade, rank) => sum + gain(grade, rank), 0);
  return ideal === 0 ? 0 : reached / ideal;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** @param part 0.5 for the median, 0.99 for the slowest hundredth */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
