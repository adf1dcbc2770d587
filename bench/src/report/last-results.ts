import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const FILE = new URL('../../results.json', import.meta.url);

const Results = z.object({
  date: z.string(),
  machine: z.string(),
  /** By what was compared: the ratio, or ours where there is no opponent. */
  figures: z.record(z.string(), z.number()),
});
export type LastResults = z.infer<typeof Results>;

/** @returns undefined when the last whole run was on a machine of another kind, or there was none */
export async function readLastResults(machine: string): Promise<LastResults | undefined> {
  const text = await readFile(FILE, 'utf8').catch(() => undefined);
  const last = text === undefined ? undefined : Results.parse(JSON.parse(text));
  return last?.machine === machine ? last : undefined;
}

export async function keepResults(figures: LastResults['figures'], machine: string): Promise<void> {
  const results: LastResults = { date: new Date().toISOString().slice(0, 10), machine, figures };
  await writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
