import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { ownPhotograph } from '../pictures/own-photograph.ts';
import { picturesOf } from '../pictures/picture-table.ts';
import { findProfile } from './profile-store.ts';

/** Everything that is kept here about a person. Nothing is picked out: what is added to a table later is in it too. */
export const personData =
  ({ db, pictures }: Pick<Deps, 'db' | 'pictures'>): Handler<typeof contracts.personData> =>
  async ({ input: { id } }) => {
    const profile = await findProfile(db.manager, id);
    if (!profile) throw failure('USER_NOT_FOUND');
    const { account, person, coach } = profile;
    return {
      profile: plain({ account, person, coach, pictures: await picturesOf(db.manager, id) }),
      photograph: await ownPhotograph(pictures, person?.imageName ?? ''),
    };
  };

/** As JSON says it: moments in ISO 8601. */
const plain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));
