import { LIMITS, PASSWORD_PROBLEMS, passwordProblems } from '@pusula/contracts';

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';
export const STRENGTHS: readonly Strength[] = ['none', 'weak', 'fair', 'good', 'strong'];

/** Half as long again as it has to be. */
const LONG = LIMITS.passwordComplexLength * 1.5;

/** How a password looks at first sight, by the rules of specification section 5; whether it is a common one only the server knows. */
export function strengthOf(password: string): Strength {
  if (password === '') return 'none';
  const lacking = passwordProblems(password).length;
  if (lacking === 0) return [...password].length >= LONG ? 'strong' : 'good';
  const isShort = passwordProblems(password, 'simple').length > 0;
  return isShort || lacking > PASSWORD_PROBLEMS.length / 2 ? 'weak' : 'fair';
}
