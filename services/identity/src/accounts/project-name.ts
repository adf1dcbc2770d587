import type { personRenamed } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';

/** Projects what somebody is called; a name that is older than what is known, or of an erased account, changes nothing. */
export const projectName =
  (): Consumer<typeof personRenamed> =>
  async (tx, { data: { id, version, firstName, lastName = null } }) => {
    await tx.query(
      `update account set given_name = $2, family_name = coalesce($3, family_name), name_version = $4
       where id = $1 and name_version < $4`,
      [id, firstName, lastName, version],
    );
  };
