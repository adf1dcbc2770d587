import type { personRenamed } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit';

/** Keeps the first name that mails greet with; one that is older than what is known, or of an erased account, changes nothing. */
export const keepGivenName =
  (): Consumer<typeof personRenamed> =>
  async (tx, { data: { id, version, firstName } }) => {
    await tx.query('update account set given_name = $2, name_version = $3 where id = $1 and name_version < $3', [id, firstName, version]);
  };
