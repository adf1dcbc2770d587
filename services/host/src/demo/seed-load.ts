import { composeCoaches } from './compose-coaches.ts';
import { readDemoCoaches } from './demo-data.ts';
import { DEMO_PASSWORD, type DemoSecrets, demoCoach } from './demo-people.ts';
import type { SeedProgress, SeedTargets } from './seed-demo.ts';

const BATCH = 2_000;
/** Places after all that demo data can take, so that ids never meet. */
const FIRST_PLACE = 100_000;

/** They were there before the demo's own people, so that they are in no figure of what is new. */
const JOINED = Date.UTC(2020, 0, 6);
const MINUTE_MS = 60_000;

/** Adds composed coaches for load tests. They share the portraits of nobody: a picture each would take an hour. */
export async function seedLoad(
  { identity, profile }: Pick<SeedTargets, 'identity' | 'profile'>,
  count: number,
  progress: SeedProgress,
): Promise<void> {
  const secrets: DemoSecrets = { passwordHash: await identity.hashPassword(DEMO_PASSWORD) };
  const coaches = composeCoaches(readDemoCoaches(), count);
  for (let done = 0; done < count; done += BATCH) {
    const batch = takeFrom(coaches, Math.min(BATCH, count - done)).map((coach, index) =>
      demoCoach(coach, FIRST_PLACE + done + index, new Date(JOINED + (done + index) * MINUTE_MS), secrets),
    );
    await progress(`${done + batch.length} of ${count} composed coaches`, async () => {
      await identity.importAccounts(batch.map(({ account }) => account));
      return profile.importCoaches(batch.map(({ coach }) => ({ ...coach, imageName: '' })));
    });
  }
}

/** The next items of an iterator that goes on afterwards. */
function takeFrom<T>(iterator: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  for (let next = iterator.next(); !next.done; next = iterator.next()) {
    taken.push(next.value);
    if (taken.length === count) break;
  }
  return taken;
}
