import { failure } from '@pusula/service-kit/service';
import { type Owner, passwordFaults } from './password-faults.ts';

/**
 * Refuses a new password that breaks the rule of specification section 5, or that is a common one (S8).
 * @throws failure('WEAK_PASSWORD') whose details name each problem: length, number, uppercase, special, common
 */
export function requireStrongPassword(password: string, owner: Owner, path = 'password'): void {
  const problems = passwordFaults(password, owner);
  if (problems.length > 0)
    throw failure(
      'WEAK_PASSWORD',
      problems.map((problem) => ({ path, problem })),
    );
}
