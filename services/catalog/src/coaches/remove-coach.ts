import type { accountErased } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import { CoachPlacementTable } from './coach-placement.ts';

/** Forgets which categories an erased person was in (S22). */
export const removeCoach =
  (): Consumer<typeof accountErased> =>
  async (tx, { data: { id } }) => {
    await tx.delete(CoachPlacementTable, { coachId: id });
  };
