import { readFile, writeFile } from 'node:fs/promises';
import { step } from '../progress.ts';
import { type SeedTargets, seedDemo } from './seed-demo.ts';

/** Seeds at the first start of a data folder; what people have changed since stays theirs. */
export async function seedOnce(marker: string, targets: SeedTargets): Promise<void> {
  const done = await readFile(marker, 'utf8').then(
    () => true,
    () => false,
  );
  if (done) return;
  await seedDemo(targets, (what, work) => step(`Demo data: ${what}`, work));
  await writeFile(marker, JSON.stringify({ seededAt: new Date().toISOString() }));
}
