import { search } from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { apiOf } from './api.ts';

/** As many as the demo has. */
const DEMO_COACHES = 400;
const WITHIN_MS = 240_000;

/** Seeding is over when the databases are filled; the index is notified a moment later. */
export async function untilSearchable(url: string): Promise<void> {
  const api = apiOf(url);
  await eventually(async () => {
    const { total } = await api(search, {});
    if (total < DEMO_COACHES) throw new Error(`only ${total} of ${DEMO_COACHES} coaches can be found`);
  }, WITHIN_MS);
}
