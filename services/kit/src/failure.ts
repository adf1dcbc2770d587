import type { ErrorCode, InputProblem } from '@pusula/contracts';

/** A rule refused. Carries a code of the closed list and never a status number: only the HTTP edge knows those. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: readonly InputProblem[] | undefined;

  constructor(code: ErrorCode, details?: readonly InputProblem[], options?: ErrorOptions) {
    super(code, options);
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/**
 * Makes the error that a handler throws when a rule refuses: `throw failure('COACH_NOT_FOUND')`.
 * @param code what the caller will read as `errorMessage`
 * @param details fields of the input that were refused, for developers; never put a secret or somebody's data in them
 * @param cause the error that led here; logged, never sent
 */
export const failure = (code: ErrorCode, details?: readonly InputProblem[], cause?: unknown): Failure =>
  new Failure(code, details, cause === undefined ? undefined : { cause });

export const isFailure = (error: unknown): error is Failure => error instanceof Failure;
