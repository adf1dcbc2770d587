import { LIMITS } from './limits.ts';

/** What a new password can lack (specification sections 5 and 9). */
export const PASSWORD_PROBLEMS = ['length', 'number', 'uppercase', 'special'] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];
/** What the identity service refuses a new password for: 'common' is one that many have, or one that is easily guessed of its owner. */
export const NEW_PASSWORD_PROBLEMS = [...PASSWORD_PROBLEMS, 'common'] as const;
export type NewPasswordProblem = (typeof NEW_PASSWORD_PROBLEMS)[number];
/** 'simple': at least 6 characters; 'complex', what accounts need: at least 8 with a number, an uppercase letter and a special character. */
export type PasswordRule = 'simple' | 'complex';

const lengthOf = (password: string): number => [...password.normalize('NFC')].length;

/**
 * What a password lacks, for the hints beside its field and for the service that has the last word. Pure and without any list of words: whether it is a
 * common one only the service can tell.
 * @returns nothing when the rule is met
 */
export function passwordProblems(password: string, rule: PasswordRule = 'complex'): PasswordProblem[] {
  const lacks: Record<PasswordProblem, boolean> = {
    length: lengthOf(password) < (rule === 'simple' ? LIMITS.passwordSimpleLength : LIMITS.passwordComplexLength),
    number: rule === 'complex' && !/\p{Nd}/u.test(password),
    uppercase: rule === 'complex' && !/\p{Lu}/u.test(password.normalize('NFC')),
    special: rule === 'complex' && !/[!@#$%^&*]/.test(password),
  };
  return PASSWORD_PROBLEMS.filter((problem) => lacks[problem]);
}
