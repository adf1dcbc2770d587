import type { accountErased } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import { UseTable } from './allowance.ts';

/** Forgets how often an erased account has used it; what was counted under the hash of an address while somebody signed up goes with its hour (S22). */
export const forgetUses =
  (): Consumer<typeof accountErased> =>
  async (tx, { data: { id } }) => {
    await tx.delete(UseTable, { who: id });
  };
