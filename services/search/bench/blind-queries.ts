import { readFile } from 'node:fs/promises';
import type { Language } from '@pusula/contracts';

const BLIND = new URL('../judged/blind/', import.meta.url);

export const BLIND_KINDS = ['tr-sentence', 'en-sentence', 'tr-short', 'en-short', 'city', 'slip'] as const;

/** A query that was written from the list of categories alone, and who answers it. */
export type BlindQuery = {
  readonly kind: (typeof BLIND_KINDS)[number];
  readonly language: Language;
  readonly query: string;
  /** What the person who typed it needs, for whoever reads the grades. */
  readonly need: string;
  /** By first and last name: 3 says that they are for this, 2 clearly helps, 1 borders on it. Left out: 0, or never among the first ten of any engine. */
  readonly grades: Readonly<Record<string, number>>;
};

/** Weights are set on the tuning half alone. The second set is of other hands; the test half is scored at the end. */
export async function blindQueries(): Promise<Readonly<Record<'tuning' | 'second' | 'test', readonly BlindQuery[]>>> {
  const read = async (name: string) => JSON.parse(await readFile(new URL(name, BLIND), 'utf8')) as BlindQuery[];
  return { tuning: await read('tuning.json'), second: await read('second.json'), test: await read('test.json') };
}
