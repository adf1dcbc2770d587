import { readFile, writeFile } from 'node:fs/promises';
import { isUnavailable } from '@pusula/service-kit';
import { step } from '../progress.ts';
import { type SeedTargets, seedDemo } from './seed-demo.ts';

/** A machine may be so busy that a connection times out; what has been done by then is not done again. */
const TRIES = 5;

/** Seeds at the first start of a data folder; what people have changed since stays theirs. */
export async function seedOnce(marker: string, targets: SeedTargets): Promise<void> {
  const done = await readFile(marker, 'utf8').then(
    () => true,
    () => false,
  );
  if (done) return;
  for (let tries = 1; ; tries += 1) {
    try {
      await seedDemo(targets, targets.profile.adoptPictures, (what, work) => step(`Demo data: ${what}`, work));
      break;
    } catch (error) {
      if (tries === TRIES || !isUnavailable(error)) throw error;
    }
  }
  await writeFile(marker, JSON.stringify({ seededAt: new Date().toISOString() }));
}
