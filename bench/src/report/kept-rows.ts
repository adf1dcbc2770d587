import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Comparison, ratioOf } from '../row.ts';

const FILE = new URL('../../results.json', import.meta.url);

const Figure = z.object({ median: z.number(), min: z.number(), max: z.number() });
const KeptComparison = z.object({
  what: z.string(),
  unit: z.string(),
  ours: Figure,
  opponent: z.object({ name: z.string(), figure: Figure }).optional(),
  aim: z.union([z.object({ atLeast: z.number() }), z.object({ atMost: z.number() })]).optional(),
  /** The same when the row was measured the time before, on a machine of the same kind. */
  before: z.number().optional(),
});
const KeptRow = z.object({
  name: z.string(),
  title: z.string(),
  date: z.iso.date(),
  machine: z.string(),
  /** What else there is to know of the run: rounds, other work on the machine. */
  about: z.string(),
  comparisons: z.array(KeptComparison),
  notes: z.array(z.string()),
  details: z.string(),
});

export type KeptComparison = z.infer<typeof KeptComparison>;
/** A row as it was last measured. */
export type KeptRow = z.infer<typeof KeptRow>;

/** Every row that has ever been measured; none before the first time. */
export async function readRows(): Promise<readonly KeptRow[]> {
  const text = await readFile(FILE, 'utf8').catch(() => '[]');
  return z.array(KeptRow).parse(JSON.parse(text));
}

export const writeRows = (rows: readonly KeptRow[]): Promise<void> => writeFile(FILE, `${JSON.stringify(rows, null, 2)}\n`);

/** Pure: a row's comparisons beside those of the last time, if that was on a machine of the same kind. What is no number is left out. */
export function besideLastTime(comparisons: readonly Comparison[], machine: string, last: KeptRow | undefined): KeptComparison[] {
  const known = last?.machine === machine ? last.comparisons : [];
  return comparisons
    .filter((comparison) => Number.isFinite(ratioOf(comparison)))
    .map((comparison) => {
      const before = known.find(({ what, opponent }) => what === comparison.what && opponent?.name === comparison.opponent?.name);
      return { ...comparison, before: before && ratioOf(before) };
    });
}
