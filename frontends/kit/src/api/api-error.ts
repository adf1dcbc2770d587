import type { EditPart, ErrorKind, InputProblem, SecondStep } from '@pusula/contracts';

/** Why a call failed, in plain data: it is kept in the store and read by the error rule (specification section 8). */
export type ApiProblem = {
  readonly kind: ErrorKind;
  /** What the server said: a code of the contracts, or its own sentence. Null: it said nothing. */
  readonly message: string | null;
  /** Text key that is shown when the message is unknown or missing. */
  readonly fallback: string;
  /** What that text names. */
  readonly named?: Readonly<Record<string, string>>;
  readonly status: number | null;
  /** Finds the call in the server's logs. */
  readonly requestId: string | null;
  readonly details: readonly InputProblem[];
  /** In how many seconds another try may succeed, when the server said so. */
  readonly retryAfterSeconds?: number;
  /** Of SECOND_STEP_REQUIRED: what the sign-in goes on with. */
  readonly secondStep?: SecondStep;
  /** Of an edit that has two owners: the parts that are saved although the call failed. */
  readonly saved?: readonly EditPart[];
  /** By which these parts can be undone. */
  readonly undoableEntryIds?: readonly string[];
};

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem) {
    super(problem.message ?? problem.fallback);
    this.problem = problem;
  }
}

/** The same failure with the text key of the action that met it. */
export const withFallback = (error: unknown, fallback: string, named?: ApiProblem['named']): ApiProblem => {
  if (error instanceof ApiError) return error.problem.fallback === 'errors.general' ? { ...error.problem, fallback } : error.problem;
  return { kind: 'UNEXPECTED_ERROR', message: null, fallback, ...(named && { named }), status: null, requestId: null, details: [] };
};

/** Whether a failure says nothing about the call itself, so that the same may succeed later: no answer, too many calls, a server in trouble. */
export const mayPass = (status: number | null): boolean => status === null || status === 408 || status === 429 || status >= 500;
