import { birthdayProblem, type updateUserProfile as contract, findCity, type InputOf } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { showPicture } from '../pictures/show-picture.ts';
import { changeProfile } from './change-profile.ts';
import type { Person } from './person.ts';
import { phoneNumber } from './phone.ts';
import type { Profile } from './profile.ts';
import { readCurrentUser } from './read-current-user.ts';
import { requireSelf } from './require-self.ts';

/** Replaces the caller's own picture, city, country and phone, and whatever they sent of their names, gender and birthday (specification sections 5, 7). */
export const updateUserProfile =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    const now = deps.clock.now();
    const profile = await changeProfile(deps, {
      id: requireSelf(caller, input.UserId),
      version: input.Version,
      revise: async (before, tx) => {
        requireOwnEmail(before, input.Email);
        const person = revisePerson(before.person, input, now);
        await showPicture(tx, before.person, person.imageName, now);
        return { ...before, person };
      },
    });
    return { user: await readCurrentUser(deps.db.manager, profile, profile.account.language) };
  };

/**
 * Pure: the person as they say they are now; what was left out stays. The city is one of the 81 provinces, in any spelling.
 * @throws failure('VALIDATION_FAILED')
 */
function revisePerson(before: Person, input: InputOf<typeof contract>, now: Date): Person {
  const city = findCity(input.City)?.name;
  if (!city) throw failure('VALIDATION_FAILED', [{ path: 'City', problem: 'not one of the provinces' }]);
  const phone = phoneNumber(input.Phone);
  if (!phone) throw failure('VALIDATION_FAILED', [{ path: 'Phone', problem: 'not ten digits' }]);
  return { ...before, ...said(input, now), city, country: input.Country, phone, imageName: input.ImageFileName };
}

/** What may be left out, as far as it was not. */
function said({ FirstName, MiddleName, LastName, Username, Gender, Birthday }: InputOf<typeof contract>, now: Date): Partial<Person> {
  const problem = Birthday === undefined ? null : birthdayProblem(Birthday, now);
  if (problem) throw failure('VALIDATION_FAILED', [{ path: 'Birthday', problem }]);
  return {
    ...(FirstName !== undefined && { firstName: FirstName }),
    ...(MiddleName !== undefined && { middleName: MiddleName }),
    ...(LastName !== undefined && { lastName: LastName }),
    ...(Username !== undefined && { username: Username }),
    ...(Gender !== undefined && { gender: Gender }),
    ...(Birthday !== undefined && { birthday: Birthday }),
  };
}

/** The address belongs to the identity service and is not changed here, but by a mailed link: the one in the body has to be the caller's (S5). */
function requireOwnEmail({ account }: Profile, email: string): void {
  if (account.email !== email)
    throw failure('EMAIL_NOT_CHANGEABLE_HERE', [{ path: 'Email', problem: 'not the caller’s own; POST /auth/change-email changes it' }]);
}
