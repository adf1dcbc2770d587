import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { findByEmail } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';
import { findLink } from './link-table.ts';
import { provePerson, requireAddress } from './prove-person.ts';

/** What a provider says of somebody, for them to look at and change before anything is saved; the token stays good for what follows. */
export const socialProfile =
  (deps: Deps): Handler<typeof contracts.socialProfile> =>
  async ({ input: { authenticationType, token } }) => {
    const person = await provePerson(deps, authenticationType, token);
    requireAddress(person);
    const { manager } = deps.db;
    const isUserExist = (await findLink(manager, person)) !== null || (await findByEmail(manager, person.email)) !== null;
    return { profile: person.profile, isUserExist };
  };
