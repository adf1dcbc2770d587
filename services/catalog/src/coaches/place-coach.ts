import type { coachChanged } from '@pusula/contracts';
import { isErased } from '@pusula/service-kit/erasure';
import type { Consumer } from '@pusula/service-kit/service';
import { placeCoach as keepPlacement } from './coach-placement.ts';

/** Remembers which categories a public coach is in, for the counts. */
export const placeCoach =
  (): Consumer<typeof coachChanged> =>
  async (tx, { data: { id, version, coach } }) => {
    if (await isErased(tx, id)) return;
    await keepPlacement(tx, { coachId: id, version, categoryIds: coach?.categoryIds ?? [] });
  };
