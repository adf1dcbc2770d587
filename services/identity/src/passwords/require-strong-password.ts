import { passwordProblems } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { createGuessable } from './guessable.ts';

let guessable: ReturnType<typeof createGuessable> | undefined;

type Owner = { readonly email: string; readonly givenName: string };

/**
 * Refuses a new password that breaks the rule of specification section 5, or that is a common one (S8).
 * @throws failure('WEAK_PASSWORD') whose details name each problem: length, number, uppercase, special, common
 */
export function requireStrongPassword(password: string, { email, givenName }: Owner, path = 'password'): void {
  const problems: string[] = passwordProblems(password);
  // The list takes a moment and some memory to unpack: only where passwords are set.
  guessable ??= createGuessable();
  if (problems.length === 0 && guessable(password, wordsOf(email, givenName))) problems.push('common');
  if (problems.length > 0)
    throw failure(
      'WEAK_PASSWORD',
      problems.map((problem) => ({ path, problem })),
    );
}

const wordsOf = (email: string, givenName: string): string[] =>
  [...email.split(/[@.+_-]/), ...givenName.split(' ')].filter((word) => word.length > 2);
