import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import { findByEmail } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';

/** Whether an address is taken; that of a deleted account still is, until it is erased. */
export const isUserExist =
  ({ db }: Deps): Handler<typeof contracts.isUserExist> =>
  async ({ input: { email } }) => {
    if (!(await findByEmail(db.manager, email))) throw failure('USER_NOT_FOUND');
    return {};
  };
