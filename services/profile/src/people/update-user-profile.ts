import { type updateUserProfile as contract, findCity, type InputOf } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import { requireOwnPicture } from '../pictures/picture-table.ts';
import type { Deps } from '../service.ts';
import { changeProfile } from './change-profile.ts';
import { phoneNumber } from './phone.ts';
import type { Profile } from './profile.ts';
import { readCurrentUser } from './read-current-user.ts';
import { requireSelf } from './require-self.ts';

/** Replaces the caller's own picture, city, country and phone (specification sections 5, 7). */
export const updateUserProfile =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    const profile = await changeProfile(deps, {
      id: requireSelf(caller, input.UserId),
      version: input.Version,
      revise: async (before, tx) => {
        requireOwnEmail(before, input.Email);
        await requireOwnPicture(tx, input.ImageFileName, before.person.id);
        return reviseContact(before, input);
      },
    });
    return { user: await readCurrentUser(deps.db.manager, profile, profile.account.language) };
  };

/** Pure: the profile with other contact details. The city is one of the 81 provinces, in any spelling. */
export function reviseContact(profile: Profile, { City, Country, Phone, ImageFileName }: InputOf<typeof contract>): Profile {
  const city = findCity(City)?.name;
  if (!city) throw failure('VALIDATION_FAILED', [{ path: 'City', problem: 'not one of the provinces' }]);
  const phone = phoneNumber(Phone);
  if (!phone) throw failure('VALIDATION_FAILED', [{ path: 'Phone', problem: 'not ten digits' }]);
  return { ...profile, person: { ...profile.person, city, country: Country, phone, imageName: ImageFileName } };
}

/** The address belongs to the identity service and is not changed here: the one in the body has to be the caller's (S5). */
function requireOwnEmail({ account }: Profile, email: string): void {
  if (account.email !== email) throw failure('INVALID_USER_ID');
}
