import { type NewPasswordProblem, passwordProblems } from '@pusula/contracts';
import { createGuessable } from './guessable.ts';

let guessable: ReturnType<typeof createGuessable> | undefined;

/** What is known of whoever chooses a password. */
export type Owner = { readonly email: string; readonly givenName: string; readonly familyName: string };

/** Everything that a new password would be refused for: what the rule of specification section 5 misses or, when that is met, that it is a common one (S8). */
export function passwordFaults(password: string, owner: Owner): NewPasswordProblem[] {
  const problems = passwordProblems(password);
  if (problems.length > 0) return problems;
  // The list takes a moment and some memory to unpack: only where passwords are set.
  guessable ??= createGuessable();
  return guessable(password, wordsOf(owner)) ? ['common'] : [];
}

const wordsOf = ({ email, givenName, familyName }: Owner): string[] =>
  [...email.split(/[@.+_-]/), ...givenName.split(' '), ...familyName.split(' ')].filter((word) => word.length > 2);
