import { expect, it } from '@jest/globals';
import type { ApiProblem } from '@pusula/frontend-kit/api';
import { stepToMend } from './step-to-mend.ts';

const problem = (message: string | null, paths: string[] = []): ApiProblem => ({
  kind: 'VALIDATION_ERROR',
  message,
  fallback: 'errors.register_failed',
  status: 400,
  requestId: null,
  details: paths.map((path) => ({ path, problem: 'too small' })),
});

it.each([
  ['USER_ALREADY_EXIST', [], 'email'],
  ['WEAK_PASSWORD', [], 'password'],
  ['INVALID_IMAGE_FILE', [], 'about'],
  ['INVALID_CERTIFICATE_DATE', [], 'expertise'],
  ['VALIDATION_FAILED', ['user.birthday'], 'personal'],
  ['VALIDATION_FAILED', ['language', 'user.certificates.0.name'], 'expertise'],
  ['VALIDATION_FAILED', ['language'], null],
  ['SERVICE_UNAVAILABLE', [], null],
  ['TOO_MANY_REQUESTS', [], null],
  [null, [], null],
] as const)('%s at %j is mended at %s', (message, paths, step) => {
  expect(stepToMend(problem(message, [...paths]))).toBe(step);
});
