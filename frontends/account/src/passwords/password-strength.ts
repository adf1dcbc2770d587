import { LIMITS, PASSWORD_PROBLEMS, passwordProblems } from '@pusula/contracts';
import type { PasswordVerdict } from './password-check.slice.ts';

/** How many of the four parts of the scale are full. */
export const STRENGTHS = { none: 0, weak: 1, fair: 2, unchecked: 2, good: 3, strong: 4 } as const;
export type Strength = keyof typeof STRENGTHS;

/** Half as long again as it has to be. */
const LONG = LIMITS.passwordComplexLength * 1.5;

/** How a password looks by the rules of specification section 5; it is praised only when the server has found it uncommon. */
export function strengthOf(password: string, verdict: PasswordVerdict): Strength {
  if (password === '') return 'none';
  const lacking = passwordProblems(password).length;
  if (lacking > 0) {
    const isShort = passwordProblems(password, 'simple').length > 0;
    return isShort || lacking > PASSWORD_PROBLEMS.length / 2 ? 'weak' : 'fair';
  }
  if (verdict === 'common') return 'weak';
  if (verdict !== 'fine') return 'unchecked';
  return [...password].length >= LONG ? 'strong' : 'good';
}
