import type { EditPart, ErrorKind, InputProblem, SecondStep } from '@pusula/contracts';
import type { AxiosResponse } from 'axios';
import { ApiError } from './api-error.ts';

type FailureBody = {
  errorMessage?: unknown;
  requestId?: unknown;
  details?: unknown;
  secondStep?: unknown;
  saved?: unknown;
  undoableEntryIds?: unknown;
};

const kindOfStatus = (status: number): ErrorKind => {
  if (status === 404) return 'NOT_FOUND_ERROR';
  return status >= 500 ? 'UNEXPECTED_ERROR' : 'VALIDATION_ERROR';
};

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const isSecondStep = (value: unknown): value is SecondStep =>
  typeof value === 'object' && value !== null && 'ticket' in value && 'options' in value;

/** A refused field by its name in the code: the specification writes those of some calls with a capital. */
const inCode = ({ path, problem }: InputProblem): InputProblem => ({ path: path.charAt(0).toLowerCase() + path.slice(1), problem });

/** The failure that a response carries: a status above 299, or `success: false`. */
export function failureOfResponse({ data, status, headers }: AxiosResponse): ApiError {
  const retryAfterSeconds = Number(headers['retry-after']);
  const body: FailureBody = typeof data === 'object' && data !== null ? data : {};
  return new ApiError({
    kind: status < 300 ? 'VALIDATION_ERROR' : kindOfStatus(status),
    message: textOrNull(body.errorMessage),
    fallback: status >= 500 ? 'errors.server' : 'errors.general',
    status,
    requestId: textOrNull(body.requestId) ?? textOrNull(headers['x-request-id']),
    details: Array.isArray(body.details) ? (body.details as InputProblem[]).map(inCode) : [],
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
    ...(isSecondStep(body.secondStep) && { secondStep: body.secondStep }),
    ...(Array.isArray(body.saved) && { saved: body.saved as EditPart[] }),
    ...(Array.isArray(body.undoableEntryIds) && { undoableEntryIds: body.undoableEntryIds as string[] }),
  });
}

/** The failure of a call that got no answer. */
export const failureOfNetwork = ({ code }: { code?: string | undefined }): ApiError =>
  new ApiError({
    kind: 'NETWORK_ERROR',
    message: null,
    fallback: code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'errors.timeout' : 'errors.network',
    status: null,
    requestId: null,
    details: [],
  });
