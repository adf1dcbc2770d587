/** What can be wrong with a link itself (specification section 4), and with it another try would fail, too. */
const PROBLEMS = {
  TOKEN_NOT_FOUND: 'notFound',
  TOKEN_EXPIRED: 'expired',
  USER_NOT_FOUND: 'nobody',
  USER_ALREADY_EXIST: 'taken',
  SIGN_IN_REQUIRED: 'otherAccount',
} as const;

export type LinkProblem = 'missing' | 'alreadyActive' | (typeof PROBLEMS)[keyof typeof PROBLEMS];

/** What somebody whose account is active need not mend. */
const SETTLED: readonly LinkProblem[] = ['notFound', 'expired'];

/**
 * Pure: why a link does not work, or null when that is not known.
 * @param token null: the page was opened without a link
 * @param code what the server answered, if it did
 * @param isActive whether the page knows its visitor as somebody whose account is active
 */
export function linkProblem(token: string | null, code: string | null | undefined, isActive: boolean): LinkProblem | null {
  if (token === null) return 'missing';
  const problem = typeof code === 'string' && Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as keyof typeof PROBLEMS] : null;
  return isActive && problem && SETTLED.includes(problem) ? 'alreadyActive' : problem;
}
