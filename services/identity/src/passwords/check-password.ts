import type { checkPassword as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { passwordFaults } from './password-faults.ts';

/** Judges a password as setting it would. Somebody signed in or signing up is known by their token, whatever the body says. */
export const checkPassword =
  (): Handler<typeof contract> =>
  async ({ caller, input: { password, email = '', givenName = '', familyName = '' } }) => ({
    problems: passwordFaults(password, { email: 'email' in caller ? caller.email : email, givenName, familyName }),
  });
