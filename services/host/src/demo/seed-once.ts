import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from '@pusula/service-kit/db';
import { step } from '../progress.ts';
import type { Preparation } from '../start-product.ts';
import { readDemoCoaches } from './demo-data.ts';
import { type SeedProgress, seedDemo, seedHistory } from './seed-demo.ts';

/** A machine may be so busy that a connection times out; what has been done by then is not done again. */
const TRIES = 5;
const LOOK_MS = 50;
/** Far above what indexing them takes; whatever keeps it from ending is the search service's matter, and no reason to keep visitors out. */
const INDEXED_WITHIN_MS = 30_000;

/** Seeds at the first start of a data folder; what people have changed since stays theirs. Ends when the coaches can be found. @param day that its history leads up to in place of this one */
export async function seedOnce(marker: string, targets: Preparation, day: string | undefined): Promise<void> {
  const done = await readFile(marker, 'utf8').then(
    () => true,
    () => false,
  );
  if (done) return;
  const progress: SeedProgress = (what, work) => step(`Demo data: ${what}`, work);
  const seeded = await insistently(() => seedDemo(targets, targets.profile.adoptPictures, progress, day));
  // Indexing is waited for, not worked on.
  await Promise.all([
    insistently(() => seedHistory(targets, seeded, progress)),
    step('Demo data: search index', () => untilIndexed(targets, readDemoCoaches().length)),
  ]);
  await writeFile(marker, JSON.stringify({ seededAt: new Date().toISOString() }));
}

async function insistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isUnavailable(error)) throw error;
    }
  }
}

/** The coaches are in the databases; the events about them are still on their way to the index. */
export async function untilIndexed({ search }: Pick<Preparation, 'search'>, coaches: number): Promise<void> {
  for (const deadline = Date.now() + INDEXED_WITHIN_MS; Date.now() < deadline; await wait(LOOK_MS))
    if ((await search.countIndexed()) >= coaches) return;
}
